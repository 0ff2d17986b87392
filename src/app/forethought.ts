/**
 * Thinking ahead: an opponent's search begins as soon as the position it is about is on the table, while the move
 * that led to it is still being shown. The answer is kept until the match asks. What is thought about is exactly
 * what would be asked later, one seat's view of that position, so that nothing is known any earlier than it may be.
 */
import type { Question } from '../match/index.ts';
import type { Answer, Ports, Thought } from './ports.ts';

export interface Forethought {
  /** Begins to think about a question that will be asked; what was thought about before is dropped. */
  begin(question: Question): void;
  /** Answers a question: with what has been begun where it was about the same, else by thinking now. */
  answer(question: Question, signal: AbortSignal): Promise<Answer>;
  /** Drops what has been begun. */
  forget(): void;
}

interface Begun {
  readonly about: string;
  readonly answer: Promise<Answer>;
  readonly leaving: AbortController;
}

const thoughtOf = ({ player, seen, seed, fast }: Question): Thought => ({ bot: player, seen, seed, fast });
/** An answer depends on this and on nothing else. */
const wordingOf = (question: Question): string => JSON.stringify(thoughtOf(question));

export function createForethought(think: Ports['think']): Forethought {
  let begun: Begun | null = null;

  function forget(): void {
    begun?.leaving.abort();
    begun = null;
  }

  return {
    begin: (question) => {
      forget();
      const leaving = new AbortController();
      const answer = think(thoughtOf(question), leaving.signal);
      answer.catch(() => {}); // whoever asks for it learns of it
      begun = { about: wordingOf(question), answer, leaving };
    },
    answer: (question, signal) => {
      const ready = begun;
      if (ready?.about !== wordingOf(question)) {
        forget();
        return think(thoughtOf(question), signal);
      }
      begun = null;
      if (signal.aborted) ready.leaving.abort();
      signal.addEventListener('abort', () => ready.leaving.abort());
      return ready.answer;
    },
    forget,
  };
}
