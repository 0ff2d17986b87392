/** The screen as a function of what the program knows. */
import { backsOf, totalsOf, unlockedOf } from '../campaign/index.ts';
import { CARD_BACKS, isShared, rulesOf } from '../content/index.ts';
import { buttonsByDeed, type Hearing, keysByDeed } from '../input/index.ts';
import {
  bootMenu,
  courseList,
  curtainMenu,
  firstCheckMenu,
  lessonPause,
  logMenu,
  type Menu,
  menuModel,
  pauseMenu,
  quickTableMenu,
  type RulesQuestion,
  resignMenu,
  resultMenu,
  type ScreenModel,
  settingsMenu,
  type TableModel,
  tableModel,
  thinkingMenu,
  titleMenu,
  waitingForRules,
  waitingMenu,
} from '../present/index.ts';
import { HOT_SEAT_WORDS } from '../text/hot-seat.ts';
import { WORDS } from '../text/screens.ts';
import type { BranchWorld, RoadSeat } from './branch.ts';
import type { ProgramContext } from './context.ts';
import { bindingsOf, glyphsOf, handsMenu, hearingOf, markOf } from './hands.ts';
import { courseEntries, guideOf } from './lesson.ts';
import { settleInMenu } from './menu-step.ts';
import { deckChoice, ownDeckFault } from './own-deck.ts';
import { isWatched, nameIn, rulesShortOf, rulesTitleOf, viewOf } from './table.ts';
import { aimOf, type Desk, settleAtTable, targetsOf } from './table-step.ts';
import { lookAt } from './thinking.ts';

export function screenOf(context: ProgramContext): ScreenModel {
  const screen = shownOf(context);
  const { notice, fault, refused } = context;
  if (notice === null || (notice !== fault && notice !== refused)) return screen;
  return { ...screen, ...(notice === fault ? { alarm: true as const } : { refused: true as const }) };
}

function shownOf(context: ProgramContext): ScreenModel {
  const table = tableOf(context);
  const over = handsMenu(context);
  if (context.screen === 'table' && table && !over) return table;
  const menu = over ? { ...over, ...(table && { behind: table }) } : menuOf(context);
  return menuModel(
    menu,
    settleInMenu(menu, context.focus).place,
    context.notice,
    context.hands.device,
    (deed) => markOf(context, deed),
  );
}

/** What the person at the table has before them; null where there is no table. */
export function deskOf({ table, tableFocus, settings, lesson, school }: ProgramContext): Desk | null {
  if (!table) return null;
  const { seen, choosing, legal } = table;
  return {
    seen,
    choosing,
    legal,
    focus: tableFocus,
    watching: isWatched(table),
    speed: settings.speed,
    careful: settings.controls.confirmMoves === 'on',
    guide: guideOf(lesson, school),
  };
}

/** How keys and buttons are to be listened to now. */
export function listeningTo(context: ProgramContext): Hearing {
  const { table, screen } = context;
  const asks = screen === 'table' && table?.choosing.doubt ? `${table.choosing.doubt.kind}?` : '';
  return hearingOf(context, screen, asks);
}

/** What the pages of a branch look at. */
export function branchWorld(context: ProgramContext): BranchWorld {
  const behind = tableOf(context);
  return {
    campaign: context.campaign,
    seed: context.seed,
    shelved: context.shelved,
    ...(behind && { behind }),
  };
}

/** The set of cards everybody starts with. */
const OWN_SET = 1;

function tableOf(context: ProgramContext): TableModel | null {
  const { table, notice, settings } = context;
  const desk = deskOf(context);
  if (!table || !desk) return null;
  const focus = settleAtTable(desk);
  const model = tableModel({
    seen: table.seen,
    names: table.names,
    rulesTitle: rulesTitleOf(table.setup),
    speed: settings.speed,
    watching: desk.watching,
    choosing: table.choosing,
    focus: focus.place,
    legal: table.legal,
    targets: targetsOf(desk),
    guide: desk.guide ?? null,
    aim: aimOf({ ...desk, focus }),
    lastMove: table.lastMove,
    log: table.log,
    notice,
    // Whoever has no portrait is shown as a shape.
    portrait: table.setup.opponent,
    sets: { A: OWN_SET, B: context.people.find(({ id }) => id === table.setup.opponent)?.set ?? OWN_SET },
    ...(table.road && companyOn(table.road)),
    device: context.hands.device,
    markFor: (deed) => markOf(context, deed),
  });
  const { preview, highlights, cardBack } = settings.display;
  const short = rulesShortOf(table.setup);
  return {
    ...model,
    // Whatever a deck is made of, one may show the back one likes.
    ...(cardBack !== 'deck' && model.sets && { sets: { ...model.sets, A: CARD_BACKS[cardBack] } }),
    ...(short !== null && !desk.guide && { rulesShort: short }),
    // Nobody is asked anything while the screen is passed on.
    ...(table.curtain && { asked: HOT_SEAT_WORDS.pass(table.curtain.seat) }),
    // What a question is about is always told.
    ...(preview === 'off' && model.question === null && { preview: null }),
    ...(highlights === 'off' && { unlit: true }),
    ...(preview === 'off' && { untold: true }),
  };
}

/** What there is at a table of the road beyond the cards. */
const companyOn = ({ purse, stake, sets, said }: RoadSeat) => ({
  purse,
  sets,
  ...(stake > 0 && { stake }),
  said,
});

/** What the rules are to be told about: the table one sits at, else the one that is being laid. */
export function rulesQuestion(context: ProgramContext): RulesQuestion {
  const { table, setup, topic, compared, page } = context;
  const agreed = page?.setup ?? table?.setup ?? setup;
  return {
    page: topic,
    preset: agreed.preset,
    rulesTitle: rulesTitleOf(agreed),
    options: rulesOf(agreed),
    compared,
    keys: keysByDeed(bindingsOf(context.settings.controls)),
    buttons: buttonsByDeed(bindingsOf(context.settings.controls), glyphsOf(context)),
  };
}

/** The rule that explains what is in focus at the table, or why the held card may not go there; else the last one read. */
export function ruleInSight(context: ProgramContext): ProgramContext['topic'] {
  const table = context.screen === 'table' ? tableOf(context) : null;
  return table?.barred?.rule ?? table?.inspect?.rule ?? context.topic;
}

/** The menu that is open. */
export function menuOf(context: ProgramContext): Menu {
  const { screen, kept, settings, table } = context;
  const behind = tableOf(context);
  switch (screen) {
    case 'title':
      return titleMenu(
        kept && {
          opponent: nameIn(context, kept.setup.opponent),
          moves: kept.record.moves.length,
        },
        sittingWith(context),
        isNew(context),
        context.newVersion,
      );
    case 'branch':
      return context.page?.menu(branchWorld(context)) ?? waitingMenu();
    case 'quick-table':
      return quickTableMenu({
        ...context,
        speed: settings.speed,
        keepsOne: kept !== null,
        deck: deckSight(context),
      });
    case 'rules':
      return context.book?.menu(rulesQuestion(context)) ?? waitingForRules();
    case 'welcome':
      return firstCheckMenu(settings.display, settings.sound, context.hands.device);
    case 'settings':
      if (context.checks)
        return firstCheckMenu(settings.display, settings.sound, context.hands.device, behind);
      return settingsMenu(
        settings.display,
        settings.speed,
        context.asksReset,
        behind,
        settings.controls,
        { choices: settings.sound, piece: context.piece },
        context.lacks ?? [],
        [...unlockedOf('palette', context.campaign), ...backsOf(context.campaign)],
      );
    case 'pause':
      return behind ? pauseMenu(settings.speed, isWatched(table!), behind, leaving(context)) : bootMenu();
    case 'resign':
      return behind ? resignMenu(behind, leaving(context)) : bootMenu();
    case 'result':
      return behind
        ? resultMenu(behind.seen, behind.names, viewOf(table!).seat, behind, !isShared(table!.setup))
        : bootMenu();
    case 'curtain':
      return behind && table?.curtain
        ? curtainMenu(table.curtain.seat, table.lastMove?.text ?? null, behind)
        : bootMenu();
    case 'lessons':
      return courseList('lesson', courseEntries(context.school, context.campaign, 'lesson'));
    case 'puzzles':
      return courseList('puzzle', courseEntries(context.school, context.campaign, 'puzzle'));
    case 'lesson-menu':
      return behind && context.lesson ? lessonPause(context.lesson.run.course.kind, behind) : bootMenu();
    case 'log':
      return behind ? logMenu(behind.log, behind) : bootMenu();
    case 'thinking':
      return behind ? thoughts(context, behind) : bootMenu();
    case 'waiting':
      return waitingMenu();
    case 'boot':
    case 'table':
      return bootMenu();
  }
}

/** The deck one brings to the quick table, where its rules let one. */
function deckSight({ campaign, setup }: ProgramContext) {
  const choice = deckChoice(campaign, setup);
  return choice && { ...choice, fault: ownDeckFault(campaign, setup) };
}

/** With whom a match on the road is going on, by name where they are known. */
function sittingWith({ campaign, people }: ProgramContext): string | null {
  const id = campaign.road.sitting?.opponent;
  return id === undefined ? null : (people.find((one) => one.id === id)?.name ?? WORDS.somebody);
}

/** What leaving the road's table for good would cost, in drays; null at a quick table. */
const leaving = ({ table }: ProgramContext): number | null => table?.road?.stake ?? null;

/** Nobody has played or learnt anything here yet: lessons are offered. */
const isNew = ({ campaign, kept }: ProgramContext): boolean =>
  kept === null && campaign.lessons.length === 0 && totalsOf(campaign.records).won === 0;

/** What the opponent thought, with the table as it was then behind it. */
function thoughts(context: ProgramContext, behind: TableModel): Menu {
  const table = context.table!;
  const look = lookAt(table, context.step, context);
  const before = look && tableOf({ ...context, table: look.table });
  return thinkingMenu(look?.sight ?? null, table.names.B, before ?? behind);
}
