/**
 * The statechart of the whole program: boot, title, quick table, rules, table, result.
 *
 * All it knows is in its context, so that the screen is a function of it (see screen.ts). All a person does arrives
 * as intents, whatever the device. At the table it invokes the match and the choice of a move, which tell it by
 * events how they stand.
 */
import { and, assign, createActor, fromCallback, fromPromise, not, raise, sendTo, setup } from 'xstate';
import {
  DEFAULT_SETTINGS,
  type KeptMatch,
  NEW_CAMPAIGN,
  SAVE_VERSION,
  withRecord,
} from '../campaign/index.ts';
import {
  BESIDE,
  choose,
  chooseControl,
  chooseSound,
  DEFAULT_SETUP,
  isHouseRule,
  isPresetId,
  isShared,
  type Person,
  REFUSAL_TOPIC,
  type TableSetup,
} from '../content/index.ts';
import { eventsFor, MAX_SEED, type MatchRecord, type Refusal, type Seat } from '../engine/index.ts';
import {
  type Bound,
  type Device,
  focusOn,
  type Intent,
  NO_FOCUS,
  type Place,
  type Source,
} from '../input/index.ts';
import {
  beginCourse,
  type Course,
  hintAt,
  type Judge,
  type LessonMove,
  type LessonRun,
  lessonSeen,
  type MatchContext,
  type MatchOutput,
  makeLessonMove,
  makeLessonReply,
  matchMachine,
  nextQuestion,
  nextStep,
  type Question,
  repeatStep,
  type SelectionEvent,
  type Showing,
  seenBy,
  selectionMachine,
  showSolution,
  stepOf,
  type Verdict,
  worthOf,
} from '../match/index.ts';
import {
  beatsOf,
  type Choosing,
  type CourseKind,
  OPPONENT_KINDS,
  opponentsOf,
  type Reckoning,
  type RulesBook,
  SPEEDS,
} from '../present/index.ts';
import { IMPORT_WORDS, TROUBLE_WORDS } from '../text/campaign.ts';
import { CONTROLS_WORDS, padName } from '../text/controls.ts';
import { HINT_WORDS } from '../text/hint.ts';
import { HOT_SEAT_WORDS } from '../text/hot-seat.ts';
import { LESSON_WORDS } from '../text/lessons.ts';
import { RULES_WORDS } from '../text/rules.ts';
import { NOTICES, WORDS } from '../text/screens.ts';
import type { BranchName, BranchWorld, Deed, Page, RoadBook, RoadSeat, Turn } from './branch.ts';
import type { ProgramContext, ProgramInput } from './context.ts';
import { createForethought } from './forethought.ts';
import {
  caughtByHands,
  chosenInHands,
  focusAt,
  HANDS,
  handsMenu,
  isHandsItem,
  padTaken,
  pressedOnPad,
} from './hands.ts';
import { hintFor } from './hint.ts';
import { atFirst, atScreen, coverTable, HASTE, passedOn, uncoverTable } from './hot-seat.ts';
import {
  afterLessonMove,
  beginSitting,
  courseAfter,
  courseAt,
  FIRST_MATCH,
  guideOf,
  isPassed,
  judgeFor,
  LESSON_JUDGE,
  type LessonSitting,
  layLesson,
  shownOf,
  withDone,
} from './lesson.ts';
import { type LinkReading, readLink } from './link.ts';
import { type Act, stepInMenu } from './menu-step.ts';
import { ownCards, withChosenDeck } from './own-deck.ts';
import { pauseBefore } from './pause.ts';
import type { Kept, Ports } from './ports.ts';
import type { School } from './school.ts';
import { branchWorld, deskOf, menuOf, ruleInSight, rulesQuestion, screenOf } from './screen.ts';
import {
  afterMove,
  botIn,
  type Cast,
  dealRecord,
  isWatched,
  layTable,
  linesOf,
  nextSeed,
  PERSON,
  rematchRecord,
  type Table,
  undealt,
  VIEWER,
} from './table.ts';
import { graphOf, stepAtTable } from './table-step.ts';

export type ProgramEvent =
  /** With what it was done, where that may change the prompts. */
  | {
      readonly type: 'intent';
      readonly intent: Intent;
      readonly by?: Device;
      /** Whose device it is, where two people have one each. */
      readonly seat?: Seat;
    }
  /** A device is used without wanting anything yet, as a mouse that moves. */
  | { readonly type: 'handUsed'; readonly device: Device }
  /** A key or a button, while one is waited for. */
  | { readonly type: 'caught'; readonly bound: Bound; readonly name: string }
  /** A button of a pad nobody knows, or while a pad is asked for its buttons. */
  | { readonly type: 'padPressed'; readonly pad: string; readonly source: Source }
  | { readonly type: 'padCame' | 'padGone'; readonly pad: string }
  | { readonly type: 'handsChosen'; readonly item: string }
  /** A whole move in notation, from the text terminal. */
  | { readonly type: 'say'; readonly move: string }
  | { readonly type: 'resign' }
  /** Leave the match; it is kept. */
  | { readonly type: 'leave' }
  /** Sit down at this table and deal. */
  | { readonly type: 'deal'; readonly setup: TableSetup }
  | { readonly type: 'addressChanged'; readonly address: string }
  | { readonly type: 'linkOpened'; readonly link: LinkReading; readonly people: readonly Person[] }
  | { readonly type: 'peopleMet'; readonly people: readonly Person[] }
  /** One good move has been found for a seat after so many moves. */
  | { readonly type: 'hinted'; readonly seat: Seat; readonly moves: number; readonly text: string }
  /** A person is asked for a move. */
  | { readonly type: 'asked'; readonly seat: Seat }
  /** A bot has chosen a move. */
  | { readonly type: 'reckoned'; readonly reckoning: Reckoning }
  /** Somebody sits down to a lesson or puzzle that has been fetched. */
  | { readonly type: 'courseOpened'; readonly school: School; readonly course: Course }
  /** The last lesson or puzzle is behind one. */
  | { readonly type: 'schoolOver'; readonly kind: CourseKind }
  /** Something outside the game that a person should know. */
  /** Something is to be said; a fault is something that failed. */
  | { readonly type: 'notify'; readonly text: string; readonly fault?: boolean }
  /** A page of a branch wants what it cannot do itself. */
  | { readonly type: 'wanted'; readonly deed: Deed }
  /** A text that a page asked for. */
  | { readonly type: 'answered'; readonly text: string }
  /** What counts matches has come. */
  | {
      readonly type: 'matchNoted';
      readonly book: RoadBook;
      readonly setup: TableSetup;
      readonly record: MatchRecord;
    }
  /** A new version of the game has been fetched. */
  | { readonly type: 'updateReady' }
  /** The person at the table has not moved for long. */
  | { readonly type: 'waited'; readonly moves: number }
  /** A piece begins on the radio, or (null) it falls silent. */
  | { readonly type: 'radioPlays'; readonly piece: string | null }
  | Act
  | { readonly type: 'moveChosen'; readonly move: string }
  | { readonly type: 'focusWanted'; readonly place: Place; readonly from?: Place }
  | { readonly type: 'selected'; readonly choosing: Choosing };

/** Whoever sits across the road's table grows restless after so long, in milliseconds. */
const RESTLESS = 45_000;
/** A search is given up after this long, in milliseconds. */
const PATIENCE = 20_000;

/** The person's answer, which may come before the question: while the last move is still being shown. */
function createPerson() {
  let early: string | null = null;
  let waiting: ((move: string) => void) | null = null;
  return {
    ask: (): Promise<string> => {
      if (early === null) {
        return new Promise((resolve) => {
          waiting = resolve;
        });
      }
      const move = early;
      early = null;
      return Promise.resolve(move);
    },
    answer: (move: string): void => {
      if (waiting) waiting(move);
      else early = move;
      waiting = null;
    },
    /** Another match begins. */
    forget: (): void => {
      early = null;
      waiting = null;
    },
  };
}

/** The choice of a move as an actor that tells how it stands. */
const choiceBy = (judge: Judge) =>
  fromCallback<SelectionEvent, Table>(({ input: { seen }, sendBack, receive }) => {
    const selection = createActor(selectionMachine, { input: { seen, judge } });
    selection.on('moveChosen', sendBack);
    selection.on('focusWanted', sendBack);
    selection.subscribe(({ context: { held, doubt, objection } }) =>
      sendBack({ type: 'selected', choosing: { held, doubt, objection } }),
    );
    receive((event) => selection.send(event));
    selection.start();
    return () => selection.stop();
  });

/** What is known when the game has started. */
interface Arrival {
  readonly kept: Kept;
  readonly link: LinkReading;
  readonly people: readonly Person[];
}

/** Starts the program. */
export function startProgram(ports: Ports, given: ProgramInput) {
  const input = { ...given, opponents: [...given.opponents, { id: BESIDE, name: HOT_SEAT_WORDS.names.B }] };
  const person = createPerson();
  const forethought = createForethought(ports.think);
  /** The match that was counted last. */
  let noted: MatchRecord | null = null;
  const now = (): ProgramContext => program.getSnapshot().context;

  /** The people, or none where they cannot be had: the game goes on without them. */
  const people = async (): Promise<readonly Person[]> => {
    const known = now().people;
    return known.length > 0 ? known : ports.people().catch(() => []);
  };

  /** Reads an address; people are called only where it names somebody who is not known without them. */
  async function readAddress(address: string): Promise<Pick<Arrival, 'link' | 'people'>> {
    const known = readLink(address, input.opponents);
    if (known.kind !== 'fault') return { link: known, people: [] };
    const all = await people();
    return { link: readLink(address, [...input.opponents, ...all]), people: all };
  }

  async function arrive(): Promise<Arrival> {
    const [kept, { link, people: called }] = await Promise.all([ports.load(), readAddress(input.address)]);
    const ids = [kept.match?.setup.opponent, kept.match?.setup.you, kept.table?.setup.opponent];
    const isStrange = ids.some((id) => id && !input.opponents.some((one) => one.id === id));
    return { kept, link, people: called.length === 0 && isStrange ? await people() : called };
  }

  const match = matchMachine.provide({
    actors: {
      choose: fromPromise<string, Question>(async ({ input: question, signal }) => {
        if (question.player === PERSON) {
          program.send({ type: 'asked', seat: question.seat });
          return person.ask();
        }
        const { news, settings } = now();
        const [{ move, candidates = [] }] = await Promise.all([
          forethought.answer(question, signal),
          question.fast
            ? undefined
            : ports.wait(
                pauseBefore(news?.lines ?? [], question.seed, settings.speed, settings.display.pace),
              ),
        ]);
        const reckoning = { ply: question.seen.counters.moves, candidates, quick: question.fast };
        program.send({ type: 'reckoned', reckoning });
        return move;
      }),
      present: fromPromise<void, Showing>(async ({ input: { events } }) => {
        if (events.length === 0) return;
        // A deal is shown on a table that has just been laid: let the screen know of it first.
        const isDeal = events[0]!.type === 'handDealt';
        if (isDeal) await Promise.resolve();
        const { table, settings } = now();
        // Two people find their cards dealt when the curtain rises.
        if (!table || table.curtain) return;
        if (isDeal) ports.show(screenOf({ ...now(), table: undealt(table) }));
        const lines = linesOf(table, events);
        await ports.play(
          beatsOf(events, (event) => lines.get(event) ?? null),
          settings.speed,
        );
      }),
    },
  });

  const base = setup({
    types: {
      input: {} as ProgramInput,
      context: {} as ProgramContext,
      events: {} as ProgramEvent,
      children: {} as {
        match: 'match';
        choice: 'choice';
        arrive: 'arrive';
        haste: 'haste';
        people: 'people';
        book: 'book';
        road: 'road';
        school: 'school';
        lessonShown: 'lessonShown';
        weighed: 'weighed';
      },
    },
    actors: {
      match,
      choice: choiceBy(judgeFor(() => now().lesson)),
      school: fromPromise<School>(() => ports.openSchool()),
      lessonShown: fromPromise<void, { table: Table; speed: ProgramContext['settings']['speed'] }>(
        async ({ input: { table, speed } }) => {
          const events = shownOf(table);
          const lines = linesOf(table, events);
          await ports.play(
            beatsOf(events, (event) => lines.get(event) ?? null),
            speed,
          );
        },
      ),
      weighed: fromPromise<Verdict, LessonRun>(async ({ input: run, signal }) => {
        const seen = lessonSeen({ ...run, state: run.start }, VIEWER);
        const { candidates } = await ports.think({ bot: LESSON_JUDGE, seen, seed: 0, fast: false }, signal);
        return worthOf(run.made ?? '', candidates ?? []);
      }),
      arrive: fromPromise<Arrival>(arrive),
      people: fromPromise<readonly Person[]>(people),
      haste: fromPromise<void>(() => ports.wait(HASTE)),
      book: fromPromise<RulesBook>(() => ports.openRules()),
      road: fromPromise<RoadBook>(() => ports.openRoad()),
    },
    guards: {
      'the screen is to be passed on': ({ context }) => context.table?.curtain != null,
      'it is about this turn': ({ context: { table }, event }) =>
        event.type === 'hinted' &&
        table !== null &&
        table.curtain === null &&
        table.seen.seat === event.seat &&
        table.seen.counters.moves === event.moves,
      'hands have come to rest': ({ context }) => context.table?.curtain?.settled === true,
      'another seat is asked': ({ context: { table }, event }) =>
        event.type === 'asked' &&
        table !== null &&
        isShared(table.setup) &&
        (table.curtain?.seat ?? table.seen.seat) !== event.seat,
      'it was in hand': ({ context }) => context.hands.device === 'pad',
      'it is the first start': ({ context }) =>
        context.greets === true && !context.settings.greeted && context.kept === null,
      'the first check is open': ({ context }) => context.checks,
      'it would reset': ({ context }) => context.asksReset,
      'it opens a page': ({ context, event }) =>
        event.type === 'chosen' && context.book?.turn(context.topic, event.item) != null,
      'a match is kept': ({ context }) => context.kept !== null,
      'the link names a table': ({ context, event }) =>
        (event.type === 'linkOpened' ? event.link : context.link).kind === 'table',
      'the link is faulty': ({ context, event }) =>
        (event.type === 'linkOpened' ? event.link : context.link).kind === 'fault',
      'it is to be resumed': ({ context }) => context.resume && !context.onRoad && context.kept !== null,
      'the road is to be resumed': ({ context }) =>
        context.resume && context.onRoad === true && (context.campaign.road.sitting?.record ?? null) !== null,
      'it is': ({ event }, { item }: { item: string }) => event.type === 'chosen' && event.item === item,
      'it opens a course': ({ context, event }) =>
        event.type === 'chosen' && courseAt(context.school, event.item) !== null,
      'a reply is due': ({ context }) => context.lesson?.run.stage === 'answered',
      'it is to be weighed': ({ context: { lesson } }) =>
        lesson !== null &&
        stepOf(lesson.run).kind === 'free' &&
        lesson.verdict === null &&
        lesson.run.made !== null,
      'the list is of lessons': ({ context, event }, { item }: { item: string }) =>
        event.type === 'chosen' && event.item === item && context.lesson?.run.course.kind === 'lesson',
      'it was a lesson': ({ context, event }) =>
        event.type === 'schoolOver' ? event.kind === 'lesson' : context.lesson?.run.course.kind === 'lesson',
      'it wants': ({ event }, { deed }: { deed: Deed['type'] }) =>
        event.type === 'wanted' && event.deed.type === deed,
      'the quick table leads back': ({ context, event }, { deed }: { deed: Deed['type'] }) =>
        context.fromQuickTable && event.type === 'wanted' && event.deed.type === deed,
      'a game of the road is over': ({ context }, { output }: { output: MatchOutput }) =>
        output.ending === 'played' && (context.table?.road ?? null) !== null,
      'the match has moved on': ({ context }, { seen }: { seen: MatchContext }) =>
        context.table?.told !== seen.events,
      'a bot stumbled': ({ context }, { seen }: { seen: MatchContext }) =>
        seen.stumbled && context.notice === null,
      'it was played to its end': (_, { output }: { output: MatchOutput }) => output.ending === 'played',
      'it was left': (_, { output }: { output: MatchOutput }) => output.ending === 'left',
    },
  });

  const machine = base.extend({
    actions: {
      'turn to': assign((_, { screen }: { screen: ProgramContext['screen'] }) => ({
        screen,
        focus: NO_FOCUS,
        asksReset: false,
        checks: false,
      })),
      'take what was kept': assign(({ context }, { arrival }: { arrival: Arrival }) => {
        const { kept, link, people: all } = arrival;
        return {
          link,
          people: all,
          kept: kept.match,
          campaign: kept.campaign,
          shelved: kept.shelved ?? [],
          settings: kept.table?.settings ?? context.settings,
          setup: kept.table?.setup ?? context.setup,
          ...(kept.troubles.length > 0 &&
            failed(kept.troubles.map((trouble) => TROUBLE_WORDS[trouble]).join(' '))),
        };
      }),
      'meet the people': assign(({ context }, { people: all }: { people: readonly Person[] }) => ({
        people: all.length > 0 ? all : context.people,
        peopleMissing: all.length === 0 && context.people.length === 0,
      })),
      'set the table as the link says': assign(({ context, event }) => {
        const link = event.type === 'linkOpened' ? event.link : context.link;
        if (link.kind !== 'table') return {};
        return {
          people: event.type === 'linkOpened' && event.people.length > 0 ? event.people : context.people,
          setup: link.setup,
          settings: link.speed === null ? context.settings : { ...context.settings, speed: link.speed },
        };
      }),
      'say what is wrong with the link': assign(({ context, event }) => {
        const link = event.type === 'linkOpened' ? event.link : context.link;
        return link.kind === 'fault' ? failed(NOTICES.badLink(link.message)) : {};
      }),
      'set the table': assign((_, { setup: agreed }: { setup: TableSetup }) => ({ setup: agreed })),
      'sit down oneself': assign(({ context }) => ({ setup: { ...context.setup, you: null } })),
      deal: assign(({ context }) => ({
        ...freshTable(context, dealRecord(context.setup, context.seed, context), context.setup),
        seed: nextSeed(context.seed),
      })),
      'deal with a deck of one’s own': assign(({ context }) => {
        const own = ownCards(context.campaign, context.setup);
        return {
          ...freshTable(context, dealRecord(context.setup, context.seed, context, own?.cards), context.setup),
          seed: nextSeed(context.seed),
        };
      }),
      'choose a deck': assign(({ context, event }) =>
        event.type === 'changed' ? { campaign: withChosenDeck(context.campaign, event.value) } : {},
      ),
      'deal again': assign(({ context }) =>
        context.table ? freshTable(context, rematchRecord(context.table), context.table.setup) : {},
      ),
      'take up the kept match': assign(({ context }) =>
        context.kept ? freshTable(context, context.kept.record, context.kept.setup) : {},
      ),
      'forget the match': assign({ kept: null }),
      'go to': assign(({ context }, { branch }: { branch: BranchName }) => ({
        branch,
        page: null,
        fromQuickTable: context.screen === 'quick-table',
      })),
      'note the match': ({ context: { table } }) => {
        // Neither what bots or two people play among themselves, nor what had ended when it was taken up.
        if (!table || table.road || isWatched(table) || isShared(table.setup) || !table.told?.length) return;
        const { record, setup: agreed } = table;
        if (noted === record) return;
        noted = record;
        ports.openRoad().then(
          (book) => program.send({ type: 'matchNoted', book, setup: agreed, record }),
          () => {},
        );
      },
      'count the match': base.enqueueActions(({ context: { campaign: before }, event, enqueue }) => {
        if (event.type !== 'matchNoted') return;
        const campaign = event.book.note(before, event.setup, event.record, ports.today());
        const news = event.book.news(before, campaign).join(' ');
        enqueue.assign({ campaign, ...(news !== '' && { notice: news }) });
        if (news !== '') enqueue(() => ports.noticed(news));
      }),
      carry: ({ event }) => {
        if (event.type !== 'wanted' || event.deed.type !== 'carry') return;
        void ports.carry(event.deed.how).then((text) => {
          if (text !== null) program.send({ type: 'notify', text, fault: text !== IMPORT_WORDS.done });
        });
      },
      'ask for a text': ({ event }) => {
        if (event.type !== 'wanted' || event.deed.type !== 'ask') return;
        void ports.askText(event.deed.title, event.deed.text).then((text) => {
          if (text !== null) program.send({ type: 'answered', text });
        });
      },
      'show a text': ({ event }) => {
        if (event.type === 'wanted' && event.deed.type === 'tell')
          ports.showText(event.deed.title, event.deed.text);
      },
      'open the road': assign(({ context }, { book }: { book: RoadBook }) => ({
        road: book,
        people: book.people,
        page: context.page ?? book.open(context.branch, branchWorld(context)),
      })),
      'turn a page of the branch': base.enqueueActions(({ context, event, enqueue }) => {
        const { page } = context;
        if (!page) return;
        const turn = turnOf(page, event, branchWorld(context));
        const next = turn.page ?? page;
        enqueue.assign({
          page: next,
          ...(next.key !== page.key && { focus: NO_FOCUS }),
          ...(turn.campaign && { campaign: turn.campaign }),
          ...(turn.notice !== undefined && { notice: turn.notice }),
          ...(turn.refused !== undefined && { notice: turn.refused, refused: turn.refused }),
        });
        const { campaign, notice = turn.refused } = turn;
        if (campaign) enqueue(() => ports.keepCampaign(campaign));
        if (notice !== undefined) enqueue(() => ports.noticed(notice));
        if (turn.deed) enqueue.raise({ type: 'wanted', deed: turn.deed });
      }),
      'take up the match of the road': assign(({ context, event }) => {
        const { campaign, road, seed, opponents } = context;
        const again = event.type === 'wanted' && event.deed.type === 'sit' && event.deed.again === true;
        const sat = road?.seating(campaign, seed, again);
        if (!road || !sat) return {};
        const { setup: agreed, record, seat } = sat.seating;
        return {
          ...freshTable({ opponents, people: road.people }, record, agreed, seat),
          kept: context.kept,
          campaign: sat.campaign,
          seed: nextSeed(seed),
          resume: false,
        };
      }),
      'end the game of the road': assign(({ context }) => {
        const { table, road, campaign } = context;
        if (!table?.road || !road) return {};
        return { ...road.ended(campaign, table.record, ports.today(), table.road.said), focus: NO_FOCUS };
      }),
      'take the school': assign((_, { school }: { school: School }) => ({ school })),
      'say that there is no school': assign(failed(LESSON_WORDS.failed)),
      'sit down to the course': assign(({ context, event }) => {
        if (event.type === 'courseOpened')
          return { school: event.school, ...sittingAt(beginSitting(event.course)) };
        const course = event.type === 'chosen' ? courseAt(context.school, event.item) : null;
        return course ? sittingAt(beginSitting(course)) : {};
      }),
      'make the move of the lesson': assign(({ context, event }) => {
        const { lesson } = context;
        if (event.type !== 'moveChosen' || !lesson) return {};
        return afterLesson(context, makeLessonMove(lesson.run, event.move));
      }),
      'make the reply of the lesson': assign(({ context }) =>
        context.lesson ? afterLesson(context, makeLessonReply(context.lesson.run)) : {},
      ),
      'show the solution': assign(({ context }) => {
        const { lesson } = context;
        const shown = lesson && showSolution(lesson.run);
        if (!lesson || !shown) return {};
        const laid = { ...context, table: layLesson({ ...lesson, run: repeatStep(lesson.run) }) };
        return afterLesson(laid, shown);
      }),
      'give a hint': assign(({ context: { lesson } }) =>
        lesson ? { lesson: { ...lesson, run: hintAt(lesson.run) } } : {},
      ),
      'begin the step again': assign(({ context: { lesson } }) =>
        lesson ? sittingAt({ run: repeatStep(lesson.run), verdict: null }) : {},
      ),
      'begin the lesson again': assign(({ context: { lesson } }) =>
        lesson ? sittingAt({ run: beginCourse(lesson.run.course), verdict: null }) : {},
      ),
      'go on in the lesson': base.enqueueActions(({ context: { lesson, school }, enqueue }) => {
        if (!lesson || !school) return;
        const { course } = lesson.run;
        const step = nextStep(lesson.run);
        const next = step ? null : courseAfter(school, course);
        if (step) enqueue.assign(sittingAt({ run: step, verdict: null }));
        else if (next) enqueue.assign(sittingAt(beginSitting(next)));
        else enqueue.raise({ type: 'schoolOver', kind: course.kind });
      }),
      'take the verdict': assign(({ context: { lesson } }, { verdict }: { verdict: Verdict }) =>
        lesson ? { lesson: { ...lesson, verdict } } : {},
      ),
      'keep what was learnt': base.enqueueActions(({ context: { lesson, campaign }, enqueue }) => {
        if (!lesson || !isPassed(lesson)) return;
        const next = withDone(campaign, lesson.run.course);
        if (next === campaign) return;
        enqueue.assign({ campaign: next });
        enqueue(() => ports.keepCampaign(next));
      }),
      'say what the lesson says': ({ context: { lesson, school } }) => {
        const text = guideOf(lesson, school)?.text;
        if (text) ports.happened({ mover: null, own: true, lines: [text], summary: text, brief: text });
      },
      'offer the first match': base.enqueueActions(({ enqueue }) =>
        enqueue.raise({ type: 'deal', setup: FIRST_MATCH }),
      ),
      'leave the lesson': assign({ lesson: null, table: null }),
      'keep the campaign': ({ context }) => ports.keepCampaign(context.campaign),
      'leave the branch': assign(({ context }) => ({
        page: null,
        resume: false,
        table: context.table?.road ? null : context.table,
      })),
      'say that it is missing': assign(failed(WORDS.unfetched)),
      'say what restlessness says': assign(({ context }) => {
        const { table, road } = context;
        if (!table?.road || !road) return {};
        return { table: { ...table, road: road.waited(table.road, table.seen.counters.moves) } };
      }),
      'grow restless': ({ context: { table } }) => {
        if (!table?.road || table.seen.next !== VIEWER) return;
        const { moves } = table.seen.counters;
        void ports.wait(RESTLESS).then(() => program.send({ type: 'waited', moves }));
      },
      'let the curtain fall': assign(({ context: { table }, event }) =>
        event.type === 'asked' && table ? { ...passedOn(coverTable(table, event.seat)), notice: null } : {},
      ),
      'look for a good move': ({ context: { table } }) => {
        if (!table || table.curtain || isWatched(table) || table.seen.next !== table.seen.seat) return;
        const { seat, counters } = table.seen;
        void hintFor(ports.think, table.seen, table.names).then((text) =>
          program.send({ type: 'hinted', seat, moves: counters.moves, text }),
        );
      },
      'say whose turn a hint is for': assign(({ context: { table } }) =>
        table && table.seen.next !== table.seen.seat ? { notice: HINT_WORDS.notYours } : {},
      ),
      'give the hint': assign(({ event }) => (event.type === 'hinted' ? { notice: event.text } : {})),
      'say to whom the screen is passed': ({ context: { table } }) => {
        if (!table?.curtain) return;
        const told = table.lastMove ? [table.lastMove.text] : [];
        ports.covered([...told, HOT_SEAT_WORDS.typeReady(table.curtain.seat)]);
      },
      'say no more of what one person knew': ({ context: { table } }) => {
        if (table && isShared(table.setup)) ports.covered([]);
      },
      'let hands come to rest': assign(({ context: { table } }) =>
        table?.curtain ? { table: { ...table, curtain: { ...table.curtain, settled: true } } } : {},
      ),
      'let the curtain rise': assign(({ context: { table } }) =>
        table ? passedOn(uncoverTable(table)) : {},
      ),
      'lay the hands down': assign(({ context: { table } }) =>
        table && isShared(table.setup)
          ? passedOn({ ...coverTable(table, table.seen.seat), curtain: null })
          : {},
      ),
      'keep the table': ({ context: { settings, setup: agreed } }) =>
        ports.keepTable({ version: SAVE_VERSION, settings, setup: agreed }),
      'wait for the person anew': () => person.forget(),
      'let the next one think': (_, { seen }: { seen: MatchContext }) => {
        const next = nextQuestion(seen);
        if (next && next.player !== PERSON) forethought.begin(next);
        else forethought.forget();
      },
      'think no longer': () => forethought.forget(),
      'keep what was thought': assign(({ context: { table }, event }) =>
        event.type === 'reckoned' && table
          ? { table: { ...table, reckonings: [...table.reckonings, event.reckoning] } }
          : {},
      ),
      'look at the first move': assign({ step: 1 }),
      'read the address': ({ event }) => {
        if (event.type === 'addressChanged')
          void readAddress(event.address).then((read) => program.send({ type: 'linkOpened', ...read }));
      },
      'do as intended': base.enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== 'intent') return;
        const { intent, by, seat } = event;
        const { table } = context;
        const other = table && isShared(table.setup) && seat !== undefined && seat !== atScreen(table);
        // Each of two pads plays its own side; what lies over the table either may open.
        if (other && plays(context.screen, intent)) {
          enqueue.assign({ notice: HOT_SEAT_WORDS.otherPad(atScreen(table)) });
          return;
        }
        if (by && by !== context.hands.device) enqueue.assign({ hands: { ...context.hands, device: by } });
        const over = handsMenu(context);
        if (over || context.screen !== 'table') {
          const { focus, act } = stepInMenu(over ?? menuOf(context), context.focus, intent);
          enqueue.assign({ focus, ...(act && { notice: null }) });
          if (act?.type === 'chosen' && (over || isHandsItem(act.item)))
            enqueue.raise({ type: 'handsChosen', item: act.item });
          else if (act) enqueue.raise(act);
          return;
        }
        const desk = deskOf(context);
        if (!desk) return;
        // A hand on the game ends what is being shown, and acts at once; a pointer passing by does not.
        if (intent.type !== 'point') enqueue(() => ports.skip());
        const step = stepAtTable(desk, intent);
        enqueue.assign({
          tableFocus: step.focus,
          ...((step.act || step.select.length > 0) && { notice: null }),
        });
        for (const select of step.select) enqueue.sendTo('choice', select);
        if (step.act) enqueue.raise(step.act);
      }),
      'see the choice': assign(({ context, event }) => {
        const { table, tableFocus, focusBefore } = context;
        if (event.type !== 'selected' || !table) return {};
        const { choosing } = event;
        const next = { table: { ...table, choosing } };
        if (choosing.doubt && !table.choosing.doubt) return { ...next, focusBefore: tableFocus };
        if (!choosing.doubt && table.choosing.doubt)
          return { ...next, tableFocus: focusBefore ?? tableFocus, focusBefore: null };
        return next;
      }),
      'lead the focus': assign(({ context, event }) => {
        const desk = deskOf(context);
        if (event.type !== 'focusWanted' || !desk) return {};
        const { tableFocus } = context;
        if (event.from && tableFocus.place !== event.from) return {};
        return { tableFocus: focusOn(graphOf(desk), tableFocus, event.place) };
      }),
      'answer for the person': ({ event }) => {
        if (event.type === 'moveChosen') person.answer(event.move);
      },
      'see the match': assign(({ context }, { seen }: { seen: MatchContext }) => {
        if (!context.table) return {};
        const told = afterMove(
          context.table,
          seen.record,
          seen.events,
          seenBy(seen, context.table.seen.seat),
        );
        const { curtain } = told.table;
        const after = curtain
          ? { ...told, table: { ...coverTable(told.table, curtain.seat), curtain } }
          : told;
        const { table, campaign, road } = context;
        if (table.road && road) {
          const events = eventsFor(VIEWER, seen.events);
          const seat = road.hear(table.road, events, after.table.seen, table.seen);
          return {
            table: { ...after.table, road: seat },
            news: after.happening,
            campaign: { ...campaign, road: withRecord(campaign.road, after.table.record) },
          };
        }
        return { table: after.table, news: after.happening, kept: keptOf(after.table) };
      }),
      'show it to the choice': base.enqueueActions(({ context, enqueue }) => {
        if (context.table) enqueue.sendTo('choice', { type: 'observed', seen: context.table.seen });
      }),
      'keep the match': ({ context }) => {
        if (context.table?.road) ports.keepCampaign(context.campaign);
        else ports.keepMatch(context.kept);
      },
      'tell what happened': ({ context }) => {
        if (context.news && context.news.lines.length > 0) ports.happened(context.news);
      },
      'say that a bot stumbled': assign(({ context: { table } }) =>
        table ? failed(NOTICES.noThought(table.names[table.seen.next ?? 'B'])) : { notice: null },
      ),
      'change what is set': assign(({ context, event }) =>
        event.type === 'changed' ? changed(context, event.item, event.value) : {},
      ),
      'open the rules': assign(({ context }) => {
        // At the table the rule behind a refusal or of what is in focus, else where one has been last.
        const reason = context.screen === 'table' ? context.table?.choosing.objection?.reason : undefined;
        if (!reason) return { topic: ruleInSight(context) };
        return { topic: reason in REFUSAL_TOPIC ? REFUSAL_TOPIC[reason as Refusal] : 'turn' };
      }),
      'turn the page': assign(({ context, event }) => ({
        topic: (event.type === 'chosen' && context.book?.turn(context.topic, event.item)) || context.topic,
      })),
      'take the book': assign((_, { book }: { book: RulesBook }) => ({ book })),
      'say that the rules are missing': assign(failed(RULES_WORDS.failed)),
      'ask before a reset': assign({ asksReset: true }),
      'leave the settings as they are': assign({ asksReset: false }),
      'set everything back': assign({ settings: { ...DEFAULT_SETTINGS, greeted: true }, asksReset: false }),
      'open the first check': assign({ checks: true, focus: NO_FOCUS }),
      'close the first check': assign({ checks: false, focus: focusAt('welcome') }),
      'remember the greeting': assign(({ context }) => ({
        settings: { ...context.settings, greeted: true },
      })),
      'take up the device': assign(({ context, event }) =>
        event.type === 'handUsed' ? { hands: { ...context.hands, device: event.device } } : {},
      ),
      'change what hands do': assign(({ context, event }) => {
        switch (event.type) {
          case 'handsChosen':
            return chosenInHands(context, event.item);
          case 'caught':
            return caughtByHands(context, event.bound, event.name);
          case 'padPressed':
            return pressedOnPad(context, event.pad, event.source);
          default:
            return {};
        }
      }),
      'see the pad come': assign(({ context, event }) =>
        event.type === 'padCame'
          ? {
              hands: { ...context.hands, pad: event.pad },
              notice: CONTROLS_WORDS.padCame(padName(event.pad)),
            }
          : {},
      ),
      'see the pad go': assign(({ context, event }) =>
        event.type === 'padGone'
          ? { ...padTaken(context, event.pad), ...failed(CONTROLS_WORDS.padGone(padName(event.pad))) }
          : {},
      ),
      'see the pad go in the match': assign(({ context, event }) =>
        event.type === 'padGone'
          ? { ...padTaken(context, event.pad), ...failed(CONTROLS_WORDS.padGoneInMatch(padName(event.pad))) }
          : {},
      ),
      'open the terminal': () => ports.openTerminal(),
      'take the new version': () => ports.takeUpdate(),
      'see the new version': assign({ newVersion: true, notice: NOTICES.newVersion }),
      'turn the radio': (_, { by }: { by: 1 | -1 }) => ports.turnRadio(by),
      'see what is on the radio': assign(({ event }) =>
        event.type === 'radioPlays' ? { piece: event.piece } : {},
      ),
      'take the message': assign(({ event }) => {
        if (event.type !== 'notify') return {};
        return event.fault ? failed(event.text) : { notice: event.text };
      }),
      'say that nobody answers': assign(({ context }) =>
        failed(NOTICES.unanswered(context.table?.names.B ?? '')),
      ),
      'call attention': ({ context }) => {
        if (context.notice !== null) ports.noticed(context.notice);
      },
    },
  });

  const on = <const I extends string>(item: I) => ({ type: 'it is' as const, params: { item } });

  /** From a table, in a match or in a lesson, to what stands beside it. */
  const awayFromTable = [
    { guard: on('menu'), target: 'paused' },
    { guard: on('rules'), actions: 'open the rules', target: 'reading' },
    { guard: on('log'), target: 'readingLog' },
  ] as const;

  /** The rules, and where one goes back to from them. */
  const rulesThen = <const Target extends string>(target: Target) => ({
    entry: { type: 'turn to' as const, params: { screen: 'rules' as const } },
    invoke: {
      id: 'book' as const,
      src: 'book' as const,
      onDone: {
        actions: {
          type: 'take the book' as const,
          params: ({ event }: { event: { output: RulesBook } }) => ({ book: event.output }),
        },
      },
      onError: { actions: ['say that the rules are missing' as const, 'call attention' as const] },
    },
    on: {
      chosen: [
        { guard: on('back'), target },
        { guard: 'it opens a page' as const, actions: 'turn the page' as const },
      ],
    },
  });

  /** The settings, and where one goes back to from them. */
  const settingsThen = <const Target extends string>(target: Target) => ({
    entry: { type: 'turn to' as const, params: { screen: 'settings' as const } },
    on: {
      chosen: [
        { guard: on('radio-next'), actions: { type: 'turn the radio' as const, params: { by: 1 as const } } },
        {
          guard: on('radio-previous'),
          actions: { type: 'turn the radio' as const, params: { by: -1 as const } },
        },
        { guard: on('welcome'), actions: 'open the first check' as const },
        { guard: 'the first check is open' as const, actions: 'close the first check' as const },
        { guard: on('reset'), actions: 'ask before a reset' as const },
        { guard: on('reset-no'), actions: 'leave the settings as they are' as const },
        { guard: on('reset-yes'), actions: ['set everything back' as const, 'keep the table' as const] },
        { guard: 'it would reset' as const, actions: 'leave the settings as they are' as const },
        { guard: on('back'), target },
      ],
    },
  });

  /** The list of lessons or of puzzles. */
  const listOf = <const Screen extends 'lessons' | 'puzzles'>(screen: Screen) => ({
    entry: { type: 'turn to' as const, params: { screen } },
    invoke: {
      id: 'school' as const,
      src: 'school' as const,
      onDone: {
        actions: {
          type: 'take the school' as const,
          params: ({ event }: { event: { output: School } }) => ({ school: event.output }),
        },
      },
      onError: { actions: ['say that there is no school' as const, 'call attention' as const] },
    },
    on: {
      chosen: [
        { guard: on('back'), target: 'title' as const },
        { guard: on('first-match'), actions: 'offer the first match' as const },
        {
          guard: 'it opens a course' as const,
          actions: 'sit down to the course' as const,
          target: 'lesson' as const,
        },
      ],
    },
  });
  const STEP_BEGINS = ['show it to the choice', 'say what the lesson says'] as const;

  const wants = <const D extends Deed['type']>(deed: D) => ({ type: 'it wants' as const, params: { deed } });

  const chart = machine.createMachine({
    id: 'program',
    context: ({ input: given }) => ({
      ...given,
      settings: DEFAULT_SETTINGS,
      setup: DEFAULT_SETUP,
      kept: null,
      notice: null,
      fault: null,
      refused: null,
      hands: { ...HANDS, device: given.device ?? HANDS.device },
      people: [],
      peopleMissing: false,
      link: { kind: 'none' },
      step: 1,
      screen: 'boot',
      focus: NO_FOCUS,
      tableFocus: NO_FOCUS,
      focusBefore: null,
      topic: 'contents',
      compared: null,
      book: null,
      asksReset: false,
      checks: false,
      table: null,
      campaign: NEW_CAMPAIGN,
      shelved: [],
      branch: 'road',
      fromQuickTable: false,
      page: null,
      road: null,
      school: null,
      lesson: null,
      newVersion: false,
      piece: null,
      news: null,
    }),
    initial: 'boot',
    states: {
      boot: {
        entry: { type: 'turn to', params: { screen: 'boot' } },
        invoke: {
          id: 'arrive',
          src: 'arrive',
          onDone: {
            actions: { type: 'take what was kept', params: ({ event }) => ({ arrival: event.output }) },
            target: 'arriving',
          },
          onError: 'arriving',
        },
      },
      arriving: {
        always: [
          {
            guard: 'the link names a table',
            actions: ['set the table as the link says', 'keep the table', 'deal'],
            target: 'table',
          },
          {
            guard: 'the link is faulty',
            actions: ['say what is wrong with the link', 'call attention'],
            target: 'title',
          },
          { guard: 'it is to be resumed', actions: 'take up the kept match', target: 'table' },
          { guard: 'the road is to be resumed', target: 'branch' },
          { guard: 'it is the first start', target: 'greeting' },
          { target: 'title' },
        ],
      },
      greeting: {
        entry: { type: 'turn to', params: { screen: 'welcome' } },
        on: {
          chosen: [
            { guard: on('begin'), actions: ['remember the greeting', 'keep the table'], target: 'title' },
            { guard: on('back'), actions: ['remember the greeting', 'keep the table'], target: 'title' },
          ],
        },
      },
      title: {
        entry: { type: 'turn to', params: { screen: 'title' } },
        on: {
          chosen: [
            { guard: on('continue'), actions: 'take up the kept match', target: 'table' },
            { guard: on('road'), actions: { type: 'go to', params: { branch: 'road' } }, target: 'branch' },
            {
              guard: on('records'),
              actions: { type: 'go to', params: { branch: 'records' } },
              target: 'branch',
            },
            { guard: on('decks'), actions: { type: 'go to', params: { branch: 'decks' } }, target: 'branch' },
            { guard: on('quick-table'), target: 'quickTable' },
            { guard: on('lessons'), target: 'lessons' },
            { guard: on('puzzles'), target: 'puzzles' },
            { guard: on('rules'), actions: 'open the rules', target: 'rules' },
            { guard: on('settings'), target: 'settings' },
            { guard: on('terminal'), actions: 'open the terminal' },
            { guard: on('update'), actions: 'take the new version' },
          ],
        },
      },
      quickTable: {
        entry: { type: 'turn to', params: { screen: 'quick-table' } },
        invoke: {
          id: 'people',
          src: 'people',
          onDone: {
            actions: { type: 'meet the people', params: ({ event }) => ({ people: event.output }) },
          },
        },
        on: {
          chosen: [
            {
              guard: on('deal'),
              actions: ['sit down oneself', 'keep the table', 'deal with a deck of one’s own'],
              target: 'table',
            },
            { guard: on('decks'), actions: { type: 'go to', params: { branch: 'decks' } }, target: 'branch' },
            { guard: on('rules'), actions: 'open the rules', target: 'rulesOfTable' },
            { guard: on('back'), target: 'title' },
          ],
          changed: {
            guard: ({ event }) => event.item === 'deck',
            actions: ['choose a deck', 'keep the campaign'],
          },
        },
      },
      rules: rulesThen('title'),
      rulesOfTable: rulesThen('quickTable'),
      rulesOfBranch: rulesThen('#page'),
      branch: {
        initial: 'fetching',
        states: {
          fetching: {
            entry: { type: 'turn to', params: { screen: 'branch' } },
            invoke: {
              id: 'road',
              src: 'road',
              onDone: [
                {
                  guard: 'the road is to be resumed',
                  actions: [
                    { type: 'open the road', params: ({ event }) => ({ book: event.output }) },
                    'take up the match of the road',
                  ],
                  target: '#program.table',
                },
                {
                  actions: { type: 'open the road', params: ({ event }) => ({ book: event.output }) },
                  target: 'open',
                },
              ],
              onError: {
                actions: ['leave the branch', 'say that it is missing', 'call attention'],
                target: '#program.title',
              },
            },
            on: { chosen: { guard: on('back'), actions: 'leave the branch', target: '#program.title' } },
          },
          open: {
            id: 'page',
            entry: { type: 'turn to', params: { screen: 'branch' } },
            on: {
              chosen: { actions: 'turn a page of the branch' },
              changed: { actions: 'turn a page of the branch' },
              answered: { actions: 'turn a page of the branch' },
              wanted: [
                {
                  guard: { type: 'the quick table leads back', params: { deed: 'home' } },
                  actions: 'leave the branch',
                  target: '#program.quickTable',
                },
                { guard: wants('home'), actions: 'leave the branch', target: '#program.title' },
                { guard: wants('ask'), actions: 'ask for a text' },
                { guard: wants('tell'), actions: 'show a text' },
                {
                  guard: wants('sit'),
                  actions: ['take up the match of the road', 'keep the campaign'],
                  target: '#program.table',
                },
                { guard: wants('carry'), actions: 'carry' },
                { guard: wants('rules'), actions: 'open the rules', target: '#program.rulesOfBranch' },
              ],
            },
          },
        },
      },
      settings: settingsThen('title'),
      lessons: listOf('lessons'),
      puzzles: listOf('puzzles'),
      lesson: {
        entry: 'say what the lesson says',
        exit: 'leave the lesson',
        invoke: { id: 'choice', src: 'choice', input: ({ context }) => context.table! },
        initial: 'sitting',
        states: {
          sitting: {
            entry: { type: 'turn to', params: { screen: 'table' } },
            on: {
              chosen: awayFromTable,
            },
          },
          showing: {
            entry: { type: 'turn to', params: { screen: 'table' } },
            invoke: {
              id: 'lessonShown',
              src: 'lessonShown',
              input: ({ context }) => ({ table: context.table!, speed: context.settings.speed }),
              onDone: [
                {
                  guard: 'a reply is due',
                  actions: ['make the reply of the lesson', 'show it to the choice', 'tell what happened'],
                  target: 'showing',
                  reenter: true,
                },
                { guard: 'it is to be weighed', actions: 'keep what was learnt', target: 'weighing' },
                { actions: ['keep what was learnt', 'say what the lesson says'], target: 'sitting' },
              ],
              onError: { target: 'sitting' },
            },
          },
          weighing: {
            invoke: {
              id: 'weighed',
              src: 'weighed',
              input: ({ context }) => context.lesson!.run,
              onDone: {
                actions: [
                  { type: 'take the verdict', params: ({ event }) => ({ verdict: event.output }) },
                  'say what the lesson says',
                ],
                target: 'sitting',
              },
              onError: {
                actions: [
                  { type: 'take the verdict', params: { verdict: { worth: 'unknown', better: null } } },
                  'say what the lesson says',
                ],
                target: 'sitting',
              },
            },
          },
          paused: {
            entry: { type: 'turn to', params: { screen: 'lesson-menu' } },
            on: {
              chosen: [
                { guard: on('resume'), target: 'sitting' },
                { guard: on('back'), target: 'sitting' },
                { guard: on('log'), target: 'readingLog' },
                { guard: on('settings'), target: 'setting' },
                { guard: on('terminal'), actions: 'open the terminal' },
                { guard: on('title'), target: '#program.title' },
              ],
            },
          },
          setting: settingsThen('paused'),
          readingLog: {
            entry: { type: 'turn to', params: { screen: 'log' } },
            on: { chosen: { guard: on('back'), target: 'sitting' } },
          },
          reading: rulesThen('sitting'),
        },
        on: {
          chosen: [
            { guard: on('next'), actions: ['go on in the lesson', ...STEP_BEGINS], target: '.sitting' },
            { guard: on('skip'), actions: ['go on in the lesson', ...STEP_BEGINS], target: '.sitting' },
            { guard: on('again'), actions: ['begin the step again', ...STEP_BEGINS], target: '.sitting' },
            { guard: on('restart'), actions: ['begin the lesson again', ...STEP_BEGINS], target: '.sitting' },
            { guard: on('hint'), actions: ['give a hint', 'say what the lesson says'], target: '.sitting' },
            {
              guard: on('solution'),
              actions: ['show the solution', 'show it to the choice', 'tell what happened'],
              target: '.showing',
            },
            { guard: { type: 'the list is of lessons', params: { item: 'list' } }, target: 'lessons' },
            { guard: on('list'), target: 'puzzles' },
          ],
          schoolOver: [{ guard: 'it was a lesson', actions: 'offer the first match' }, { target: 'puzzles' }],
          selected: { actions: 'see the choice' },
          focusWanted: { actions: 'lead the focus' },
          moveChosen: {
            actions: ['make the move of the lesson', 'show it to the choice', 'tell what happened'],
            target: '.showing',
            reenter: false,
          },
          say: {
            actions: sendTo('choice', ({ event }) => ({ type: 'say' as const, move: event.move })),
            target: '.sitting',
          },
          leave: 'title',
        },
      },
      table: {
        entry: ['wait for the person anew', 'say to whom the screen is passed'],
        exit: ['think no longer', 'say no more of what one person knew'],
        invoke: [
          {
            id: 'match',
            src: 'match',
            input: ({ context }) => matchInput(context),
            onSnapshot: [
              {
                guard: {
                  type: 'the match has moved on',
                  params: ({ event }) => ({ seen: event.snapshot.context }),
                },
                actions: [
                  {
                    type: 'let the next one think',
                    params: ({ event }) => ({ seen: event.snapshot.context }),
                  },
                  { type: 'see the match', params: ({ event }) => ({ seen: event.snapshot.context }) },
                  'show it to the choice',
                  'keep the match',
                  'tell what happened',
                  'grow restless',
                ],
              },
              {
                guard: { type: 'a bot stumbled', params: ({ event }) => ({ seen: event.snapshot.context }) },
                actions: ['say that a bot stumbled', 'call attention'],
              },
            ],
            onDone: [
              {
                guard: {
                  type: 'a game of the road is over',
                  params: ({ event }) => ({ output: event.output }),
                },
                actions: ['end the game of the road', 'keep the campaign'],
                target: '#page',
              },
              {
                guard: {
                  type: 'it was played to its end',
                  params: ({ event }) => ({ output: event.output }),
                },
                target: 'result',
              },
              {
                guard: { type: 'it was left', params: ({ event }) => ({ output: event.output }) },
                actions: 'leave the branch',
                target: 'title',
              },
              { actions: ['say that nobody answers', 'call attention'], target: 'title' },
            ],
          },
          { id: 'choice', src: 'choice', input: ({ context }) => context.table! },
        ],
        initial: 'playing',
        states: {
          playing: {
            entry: { type: 'turn to', params: { screen: 'table' } },
            always: { guard: 'the screen is to be passed on', target: 'passing' },
            on: {
              chosen: [
                ...awayFromTable,
                {
                  guard: on('hint'),
                  actions: ['look for a good move', 'say whose turn a hint is for', 'call attention'],
                },
              ],
              hinted: { guard: 'it is about this turn', actions: ['give the hint', 'call attention'] },
              padGone: {
                guard: 'it was in hand',
                actions: ['see the pad go in the match', 'call attention'],
                target: 'paused',
              },
              say: {
                actions: sendTo('choice', ({ event }) => ({ type: 'say' as const, move: event.move })),
              },
            },
          },
          passing: {
            entry: { type: 'turn to', params: { screen: 'curtain' } },
            invoke: {
              id: 'haste',
              src: 'haste',
              onDone: { actions: 'let hands come to rest' },
              onError: { actions: 'let hands come to rest' },
            },
            on: {
              chosen: [
                {
                  guard: and([on('ready'), 'hands have come to rest']),
                  actions: ['let the curtain rise', 'show it to the choice'],
                  target: 'playing',
                },
                { guard: on('menu'), target: 'paused' },
                { guard: on('back'), target: 'paused' },
              ],
              // No move is made from behind the curtain.
              say: {},
              padGone: {
                guard: 'it was in hand',
                actions: ['see the pad go in the match', 'call attention'],
                target: 'paused',
              },
            },
          },
          paused: {
            entry: { type: 'turn to', params: { screen: 'pause' } },
            on: {
              chosen: [
                { guard: on('resume'), target: 'playing' },
                { guard: on('back'), target: 'playing' },
                {
                  guard: on('hint'),
                  actions: ['look for a good move', 'say whose turn a hint is for', 'call attention'],
                  target: 'playing',
                },
                { guard: on('rules'), actions: 'open the rules', target: 'readingPaused' },
                { guard: on('log'), target: 'readingLog' },
                { guard: on('settings'), target: 'setting' },
                { guard: on('terminal'), actions: 'open the terminal' },
                { guard: on('resign'), target: 'resigning' },
                { guard: on('leave'), actions: raise({ type: 'leave' }) },
              ],
            },
          },
          resigning: {
            entry: { type: 'turn to', params: { screen: 'resign' } },
            on: {
              chosen: [
                { guard: on('yes'), actions: raise({ type: 'resign' }), target: 'playing' },
                { target: 'paused' },
              ],
            },
          },
          setting: settingsThen('paused'),
          readingLog: {
            entry: { type: 'turn to', params: { screen: 'log' } },
            on: { chosen: { guard: on('back'), target: 'playing' } },
          },
          reading: rulesThen('playing'),
          readingPaused: rulesThen('paused'),
        },
        on: {
          asked: {
            guard: 'another seat is asked',
            actions: ['let the curtain fall', 'show it to the choice', 'say to whom the screen is passed'],
          },
          reckoned: { actions: 'keep what was thought' },
          selected: { actions: 'see the choice' },
          focusWanted: { actions: 'lead the focus' },
          moveChosen: { actions: 'answer for the person' },
          say: {
            guard: not('the screen is to be passed on'),
            actions: sendTo('choice', ({ event }) => ({ type: 'say' as const, move: event.move })),
            target: '.playing',
          },
          waited: {
            guard: ({ context, event }) => event.moves === context.table?.seen.counters.moves,
            actions: 'say what restlessness says',
          },
          leave: { actions: sendTo('match', { type: 'leave' }) },
          resign: {
            actions: sendTo('match', ({ context }) => ({
              type: 'resign' as const,
              seat: context.table?.seen.seat ?? VIEWER,
            })),
          },
        },
      },
      result: {
        entry: [{ type: 'turn to', params: { screen: 'result' } }, 'note the match', 'lay the hands down'],
        on: {
          chosen: [
            { guard: on('rematch'), actions: 'deal again', target: 'table' },
            { guard: on('thinking'), actions: 'look at the first move', target: 'thinking' },
            { guard: on('new-table'), actions: ['forget the match', 'keep the match'], target: 'quickTable' },
            { guard: on('back'), actions: ['forget the match', 'keep the match'], target: 'title' },
          ],
        },
      },
      thinking: {
        entry: { type: 'turn to', params: { screen: 'thinking' } },
        on: {
          chosen: { guard: on('back'), target: 'result' },
        },
      },
    },
    on: {
      addressChanged: { actions: 'read the address' },
      peopleMet: {
        actions: { type: 'meet the people', params: ({ event }) => ({ people: event.people }) },
      },
      intent: { actions: 'do as intended' },
      handUsed: { actions: 'take up the device' },
      handsChosen: { actions: ['change what hands do', 'keep the table'] },
      caught: { actions: ['change what hands do', 'keep the table', 'call attention'] },
      padPressed: { actions: ['change what hands do', 'keep the table'] },
      padCame: { actions: ['see the pad come', 'call attention'] },
      padGone: { actions: ['see the pad go', 'call attention'] },
      changed: { actions: ['change what is set', 'keep the table'] },
      courseOpened: { actions: 'sit down to the course', target: '.lesson', reenter: true },
      deal: {
        actions: [
          { type: 'set the table', params: ({ event }) => ({ setup: event.setup }) },
          'keep the table',
          'deal',
        ],
        target: '.table',
        reenter: true,
      },
      linkOpened: [
        {
          guard: 'the link names a table',
          actions: ['set the table as the link says', 'keep the table', 'deal'],
          target: '.table',
          reenter: true,
        },
        {
          guard: 'the link is faulty',
          actions: ['say what is wrong with the link', 'call attention'],
          target: '.title',
        },
      ],
      matchNoted: { actions: ['count the match', 'keep the campaign'] },
      notify: { actions: ['take the message', 'call attention'] },
      radioPlays: { actions: 'see what is on the radio' },
      updateReady: { actions: ['see the new version', 'call attention'] },
    },
  });

  const program = createActor(chart, { input });
  program.subscribe(({ context }) => ports.show(screenOf(context)));
  program.start();
  return program;
}

export type Program = ReturnType<typeof startProgram>;

/** What follows on a page from what was done there. */
function turnOf(page: Page, event: ProgramEvent, world: BranchWorld): Turn {
  switch (event.type) {
    case 'chosen':
      return page.chosen(event.item, world);
    case 'changed':
      return page.changed?.(event.item, event.value, world) ?? {};
    case 'answered':
      return page.answered?.(event.text, world) ?? {};
    default:
      return {};
  }
}

/** A step of a lesson at its beginning. */
const sittingAt = (lesson: LessonSitting) => ({
  lesson,
  table: layLesson(lesson),
  tableFocus: NO_FOCUS,
  focusBefore: null,
  notice: null,
});

/** The lesson after a move, with the focus on what comes next. */
function afterLesson(context: ProgramContext, move: LessonMove): Partial<ProgramContext> {
  const { table: before, lesson } = context;
  if (!before || !lesson) return {};
  const { table, happening } = afterLessonMove(before, move);
  const after = { ...context, table, lesson: { ...lesson, run: move.run } };
  const desk = deskOf(after);
  const next = { told: 'item.next', wrong: 'item.again', asked: null, answered: null } as const;
  const place = next[move.run.stage];
  return {
    table,
    lesson: after.lesson,
    news: happening,
    focusBefore: null,
    tableFocus: place && desk ? focusOn(graphOf(desk), NO_FOCUS, place) : context.tableFocus,
  };
}

/** A table laid anew, with nothing left of the last one. */
function freshTable(
  cast: Cast,
  record: MatchRecord,
  agreed: TableSetup,
  road: RoadSeat | null = null,
): Pick<ProgramContext, 'table' | 'tableFocus' | 'focusBefore' | 'kept'> {
  return {
    focusBefore: null,
    table: atFirst(layTable(agreed, record, cast, road)),
    tableFocus: NO_FOCUS,
    kept: { version: SAVE_VERSION, setup: agreed, record },
  };
}

const keptOf = ({ setup: agreed, record }: Table): KeptMatch => ({
  version: SAVE_VERSION,
  setup: agreed,
  record,
});

function matchInput({ table, opponents, people }: ProgramContext) {
  const { setup: agreed, record } = table!;
  const bot = (id: string): string => table!.road?.bot ?? botIn({ opponents, people }, id);
  return {
    record,
    viewer: isShared(agreed) ? ('mover' as const) : VIEWER,
    players: {
      A: agreed.you === null ? PERSON : bot(agreed.you),
      B: isShared(agreed) ? PERSON : bot(agreed.opponent),
    },
    patience: { A: isWatched(table!) ? PATIENCE : null, B: isShared(agreed) ? null : PATIENCE },
  };
}

/** Whether an intent would play for whoever sits at the screen. */
const plays = (screen: ProgramContext['screen'], intent: Intent): boolean =>
  screen === 'curtain' || (screen === 'table' && !(intent.type === 'command' && intent.command === 'menu'));

/** What is said of something that failed. */
function failed(notice: string): Pick<ProgramContext, 'notice' | 'fault'> {
  return { notice, fault: notice };
}

/** The settings after a control of any screen was changed. */
function changed(context: ProgramContext, item: string, value: string): Partial<ProgramContext> {
  const { settings, setup: agreed, opponents, people, book } = context;
  // Sound is also set by its key, wherever one is.
  const sound = chooseSound(settings.sound, item, value);
  if (sound !== settings.sound) return { settings: { ...settings, sound } };
  // So is the full screen: the browser leaves it wherever one is.
  const display = choose(settings.display, item, value);
  if (display !== settings.display) return { settings: { ...settings, display } };
  if (context.screen === 'rules') {
    const compared = book?.compare(rulesQuestion(context), item, value);
    return compared ? { compared } : {};
  }
  const set = (more: Partial<TableSetup>) => ({ setup: { ...agreed, ...more } });
  if (item === 'speed') {
    const speed = SPEEDS.find((one) => one === value);
    return speed ? { settings: { ...settings, speed } } : {};
  }
  if (item === 'opponent') return set({ opponent: value, you: null });
  if (item === 'against') {
    const kind = OPPONENT_KINDS.find((one) => one === value);
    const first = kind && opponentsOf(kind, opponents, people)[0];
    return first ? set({ opponent: first.id, you: null }) : {};
  }
  if (item === 'step') return { step: Number(value) };
  if (item === 'preset') return isPresetId(value) ? set({ preset: value, set: {} }) : {};
  if (item === 'first') return set({ first: value === 'A' || value === 'B' ? value : null });
  if (item === 'seed') {
    const seed = Number(value);
    if (value === '') return set({ seed: null });
    return Number.isSafeInteger(seed) && seed >= 0 && seed <= MAX_SEED ? set({ seed }) : {};
  }
  const controls = chooseControl(settings.controls, item, value);
  if (controls !== settings.controls) return { settings: { ...settings, controls } };
  const house = item.replace(/^house-/, '');
  if (!isHouseRule(house)) return {};
  const others = agreed.house.filter((name) => name !== house);
  return set({ house: value === 'true' ? [...others, house] : others });
}
