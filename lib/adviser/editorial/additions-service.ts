import 'server-only';
import { pageOf } from '@/lib/platform/page';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import { AppError } from '@/lib/platform/http/errors';
import { parse, refusedFields } from '@/lib/platform/validation/fields';
import { fold, wordsOf } from '@/lib/words/stem';
import { isStopWord } from '@/lib/words/stop-words';
import { OWN_PREFIX, type Answer } from '../answers/answer';
import { SUSPECTED_FROM } from '../builtin/constants';
import { statesHalfRuleWrongly } from '../half-rule';
import { additions, type Additions, withAdditions } from '../knowledge/additions';
import {
  deletePassage,
  deleteWording,
  storePassage,
  storeWording,
} from '../knowledge/additions-repository';
import { currentKnowledge } from '../knowledge/current';
import { type Knowledge, PAGE_TITLES } from '../knowledge/knowledge';
import { wordingOf } from '../retrieval/wording';
import { passageChoices, sourceChoices } from './choices';
import { storeClosed } from './repository';
import { passageSchema, wordingSchema } from './schema';
import { ANSWERS } from '@/lib/adviser/answers/answers';
import { LIMITS, OUTSIDE } from '@/lib/adviser/answers/limits';

const ID_LENGTH = 60;
const PAGE_LENGTH = 50;

interface Known {
  directory: Directory;
  knowledge: Knowledge;
}

/** Includes what was added a moment ago and is not learned yet. */
async function whatIsKnown(): Promise<Known> {
  const [added, knowledge] = await Promise.all([additions(), currentKnowledge()]);
  return { directory: directoryOf(added), knowledge };
}

/** @throws AppError for a wording that leads somewhere already */
function requireFree(
  { directory, knowledge }: Known,
  field: string,
  wordings: readonly string[],
  passageId?: string,
) {
  const destinations = destinationsOf(directory);
  for (const wording of wordings) {
    const refuse = (why: string) => refusedFields({ [field]: `„${wording}“ ${why}` });
    if (wordsOf(wording).every(isStopWord)) {
      throw refuse('sagt nicht, worum es geht. Bitte schreiben Sie mehr');
    }
    // A wording that clearly calls for a guard must not lead elsewhere.
    if (knowledge.ranking.danger(wording).probability >= SUSPECTED_FROM.clearly) {
      throw refuse('beantwortet der Berater mit einem Hinweis zum Schutz');
    }
    const key = wordingOf(wording);
    if (!destinations.has(key)) continue;
    const taken = destinations.get(key);
    if (!taken) throw refuse('steht schon bei dem, was der Berater ablehnt');
    const other = taken.id === passageId ? 'dieser Textstelle' : 'einer anderen Textstelle';
    throw refuse(`führt schon zu ${other}: ${taken.title}`);
  }
}

async function add(store: () => Promise<void>, field: string, message: string): Promise<void> {
  try {
    await store();
  } catch (error) {
    if (isUniqueViolation(error)) throw refusedFields({ [field]: message });
    throw error;
  }
}

/** Also closes the question that the wording answers. @throws AppError `invalid` (422) */
export async function addWording(body: unknown, employeeId: number): Promise<void> {
  const { wording, passageId, question } = parse(wordingSchema, body);
  const known = await whatIsKnown();
  if (!known.directory.passage(passageId)) {
    throw refusedFields({ passageId: 'Bitte wählen Sie eine Textstelle aus der Liste' });
  }
  requireFree(known, 'wording', [wording], passageId);
  await add(
    () => storeWording({ passageId, text: wording, createdBy: employeeId }),
    'wording',
    'Diesen Wortlaut gibt es schon, siehe „Hinzugefügt“',
  );
  if (question) await storeClosed(question, employeeId);
}

function newId(title: string, { passage }: Directory): string {
  const words = fold(title).replace(/[^a-z0-9]+/g, '-');
  const base = `${OWN_PREFIX}${words}`.slice(0, ID_LENGTH).replace(/-+$/, '');
  let id = base;
  for (let number = 2; passage(id); number += 1) id = `${base}-${number}`;
  return id;
}

const isSource = (cited: string, knowledge: Knowledge) =>
  Object.hasOwn(PAGE_TITLES, cited) || knowledge.section(cited) !== undefined;

/** Every process knows the passage within half a minute. @throws AppError `invalid` (422) */
export async function addPassage(body: unknown, employeeId: number): Promise<void> {
  const { title, text, questions, source } = parse(passageSchema, body);
  const known = await whatIsKnown();
  if (!isSource(source, known.knowledge)) {
    throw refusedFields({ source: 'Bitte wählen Sie aus, wo das steht' });
  }
  if (statesHalfRuleWrongly(text, 'land')) {
    throw refusedFields({
      text: 'Die hälftige Teilung der Provision gilt nur für Wohnungen und Einfamilienhäuser; dafür gibt es eigene Textstellen',
    });
  }
  requireFree(known, 'title', [title]);
  requireFree(known, 'questions', questions);
  const id = newId(title, known.directory);
  await add(
    () =>
      storePassage({
        id,
        title,
        text,
        questions: questions.join('\n'),
        sources: source,
        createdBy: employeeId,
      }),
    'title',
    'Eine Textstelle mit dieser Überschrift gibt es schon',
  );
}

/** @throws AppError `not_found` (404) */
export async function removeAddition(id: unknown): Promise<void> {
  const isOne = typeof id === 'string' && ((await deleteWording(id)) || (await deletePassage(id)));
  if (!isOne) throw new AppError('not_found', 'Das wurde schon entfernt.');
}

export interface ListedAddition {
  id: string;
  text: string;
  /** Unset where the passage is gone */
  leadsTo?: string;
  isPassage: boolean;
  createdAt: Date;
}

/** Newest first; pages count from 1, and a page beyond the last is the last. */
export async function listAdditions(asked: number) {
  const added = await additions();
  const { passage } = directoryOf(added);
  const all: ListedAddition[] = [
    ...added.wordings.map(({ id, text, passageId, createdAt }) => ({
      id,
      text,
      createdAt,
      isPassage: false,
      leadsTo: passage(passageId)?.title,
    })),
    ...added.passages.map(({ id, title, createdAt }) => ({
      id,
      text: title,
      createdAt,
      isPassage: true,
    })),
  ].sort((one, other) => +other.createdAt - +one.createdAt);
  const { skip, ...shown } = pageOf(asked, all.length, PAGE_LENGTH);
  return { additions: all.slice(skip, skip + PAGE_LENGTH), ...shown };
}

export async function editorialChoices(nearest: readonly string[]) {
  const { directory, knowledge } = await whatIsKnown();
  return {
    passages: passageChoices(directory.passages, nearest, knowledge),
    sources: sourceChoices(knowledge),
  };
}

function directoryOf(added: Pick<Additions, 'wordings' | 'passages'>) {
  const passages = withAdditions(ANSWERS, added);
  return { passages, passage: (id: string) => passages.find((each) => each.id === id) };
}

type Directory = ReturnType<typeof directoryOf>;

/** What each wording leads to: a passage, or undefined for what the adviser declines. */
function destinationsOf({ passages }: Directory): Map<string, Answer | undefined> {
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
