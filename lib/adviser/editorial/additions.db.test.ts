import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { seedArticles } from '@/lib/guides/seeds';
import { database } from '@/lib/platform/db/client';
import { answerMessage, wholeAnswer } from '../service';
import { storeWording } from '../knowledge/additions-repository';
import { currentKnowledge } from '../knowledge/current';
import type { Knowledge } from '../knowledge/knowledge';
import { addPassage, addWording, listAdditions, removeAddition } from './additions-service';

const EMPLOYEE = 7;
const WORDING = 'Wie herum muss das Schild an der Wohnung hängen?';
const PASSAGE = 'uebergabeprotokoll';
const HEADING = 'notartermin-und-uebergabe#die-uebergabe-mit-protokoll';

let knowledge: Knowledge;
let ahead = 0;

beforeAll(async () => {
  await seedArticles();
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  knowledge = await currentKnowledge();
});

async function learned() {
  const before = await currentKnowledge();
  ahead += 21_000;
  while ((await currentKnowledge()) === before) await pause(50);
}

const ask = (message: string) => wholeAnswer(answerMessage({ message }));

const fieldsOf = async (done: Promise<unknown>) =>
  done.then(
    () => ({}),
    (error: { details: { fields: object } }) => error.details.fields,
  );

describe('a wording', () => {
  test('answers what was refused once it is learned, closes its question, and goes with its row', async () => {
    expect((await ask(WORDING)).refused).toBe(true);
    const db = await database();
    const id = randomUUID();
    await db.openQuestion.create({
      data: { id, text: 'farbe briefkasten', lastDay: '2026-11-26' },
    });
    await addWording({ wording: WORDING, passageId: PASSAGE, question: id }, EMPLOYEE);
    const { title } = knowledge.answer(PASSAGE)!;
    expect((await listAdditions(1)).additions).toMatchObject([
      { text: WORDING, leadsTo: title, isPassage: false },
    ]);
    expect(await db.openQuestion.findUnique({ where: { id } })).toMatchObject({
      closedBy: EMPLOYEE,
    });
    await learned();
    expect((await ask(WORDING)).title).toBe(title);

    const { additions } = await listAdditions(1);
    await removeAddition(additions[0]?.id);
    for (const gone of [additions[0]?.id, PASSAGE, undefined]) {
      await expect(removeAddition(gone)).rejects.toMatchObject({ code: 'not_found' });
    }
    await learned();
    expect((await ask(WORDING)).refused).toBe(true);
  });

  test('of a passage that the content files no longer hold is listed, and harms nothing', async () => {
    await storeWording({ text: WORDING, passageId: 'gibt-es-nicht-mehr', createdBy: EMPLOYEE });
    const { additions } = await listAdditions(1);
    expect(additions).toMatchObject([{ text: WORDING, leadsTo: undefined }]);
    expect(await fieldsOf(addWording({ wording: WORDING, passageId: PASSAGE }, EMPLOYEE))).toEqual({
      wording: expect.stringContaining('gibt es schon'),
    });
    await removeAddition(additions[0]?.id);
  });

  test.each([
    ['too short', { wording: 'ja' }, 'wording', /3 bis 200/],
    ['too long', { wording: 'haus '.repeat(41) }, 'wording', /200/],
    ['with what was left out', { wording: 'wer … den fisch' }, 'wording', /ganze Wörter/],
    ['of words that say nothing', { wording: 'ich und das' }, 'wording', /worum es geht/],
    ['that is a cry for help', { wording: 'ich will nicht mehr leben' }, 'wording', /Schutz/],
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
    const asked = 'postkasten anmalen farbton gesucht';
    await addWording({ wording: asked, passageId: id }, EMPLOYEE);
    await learned();
    expect(await ask(WORDING)).toMatchObject({
      title: NEW.title,
      response: expect.stringContaining('**Rot** fällt'),
      sources: [{ url: `/ratgeber/${HEADING}` }],
    });
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
    await learned();
    expect((await ask(WORDING)).sources).toEqual([{ title: 'Datenschutz', url: '/datenschutz' }]);
    const { additions } = await listAdditions(1);
    expect(additions).toHaveLength(1);
  });
});
