/**
 * A person with a screen reader, without a browser: it meets the game only as elements that can be named, pressed and
 * walked, and as what is said. It knows no screen model and no place.
 */
import { OPPONENTS } from '../../src/ai/bots.ts';
import { type Ports, type Program, startProgram } from '../../src/app/index.ts';
import type { Happening } from '../../src/app/ports.ts';
import { NEW_CAMPAIGN } from '../../src/campaign/index.ts';
import { PEOPLE } from '../../src/content/people.ts';
import type { Device, Intent, Place } from '../../src/input/index.ts';
import { createLatest } from '../../src/platform/latest.ts';
import {
  aboutToTry,
  type MirrorPart,
  mirrorOf,
  type ScreenModel,
  spokenChange,
} from '../../src/present/index.ts';
import { RULES_BOOK } from '../../src/present/rules-menu.ts';

/** Everything in a mirror, in the order in which it is read. */
export function partsIn(parts: readonly MirrorPart[]): MirrorPart[] {
  return parts.flatMap((part) => [part, ...partsIn(part.parts ?? [])]);
}

/** Every word of a mirror: texts, names, placeholders. */
export const textOf = (parts: readonly MirrorPart[]): string =>
  partsIn(parts)
    .flatMap(({ text, says, field, attributes = {} }) => [
      text ?? '',
      says ?? '',
      field?.value ?? '',
      attributes['aria-label'] ?? '',
      attributes['placeholder'] ?? '',
    ])
    .filter((text) => text !== '')
    .join('\n');

export const nameOf = ({ text, attributes = {} }: MirrorPart): string =>
  attributes['aria-label'] ?? text ?? '';

export interface ReaderOptions {
  readonly ports?: Partial<Ports>;
  readonly seed?: number;
  readonly address?: string;
  /** It is the first start. */
  readonly greets?: boolean;
  /** It is to be told briefly. */
  readonly brief?: boolean;
}

export class Reader {
  readonly program: Program;
  /** Everything that was said, and what was heard at each place one came to. */
  readonly heard: string[] = [];
  /** What was said of each move. */
  readonly turns: string[] = [];
  screen: ScreenModel | null = null;
  private told: ScreenModel | null = null;
  private place: Place | null = null;
  private readonly brief: boolean;
  private readonly shown = createLatest<ScreenModel>((screen) => {
    for (const sentence of spokenChange(this.told, screen, this.brief)) this.hear(sentence);
    const moved = screen.focus !== this.place || screen.kind !== this.told?.kind;
    this.told = screen;
    this.place = screen.focus;
    const here = moved && this.parts().find(({ place }) => place !== undefined && place === screen.focus);
    if (here) this.heard.push(`[${this.readOut(here)}]`);
  });

  constructor({ ports: given = {}, seed = 7, address = '', greets = false, brief = false }: ReaderOptions) {
    this.brief = brief;
    const known: Partial<Ports> = {
      opponents: OPPONENTS,
      people: async () => PEOPLE,
      wait: async () => {},
      show: (model) => {
        this.screen = model;
        this.shown.give(model);
      },
      play: async () => {},
      load: async () => ({ match: null, table: null, campaign: NEW_CAMPAIGN, troubles: [] }),
      openRules: async () => RULES_BOOK,
      happened: (happening) => this.happened(happening),
      noticed: (text) => this.hear(text),
      skip: () => {},
      keepMatch: () => {},
      keepTable: () => {},
      keepCampaign: () => {},
      today: () => 20_000,
      ...given,
    };
    // Whatever else the world outside offers cannot be had here.
    const ports = new Proxy(known, {
      get: (target, name) => target[name as keyof Ports] ?? (() => new Promise(() => {})),
    }) as Ports;
    this.program = startProgram(ports, { opponents: OPPONENTS, seed, address, greets, resume: false });
  }

  private hear(sentence: string): void {
    if (sentence !== '') this.heard.push(sentence);
  }

  /** A deal is told after the table it was dealt on. */
  private happened({ mover, summary, brief }: Happening): void {
    const said = this.brief ? brief : summary;
    if (mover === null) queueMicrotask(() => queueMicrotask(() => this.hear(said)));
    else {
      this.turns.push(said);
      this.hear(said);
    }
  }

  /** Lets the program come to rest. */
  async rest(): Promise<void> {
    for (let i = 0; i < 60; i++) await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }

  /** Where the program is. */
  where(): string {
    const { value } = this.program.getSnapshot();
    return typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  }

  /** What can be met on the page now: what lies under a question cannot. */
  parts(): MirrorPart[] {
    const { main, log } = mirrorOf(this.screen!);
    return partsIn([...main, ...log].filter(({ attributes = {} }) => !('inert' in attributes)));
  }

  /** Everything that can be pressed or set, by name. */
  controls(): MirrorPart[] {
    return this.parts().filter(({ press, field, says }) => press || field || says !== undefined);
  }

  find(name: string | RegExp): MirrorPart | undefined {
    return this.controls().find((part) =>
      typeof name === 'string' ? nameOf(part) === name : name.test(nameOf(part)),
    );
  }

  /** What a screen reader says of an element: its name, what it is, its state, what describes it. */
  readOut(part: MirrorPart): string {
    const { tag, attributes = {}, field } = part;
    const kind =
      attributes['role'] ?? { button: 'button', select: 'list', input: 'field' }[tag as string] ?? tag;
    const by = attributes['aria-describedby'];
    const note = by && this.parts().find((one) => one.attributes?.['id'] === by);
    const value = field
      ? (part.parts?.find((one) => one.attributes?.['value'] === field.value)?.text ?? field.value)
      : null;
    return [
      nameOf(part),
      kind,
      ...(value === null ? [] : [value]),
      ...(attributes['aria-checked'] ? [attributes['aria-checked'] === 'true' ? 'on' : 'off'] : []),
      ...(attributes['aria-pressed'] === 'true' ? ['pressed'] : []),
      ...(attributes['aria-disabled'] === 'true' ? ['unavailable'] : []),
      ...(note ? [note.text ?? ''] : []),
    ].join(', ');
  }

  /** The page from its beginning, one line for each thing that is met. */
  page(): string[] {
    const notes = this.parts().flatMap(({ attributes = {} }) => attributes['aria-describedby'] ?? []);
    return this.parts().flatMap((part) => {
      if (part.tag === 'option' || notes.includes(part.attributes?.['id'] ?? '')) return [];
      if (part.press || part.field || part.says !== undefined) return [this.readOut(part)];
      return part.text
        ? [/^h\d$/.test(part.tag) ? `${part.text}, heading ${part.tag.slice(1)}` : part.text]
        : [];
    });
  }

  async give(intents: readonly Intent[], by: Device = 'keyboard'): Promise<void> {
    for (const intent of intents) {
      if (intent.type !== 'point') this.told = aboutToTry(this.told);
      this.program.send({ type: 'intent', intent, by });
    }
    await this.rest();
  }

  /** Goes to a control and presses it. @throws where there is none of that name */
  async press(name: string | RegExp): Promise<void> {
    const part = this.find(name);
    if (!part) throw new Error(`nothing is called ${name} on ${this.where()}:\n${textOf(this.parts())}`);
    if (part.place) await this.give([{ type: 'point', place: part.place }]);
    if (part.says !== undefined) this.hear(part.says);
    await this.give(part.press ?? []);
  }

  /** Gives a field another value. */
  async set(name: string | RegExp, value: string): Promise<void> {
    const field = this.find(name)?.field;
    if (!field) throw new Error(`no field is called ${name} on ${this.where()}`);
    await this.give([{ type: 'set', item: field.item, value }]);
  }
}
