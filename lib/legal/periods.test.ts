import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lengthInWords } from '@/lib/platform/format/number';
import { PERIODS } from '@/lib/submissions/periods';
import { provider } from '@/lib/testing/provider';
import { legalDocument } from './documents';

const NUMBER =
  '\\d+|ein(?:e[mnrs]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreißig';
const UNIT = 'Stunden?|Tage?n?s?|Wochen?|Monate?n?s?|Jahre?n?s?';
const LENGTH = new RegExp(`(?<!\\p{L})(?:${NUMBER})[\\s\\u00a0](?:${UNIT})(?!\\p{L})`, 'giu');

const lengthsIn = (text: string) => text.match(LENGTH) ?? [];

/** Not about storage: time for answers, notice of new terms. */
const OTHER = ['eines Monats', '14 Tage'];

const FOLDER = 'content/legal';
const sources = readdirSync(FOLDER);
const shownIn = (name: 'privacy' | 'terms') =>
  JSON.stringify(legalDocument(name, provider()).sections);

test.each([
  ['nach 14 Tagen', ['14 Tagen']],
  ['zwölf\u00a0Monate nach', ['zwölf\u00a0Monate']],
  ['Sechs Jahre; einen Tag; innerhalb eines Monats', ['Sechs Jahre', 'einen Tag', 'eines Monats']],
  ['Mein Tag, kein Jahr, je Anschluss einmal am Tag', []],
])('of %j the lengths %j are seen', (text, lengths) => {
  expect(lengthsIn(text)).toEqual(lengths);
});

test.each(sources)('%s has no length of its own beside those that are the job’s', (file) => {
  const lengths = lengthsIn(readFileSync(join(FOLDER, file), 'utf8'));
  expect(lengths.filter((length) => !OTHER.includes(length))).toEqual([]);
});

test('every length that the notice shows is one by which the portal deletes', () => {
  const known = Object.values(PERIODS).map(({ length }) => lengthInWords(length));
  const shown = lengthsIn(shownIn('privacy'));
  expect(shown.length).toBeGreaterThan(20);
  for (const length of shown) {
    const text = length.charAt(0).toLowerCase() + length.slice(1);
    expect([...known, 'eines Monats']).toContain(text);
  }
});

test('every period is shown', () => {
  const notice = shownIn('privacy');
  for (const { what, text } of Object.values(PERIODS)) {
    expect(notice).toContain(what);
    expect(notice).toContain(text.slice(1));
  }
});

test('the terms name no period of storing', () => {
  expect(lengthsIn(shownIn('terms'))).toEqual(['48 Stunden', '14 Tagen', '14 Tagen', '14 Tage']);
});
