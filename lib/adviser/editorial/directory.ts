import 'server-only';
import { type Answer } from '../answers/answer';
import { ANSWERS } from '../answers/answers';
import { LIMITS, OUTSIDE } from '../answers/limits';
import { type Additions, withAdditions } from '../knowledge/additions';
import { wordingOf } from '../retrieval/wording';

export function directoryOf(added: Pick<Additions, 'wordings' | 'passages'>) {
  const passages = withAdditions(ANSWERS, added);
  return { passages, passage: (id: string) => passages.find((each) => each.id === id) };
}

export type Directory = ReturnType<typeof directoryOf>;

/** What each wording leads to: a passage, or undefined for what the adviser declines. */
export function destinationsOf({ passages }: Directory): Map<string, Answer | undefined> {
  const asked = new Map<string, Answer | undefined>();
  for (const { questions } of [...LIMITS, ...OUTSIDE]) {
    for (const question of questions) asked.set(wordingOf(question), undefined);
  }
  for (const answer of passages) {
    for (const question of [answer.title, ...answer.questions]) {
      asked.set(wordingOf(question), answer);
    }
  }
  return asked;
}
