import 'server-only';
import { pageOf } from '@/lib/platform/page';
import { dayInBerlin } from '@/lib/platform/format/berlin-day';
import { AppError } from '@/lib/platform/http/errors';
import { isUuid } from '@/lib/platform/validation/uuid';
import { currentKnowledge } from '../knowledge/current';
import type { Knowledge } from '../knowledge/knowledge';
import { nearestPassages } from './choices';
import { withoutPerson, ownWords } from './open-question';
import {
  countClosed,
  countOpen,
  countQuestion,
  findOpen,
  keepQuestions,
  storeClosed,
} from './repository';

const MOST_QUESTIONS = 1000;
const PAGE_LENGTH = 50;

/** Drops questions of which too little is left without personal data. */
export async function noteOpenQuestion(message: string, knowledge: Knowledge): Promise<void> {
  const text = withoutPerson(message, ownWords(knowledge));
  if (text === undefined) return;
  const count = await countQuestion(text, dayInBerlin(new Date()));
  if (count === 1) await keepQuestions(MOST_QUESTIONS);
}

/** Most asked first; pages count from 1, and a page beyond the last is the last. */
export async function listOpenQuestions(asked: number) {
  const [total, knowledge] = await Promise.all([countOpen(), currentKnowledge()]);
  const { skip, ...shown } = pageOf(asked, total, PAGE_LENGTH);
  const found = await findOpen(skip, PAGE_LENGTH);
  const questions = found.map((question) => ({
    ...question,
    nearest: nearestPassages(question.text, knowledge).map(({ id, title }) => ({ id, title })),
  }));
  return { questions, total, ...shown };
}

export async function openQuestionStatistics(most: number) {
  const [open, closed, questions] = await Promise.all([
    countOpen(),
    countClosed(),
    findOpen(0, most),
  ]);
  return { open, closed, questions };
}

/** @throws AppError `not_found` (404) also where a colleague was quicker */
export async function closeQuestion(id: unknown, employeeId: number): Promise<void> {
  if (typeof id === 'string' && isUuid(id) && (await storeClosed(id, employeeId))) return;
  throw new AppError(
    'not_found',
    'Diese Frage ist nicht mehr offen. Bitte laden Sie die Seite neu.',
  );
}
