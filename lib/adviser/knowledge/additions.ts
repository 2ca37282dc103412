import 'server-only';
import type { Answer } from '../answers/answer';
import { findAdditions, type StoredAdditions } from './additions-repository';

export interface Additions extends StoredAdditions {
  version: string;
}

const lines = (text: string) => text.split('\n').filter(Boolean);

export async function additions(): Promise<Additions> {
  const found = await findAdditions();
  const marks = [...found.wordings, ...found.passages].map(({ id }) => id);
  const edits = found.passages.map(({ updatedAt }) => updatedAt.getTime());
  return { ...found, version: [...marks, ...edits].join(' ') };
}

/** A wording whose passage is gone is left out. */
export function withAdditions(
  answers: readonly Answer[],
  { wordings, passages }: StoredAdditions,
): Answer[] {
  const added = passages.map(({ id, title, text, questions, sources }): Answer => ({
    id,
    title,
    text,
    questions: lines(questions),
    sources: lines(sources),
  }));
  return [...answers, ...added].map((answer) => {
    const own = wordings.filter(({ passageId }) => passageId === answer.id);
    if (own.length === 0) return answer;
    return { ...answer, questions: [...answer.questions, ...own.map(({ text }) => text)] };
  });
}
