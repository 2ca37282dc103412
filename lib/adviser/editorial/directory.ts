import 'server-only';
import { ANSWERS } from '../answers/answers';
import { LIMITS, OUTSIDE } from '../answers/limits';
import { type Additions, withAdditions } from '../knowledge/additions';
import { wordingOf } from '../retrieval/wording';

export interface Destination {
  id?: string;
  title?: string;
}

let prepared: ReadonlyMap<string, Destination> | undefined;

function ofContent(): ReadonlyMap<string, Destination> {
  if (prepared) return prepared;
  const asked = new Map<string, Destination>();
  const decline = (questions: readonly string[]) => {
    for (const question of questions) asked.set(wordingOf(question), {});
  };
  for (const { questions } of [...LIMITS, ...OUTSIDE]) decline(questions);
  for (const { id, title, questions } of ANSWERS) {
    for (const question of [title, ...questions]) asked.set(wordingOf(question), { id, title });
  }
  prepared = asked;
  return asked;
}

export function directoryOf(added: Pick<Additions, 'wordings' | 'passages'>) {
  const passages = withAdditions(ANSWERS, added);
  const changed = new Set([
    ...added.wordings.map(({ passageId }) => passageId),
    ...added.passages.map(({ id }) => id),
  ]);
  const asked = new Map<string, Destination>();
  for (const { id, title, questions } of passages) {
    if (!changed.has(id)) continue;
    for (const question of [title, ...questions]) asked.set(wordingOf(question), { id, title });
  }
  return {
    passages,
    passage: (id: string) => passages.find((each) => each.id === id),
    leadsTo: (wording: string): Destination | undefined =>
      asked.get(wordingOf(wording)) ?? ofContent().get(wordingOf(wording)),
  };
}

export type Directory = ReturnType<typeof directoryOf>;
