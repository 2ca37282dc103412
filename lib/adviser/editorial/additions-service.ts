import 'server-only';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import { AppError } from '@/lib/platform/http/errors';
import { parse } from '@/lib/platform/validation/parse';
import { fold, wordsOf } from '@/lib/words/stem';
import { isStopWord } from '@/lib/words/stop-words';
import { OWN_PREFIX } from '../answers/answer';
import { statesHalfRuleWrongly } from '../half-rule';
import { additions } from '../knowledge/additions';
import {
  deletePassage,
  deleteWording,
  storePassage,
  storeWording,
} from '../knowledge/additions-repository';
import { currentKnowledge, freshKnowledge } from '../knowledge/current';
import type { Knowledge } from '../knowledge/knowledge';
import { PAGE_TITLES } from '../knowledge/pages';
import { passageChoices, sourceChoices } from './choices';
import { storeClosed } from './repository';
import { passageSchema, wordingSchema } from './schema';

/** Characters of an id that come from the title. */
const ID_LENGTH = 60;
/** Additions on a page of their list. */
const PAGE_LENGTH = 50;

const refused = (field: string, message: string) =>
  new AppError('invalid', 'Bitte die markierten Angaben prüfen.', { fields: { [field]: message } });

/** Refuses a way to ask that leads somewhere already. @param passageId where it is to lead */
function requireFree(knowledge: Knowledge, field: string, wording: string, passageId?: string) {
  if (wordsOf(wording).every(isStopWord)) {
    throw refused(field, `„${wording}“ sagt nicht, worum es geht. Bitte schreiben Sie mehr`);
  }
  const taken = knowledge.exactly(wording) ?? knowledge.titled(wording)?.id;
  if (taken === undefined) return;
  const title = knowledge.answer(taken)?.title;
  if (!title) throw refused(field, `„${wording}“ steht schon bei dem, was der Berater ablehnt`);
  const other = taken === passageId ? 'dieser Textstelle' : 'einer anderen Textstelle';
  throw refused(field, `„${wording}“ führt schon zu ${other}: ${title}`);
}

/** Stores what an employee adds, and lets the adviser answer with it at once. */
async function add(store: () => Promise<void>, field: string, message: string): Promise<void> {
  try {
    await store();
  } catch (error) {
    if (isUniqueViolation(error)) throw refused(field, message);
    throw error;
  }
  await freshKnowledge();
}

/**
 * Adds a way to ask to a passage, and closes the question that it answers.
 * @throws AppError `invalid` (422) also where it leads to a passage already
 */
export async function addWording(body: unknown, employeeId: number): Promise<void> {
  const { wording, passageId, question } = parse(wordingSchema, body);
  const knowledge = await freshKnowledge();
  if (!knowledge.written.some(({ id }) => id === passageId)) {
    throw refused('passageId', 'Bitte wählen Sie eine Textstelle aus der Liste');
  }
  requireFree(knowledge, 'wording', wording, passageId);
  await add(
    () => storeWording({ passageId, text: wording, createdBy: employeeId }),
    'wording',
    'Diesen Wortlaut hat gerade jemand zugeordnet',
  );
  if (question) await storeClosed(question, employeeId);
}

/** 'eigen-' and the title in kebab-case, unlike any other. */
function newId(title: string, knowledge: Knowledge): string {
  const words = fold(title).replace(/[^a-z0-9]+/g, '-');
  const base = `${OWN_PREFIX}${words}`.slice(0, ID_LENGTH).replace(/^-+|-+$/g, '');
  let id = base;
  for (let number = 2; knowledge.answer(id); number += 1) id = `${base}-${number}`;
  return id;
}

const isSource = (cited: string, knowledge: Knowledge) =>
  Object.hasOwn(PAGE_TITLES, cited) || knowledge.section(cited) !== undefined;

/**
 * Adds a passage.
 * @throws AppError `invalid` (422) also where its title or a way to ask for it leads to another one
 */
export async function addPassage(body: unknown, employeeId: number): Promise<void> {
  const { title, text, questions, source } = parse(passageSchema, body);
  const knowledge = await freshKnowledge();
  if (!isSource(source, knowledge)) {
    throw refused('source', 'Bitte wählen Sie aus, wo das steht');
  }
  if (statesHalfRuleWrongly(text, 'land')) {
    throw refused(
      'text',
      'Die hälftige Teilung der Provision gilt nur für Wohnungen und Einfamilienhäuser; dafür gibt es eigene Textstellen',
    );
  }
  requireFree(knowledge, 'title', title);
  for (const question of questions) requireFree(knowledge, 'questions', question);
  const id = newId(title, knowledge);
  await add(
    () =>
      storePassage({
        ...{ id, title, text, createdBy: employeeId },
        ...{ questions: questions.join('\n'), sources: source },
      }),
    'title',
    'Eine Textstelle mit dieser Überschrift gibt es schon',
  );
}

/**
 * Takes a wording or a passage away that was added.
 * @throws AppError `not_found` (404)
 */
export async function removeAddition(id: unknown): Promise<void> {
  const isOne = typeof id === 'string' && ((await deleteWording(id)) || (await deletePassage(id)));
  if (!isOne) throw new AppError('not_found', 'Das wurde schon entfernt.');
  await freshKnowledge();
}

/** What an employee has added, as it is listed. */
export interface ListedAddition {
  id: string;
  /** The wording, or the title of the passage */
  text: string;
  /** Where a wording leads; nothing where that is gone */
  leadsTo?: string;
  isPassage: boolean;
  createdAt: Date;
}

/** What employees have added, a page of it, the newest first. @param asked from 1; beyond the last it is the last */
export async function listAdditions(asked: number) {
  const [{ wordings, passages }, knowledge] = await Promise.all([additions(), currentKnowledge()]);
  const titles = new Map(passages.map(({ id, title }) => [id, title]));
  const all: ListedAddition[] = [
    ...wordings.map(({ id, text, passageId, createdAt }) => ({
      ...{ id, text, createdAt, isPassage: false },
      leadsTo: titles.get(passageId) ?? knowledge.answer(passageId)?.title,
    })),
    ...passages.map(({ id, title, createdAt }) => ({
      id,
      text: title,
      createdAt,
      isPassage: true,
    })),
  ].sort((one, other) => +other.createdAt - +one.createdAt);
  const pages = Math.max(1, Math.ceil(all.length / PAGE_LENGTH));
  const page = Math.min(asked, pages);
  return { additions: all.slice((page - 1) * PAGE_LENGTH, page * PAGE_LENGTH), page, pages };
}

/**
 * What the forms let somebody choose from.
 * @param nearest passages that are offered first
 */
export async function editorialChoices(nearest: readonly string[]) {
  const knowledge = await currentKnowledge();
  return { passages: passageChoices(nearest, knowledge), sources: sourceChoices(knowledge) };
}
