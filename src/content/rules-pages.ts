/** The pages of the rules browser: its contents, a page for every topic, and what stands at the end of such a book. */
import { RULE_TOPICS, type RuleTopic } from './rules-text.ts';

/** Pages that are no topic. */
export const RULES_EXTRAS = ['keys', 'compare', 'glossary', 'sources'] as const;
export type RulesExtra = (typeof RULES_EXTRAS)[number];

export type RulesPage = 'contents' | RuleTopic | RulesExtra;

/** In the order in which one turns them. */
export const RULES_PAGES: readonly RulesPage[] = ['contents', ...RULE_TOPICS, ...RULES_EXTRAS];

export const isRulesPage = (text: string): text is RulesPage =>
  (RULES_PAGES as readonly string[]).includes(text);

export const isTopic = (page: RulesPage): page is RuleTopic =>
  (RULE_TOPICS as readonly string[]).includes(page);

/** The page so many further on; the same again at either end. */
export function pageAfter(page: RulesPage, by: 1 | -1): RulesPage {
  return RULES_PAGES[RULES_PAGES.indexOf(page) + by] ?? page;
}
