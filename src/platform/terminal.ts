/**
 * The text terminal in the page: a real command line and a log, for screen readers, keyboards and tests alike.
 * Its contract: a textbox named `Command`; in the log named `Terminal` every answer is one child with `data-answer`,
 * the running number of its command, appended when the command is done; what happens otherwise is a child with
 * `data-event`.
 */
import { asShown } from '../text/foreign.ts';

export interface TerminalAnswer {
  readonly lines: readonly string[];
  /** Not to be read aloud. */
  readonly forMachines: boolean;
  /** The person wants to go back to the screen. */
  readonly closes?: boolean;
}

export interface Terminal {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  /** Adds what happened to the log. */
  tell(lines: readonly string[]): void;
  /** Empties the log, the line that is being typed, and what up and down bring back. */
  forget(): void;
}

/** Older entries leave the page; the log command still knows them. */
const MOST_ENTRIES = 500;
/** No command is so long: of a longer line, as from a paste gone wrong, no more is shown or brought back. */
const LONGEST_LINE = 300;
const MOST_SAID = 100;

export interface TerminalParts {
  readonly button: HTMLButtonElement;
  readonly panel: HTMLElement;
  readonly log: HTMLElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly closeButton: HTMLButtonElement;
}

/** @param run answers a line when it is done */
export function createTerminal(
  { button, panel, log, form, input, closeButton }: TerminalParts,
  run: (line: string) => Promise<TerminalAnswer>,
  greeting: string,
): Terminal {
  const said: string[] = [];
  let place = 0;
  let count = 0;

  let follows = false;
  /** Whoever reads the newest entry goes on reading it; once a picture, since it costs the page a layout. */
  const follow = (): void => {
    if (follows || panel.hidden) return;
    follows = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    if (follows)
      requestAnimationFrame(() => {
        follows = false;
        log.scrollTop = log.scrollHeight;
      });
  };

  const append = (lines: readonly string[], mark: (entry: HTMLElement) => void): void => {
    const entry = document.createElement('div');
    for (const [i, line] of lines.entries()) {
      const part = document.createElement('p');
      part.textContent = line;
      entry.append(...(i > 0 ? ['\n'] : []), part); // so that the text of an entry reads line by line too
    }
    mark(entry);
    follow();
    log.append(entry);
    while (log.childElementCount > MOST_ENTRIES) log.firstElementChild?.remove();
  };

  const answer = async (line: string): Promise<void> => {
    const number = ++count;
    append([`> ${asShown(line, LONGEST_LINE)}`], (entry) => {
      entry.setAttribute('data-command', `${number}`);
      entry.setAttribute('aria-hidden', 'true'); // who typed it knows it
    });
    const { lines, forMachines, closes } = await run(line).catch(
      (error: unknown): TerminalAnswer => ({
        lines: [asShown(String(error), LONGEST_LINE)],
        forMachines: false,
      }),
    );
    append(lines, (entry) => {
      entry.setAttribute('data-answer', `${number}`);
      if (forMachines) entry.setAttribute('aria-hidden', 'true');
    });
    if (closes) terminal.close();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const line = input.value.trim();
    input.value = '';
    if (line === '') return;
    said.push(line.slice(0, LONGEST_LINE));
    if (said.length > MOST_SAID) said.shift();
    place = said.length;
    void answer(line);
  });
  // As on other command lines, up and down bring back what was said before.
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') terminal.close();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    place = Math.max(0, Math.min(said.length, place + (event.key === 'ArrowUp' ? -1 : 1)));
    input.value = said[place] ?? '';
  });
  closeButton.addEventListener('click', () => terminal.close());
  button.addEventListener('click', () => (panel.hidden ? terminal.open() : terminal.close()));

  const terminal: Terminal = {
    get isOpen() {
      return !panel.hidden;
    },
    open() {
      panel.hidden = false;
      button.setAttribute('aria-expanded', 'true');
      if (log.childElementCount === 0)
        append([greeting], (entry) => entry.setAttribute('data-event', 'greeting'));
      log.scrollTop = log.scrollHeight;
      input.focus();
    },
    close() {
      panel.hidden = true;
      button.setAttribute('aria-expanded', 'false');
      button.focus();
    },
    tell(lines) {
      append(lines, (entry) => entry.setAttribute('data-event', 'happened'));
    },
    forget() {
      log.replaceChildren();
      input.value = '';
      said.length = place = 0;
    },
  };
  return terminal;
}
