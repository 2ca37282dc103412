import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { seedArticles } from '@/lib/guides/seeds';
import { database } from '@/lib/platform/db/client';
import { dayInBerlin } from '@/lib/platform/format/berlin-day';
import { answerMessage, wholeAnswer } from '../service';
import { currentKnowledge } from '../knowledge/current';
import type { Knowledge } from '../knowledge/knowledge';
import { closeQuestion, listOpenQuestions, noteOpenQuestion } from './service';

const EMPLOYEE = 7;
const WORDING = 'Wie herum muss das Schild an der Wohnung hängen?';
const NOTED = 'wie herum muss das schild an der wohnung hängen';
const NAMED = `Kunibert Quappe, Telefon 0171 2345678: ${WORDING}`;

let knowledge: Knowledge;

beforeAll(async () => {
  await seedArticles();
  knowledge = await currentKnowledge();
});

afterEach(async () => {
  jest.restoreAllMocks();
  const db = await database();
  await db.openQuestion.deleteMany();
});

const ask = (message: string) => wholeAnswer(answerMessage({ message }));

const rows = async () => (await database()).openQuestion.findMany({ orderBy: { text: 'asc' } });

/** Noting runs after the answer. */
async function untilNoted(count: number) {
  let found = await rows();
  while (found.length !== count) {
    await pause(20);
    found = await rows();
  }
  return found;
}

describe('what is noted', () => {
  test('a question without an answer, without the person, by its day', async () => {
    expect((await ask(NAMED)).refused).toBe(true);
    const [row, ...others] = await untilNoted(1);
    expect(others).toEqual([]);
    expect(row?.text).toBe(`… telefon … ${NOTED}`);
    expect(row).toMatchObject({ count: 1, lastDay: dayInBerlin(new Date()), closedAt: null });
    expect(JSON.stringify(row)).not.toMatch(/quappe|kunibert|0171|2345678/i);
  });

  test('nothing of what is answered, beyond a limit, or no question', async () => {
    for (const message of ['Wie lange dauert ein Verkauf?', 'Wie wird das Wetter?', 'Danke!']) {
      await ask(message);
    }
    expect((await ask('Was kostet ein Passfoto beim Drogeriemarkt?')).refused).toBe(true);
    await ask(NAMED);
    expect((await untilNoted(1)).map(({ text }) => text)).toEqual([expect.stringContaining(NOTED)]);
  });

  test('the same question at once is one row that counts all', async () => {
    await Promise.all(Array.from({ length: 12 }, () => noteOpenQuestion(WORDING, knowledge)));
    expect(await rows()).toMatchObject([{ text: NOTED, count: 12 }]);
  });

  test('one thousand are kept, and the longest not asked goes', async () => {
    const db = await database();
    const row = (index: number, rest: object) => ({
      id: randomUUID(),
      text: `frage ${index}`,
      count: 3,
      lastDay: '2026-11-02',
      ...rest,
    });
    await db.openQuestion.createMany({
      data: [
        row(0, { lastDay: '2026-11-01', count: 99 }),
        row(1, { lastDay: '2026-10-01', closedAt: new Date(), closedBy: EMPLOYEE }),
        ...Array.from({ length: 999 }, (_, index) => row(index + 2, {})),
      ],
    });
    await noteOpenQuestion(WORDING, knowledge);
    expect(await db.openQuestion.count({ where: { closedAt: null } })).toBe(1000);
    const texts = (await rows()).map(({ text }) => text);
    expect(texts).not.toContain('frage 0');
    expect(texts).toEqual(expect.arrayContaining(['frage 1', 'frage 2', NOTED]));
  });

  test('an answer does not fail because nothing can be noted, and the log says nothing of it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const db = await database();
    await db.$executeRawUnsafe('ALTER TABLE "OpenQuestion" RENAME TO "Gone"');
    try {
      expect((await ask(NAMED)).refused).toBe(true);
      while (warn.mock.calls.length === 0) await pause(20);
      expect(warn.mock.calls).toEqual([['A question without an answer could not be noted']]);
    } finally {
      await db.$executeRawUnsafe('ALTER TABLE "Gone" RENAME TO "OpenQuestion"');
    }
  });
});

describe('the list', () => {
  test('begins with what was asked most, then last, with the nearest passages', async () => {
    const db = await database();
    const row = (text: string, count: number, lastDay: string) => ({
      id: randomUUID(),
      text,
      count,
      lastDay,
    });
    await db.openQuestion.createMany({
      data: [
        row('makler und notar', 1, '2026-11-25'),
        row('energieausweis und haus', 2, '2026-11-01'),
        row('grundbuch und verkauf', 1, '2026-11-26'),
      ],
    });
    const { questions, page, pages } = await listOpenQuestions(4);
    expect({ page, pages }).toEqual({ page: 1, pages: 1 });
    expect(questions.map(({ text }) => text)).toEqual([
      'energieausweis und haus',
      'grundbuch und verkauf',
      'makler und notar',
    ]);
    expect(questions[0]?.nearest).toHaveLength(3);
    expect(questions[0]?.nearest[0]?.title).toContain('Energieausweis');
  });

  test('one that is done with stays so when it is asked again; a second time it is not there', async () => {
    await noteOpenQuestion(WORDING, knowledge);
    const [row] = await rows();
    await closeQuestion(row?.id, EMPLOYEE);
    await noteOpenQuestion(WORDING, knowledge);
    expect(await rows()).toMatchObject([{ count: 2, closedBy: EMPLOYEE }]);
    expect((await listOpenQuestions(1)).questions).toEqual([]);
    for (const id of [row?.id, 'unbekannt', 5, undefined]) {
      await expect(closeQuestion(id, EMPLOYEE)).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
