import { randomUUID } from 'node:crypto';
import { seedArticles } from '@/lib/guides/seeds';
import { database } from '@/lib/platform/db/client';
import { dayInBerlin } from '@/lib/platform/format/berlin-day';
import { answer, wholeAnswer } from '../service';
import { storeWording } from '../knowledge/additions-repository';
import { currentKnowledge } from '../knowledge/current';
import type { Knowledge } from '../knowledge/knowledge';
import { addPassage, addWording, listAdditions, removeAddition } from './additions-service';
import { closeQuestion, listOpenQuestions, noteOpenQuestion } from './service';

/** Making the knowledge anew takes seconds on a busy machine. */
jest.setTimeout(120_000);

const EMPLOYEE = 7;
const WORDING = 'Welche Farbe soll der Briefkasten der Wohnung bekommen?';
const NOTED = 'welche farbe soll der briefkasten der wohnung bekommen';
const NAMED = `Kunibert Quappe, Telefon 0171 2345678: ${WORDING}`;

/** A passage of content/adviser. */
const PASSAGE = 'uebergabeprotokoll';

/** A heading of the guides. */
const HEADING = 'notartermin-und-uebergabe#die-uebergabe-mit-protokoll';

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

const ask = (message: string) => wholeAnswer(answer({ message }));

const rows = async () => (await database()).openQuestion.findMany({ orderBy: { text: 'asc' } });

/** Lets what follows an answer happen. */
async function untilNoted(count: number) {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = await rows();
    if (found.length === count) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return rows();
}

const fieldsOf = async (done: Promise<unknown>) =>
  done.then(
    () => ({}),
    (error: { details: { fields: object } }) => error.details.fields,
  );

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
      ...{ id: randomUUID(), text: `frage ${index}`, count: 3, lastDay: '2026-11-02', ...rest },
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
      while (warn.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
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
      ...{ id: randomUUID(), text, count, lastDay },
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

describe('a wording', () => {
  test('answers what was refused, closes its question, and does neither once it is removed', async () => {
    expect((await ask(WORDING)).refused).toBe(true);
    const [row] = await untilNoted(1);
    await addWording({ wording: WORDING, passageId: PASSAGE, question: row?.id }, EMPLOYEE);
    expect(await ask(WORDING)).toMatchObject({ title: knowledge.answer(PASSAGE)?.title });
    expect((await listOpenQuestions(1)).questions).toEqual([]);

    const { additions } = await listAdditions(1);
    expect(additions).toMatchObject([
      { text: WORDING, leadsTo: knowledge.answer(PASSAGE)?.title, isPassage: false },
    ]);
    await removeAddition(additions[0]?.id);
    expect((await ask(WORDING)).refused).toBe(true);
    for (const id of [additions[0]?.id, PASSAGE, undefined]) {
      await expect(removeAddition(id)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  test('that another process has stored is known within half a minute', async () => {
    await currentKnowledge();
    await storeWording({ text: WORDING, passageId: PASSAGE, createdBy: EMPLOYEE });
    const later = Date.now() + 21_000;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    let reply = await ask(WORDING);
    for (let tries = 0; reply.refused && tries < 600; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      reply = await ask(WORDING);
    }
    expect(reply.title).toBe(knowledge.answer(PASSAGE)?.title);
    const { additions } = await listAdditions(1);
    await removeAddition(additions[0]?.id);
  });

  test.each([
    ['too short', { wording: 'ja' }, 'wording', /3 bis 200/],
    ['too long', { wording: 'haus '.repeat(41) }, 'wording', /200/],
    ['with what was left out', { wording: 'wer … den fisch' }, 'wording', /ganze Wörter/],
    ['of words that say nothing', { wording: 'ich und das' }, 'wording', /worum es geht/],
    ['for no passage', { passageId: 'unbekannt' }, 'passageId', /Textstelle aus der Liste/],
    ['for a heading', { passageId: HEADING }, 'passageId', /Textstelle aus der Liste/],
  ])('%s is refused', async (_, given, field, message) => {
    const body = { wording: WORDING, passageId: PASSAGE, ...given };
    const fields = await fieldsOf(addWording(body, EMPLOYEE));
    expect(fields).toEqual({ [field]: expect.stringMatching(message) });
  });

  test('that leads to a passage already is refused with its title', async () => {
    const { title, questions } = knowledge.answer('kosten-des-verkaufs')!;
    for (const passageId of [PASSAGE, 'kosten-des-verkaufs']) {
      const fields = await fieldsOf(addWording({ wording: questions[0], passageId }, EMPLOYEE));
      expect(fields).toEqual({ wording: expect.stringContaining(`Textstelle: ${title}`) });
    }
  });
});

const NEW = {
  title: 'Welche Farbe hat der Briefkasten?',
  text: 'Die Farbe des Briefkastens schreibt niemand vor.\r\n\r\n- **Rot** fällt auf.\r\n- Grau fällt nicht auf.',
  questions: `${WORDING}\r\n\r\nbriefkasten streichen farbe`,
  source: HEADING,
};

describe('a passage', () => {
  test('answers with its source, can be given a wording, and takes it along when it goes', async () => {
    await addPassage(NEW, EMPLOYEE);
    const id = 'eigen-welche-farbe-hat-der-briefkasten';
    expect(await ask(WORDING)).toMatchObject({
      title: NEW.title,
      response: expect.stringContaining('**Rot** fällt'),
      sources: [{ url: `/ratgeber/${HEADING}` }],
    });
    const asked = 'postkasten anmalen farbton gesucht';
    await addWording({ wording: asked, passageId: id }, EMPLOYEE);
    expect((await ask(asked)).title).toBe(NEW.title);
    expect((await listAdditions(1)).additions).toMatchObject([
      { text: asked, leadsTo: NEW.title, isPassage: false },
      { text: NEW.title, isPassage: true },
    ]);
    expect(await fieldsOf(addPassage(NEW, EMPLOYEE))).toEqual({
      title: expect.stringContaining('führt schon'),
    });
    await removeAddition(id);
    expect((await listAdditions(1)).additions).toEqual([]);
  });

  test.each([
    ['without a title', { title: 'Was' }, 'title'],
    ['that is too short', { text: 'Das hängt davon ab.' }, 'text'],
    ['that is too long', { text: 'Farbe '.repeat(160) }, 'text'],
    ['of too many words', { text: 'so '.repeat(111) }, 'text'],
    ['that shouts', { text: `${NEW.text}!` }, 'text'],
    ['with a link', { text: `${NEW.text} https://haus.example` }, 'text'],
    ['with a link in brackets', { text: `${NEW.text} [hier](/makler)` }, 'text'],
    ['with HTML', { text: `${NEW.text} <b>fett</b>` }, 'text'],
    ['with a placeholder', { text: `${NEW.text} {{lead.premium}}` }, 'text'],
    [
      'that states the half rule for all homes',
      { text: 'Beim Makler zahlt der Verkäufer mindestens die Hälfte der Provision, auch hier.' },
      'text',
    ],
    ['without a wording', { questions: ' \r\n ' }, 'questions'],
    ['with a wording that is too short', { questions: 'ja' }, 'questions'],
    ['with a wording that leads elsewhere', { questions: 'Was kostet ein Verkauf?' }, 'questions'],
    ['without a source', { source: '' }, 'source'],
    ['with a source that is not there', { source: 'energieausweis#gibt-es-nicht' }, 'source'],
    ['with a page that is not there', { source: '/gibt-es-nicht' }, 'source'],
    ['with a list', { text: ['Farbe'] }, 'text'],
  ])('%s is refused', async (_, given, field) => {
    expect(Object.keys(await fieldsOf(addPassage({ ...NEW, ...given }, EMPLOYEE)))).toEqual([
      field,
    ]);
  });

  test('that two employees add at once is stored once; a page of the portal will do as its source', async () => {
    const add = () => addPassage({ ...NEW, source: '/datenschutz' }, EMPLOYEE);
    const both = await Promise.allSettled([add(), add()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await ask(WORDING)).sources).toEqual([{ title: 'Datenschutz', url: '/datenschutz' }]);
    const { additions } = await listAdditions(1);
    expect(additions).toHaveLength(1);
    await removeAddition(additions[0]?.id);
  });
});
