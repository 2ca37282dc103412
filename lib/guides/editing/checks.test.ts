import { guideForm } from '@/lib/testing/guide-form';
import { parse } from '@/lib/platform/validation/fields';
import { missingParts, wrongLinks } from './checks';
import { guideSchema, isPublicAddress } from './schema';
import { difference, differences } from './difference';
import { EMPTY_GUIDE } from './form-values';

const TARGETS = {
  guides: new Map([['energieausweis', '## Was er kostet\n\nWenig.']]),
  images: new Set(['/images/ratgeber/ratgeber.svg']),
};

test.each([
  ['[a](/ratgeber/energieausweis)'],
  ['[a](/ratgeber/energieausweis#was-er-kostet)'],
  ['[a](#hier)'],
  ['[a](/immobilie-bewerten)'],
  ['[a](https://www.gesetze-im-internet.de/bgb/__311b.html)'],
  ['![Ein Haus](/images/ratgeber/ratgeber.svg)'],
  // markdown does not accept these as links.
  ['[a](javascript:alert(1))'],
  ['<a href="//boese.example">HTML</a>'],
])('%s is in order', (markdown) => {
  expect(wrongLinks(`## Hier\n\n${markdown}`, TARGETS)).toEqual([]);
});

test.each([
  ['[a](/ratgeber/gibt-es-nicht)', 'gibt es auf dieser Website nicht'],
  ['[a](/ratgeber/energieausweis#anders)', 'nennt eine Überschrift, die es nicht gibt'],
  ['[a](#anders)', 'nennt eine Überschrift, die es nicht gibt'],
  ['[a](/bewertung/4711)', 'gibt es auf dieser Website nicht'],
  ['[a](//boese.example)', 'ist keine Adresse, die mit https:// beginnt'],
  ['[a](https://127.0.0.1/x)', 'ist keine Adresse, die mit https:// beginnt'],
  ['![Bild](https://boese.example/spur.gif)', 'ist kein Bild dieser Website'],
  ['![Bild](/images/ratgeber/fehlt.svg)', 'ist kein Bild dieser Website'],
  ['![](/images/ratgeber/ratgeber.svg)', 'hat noch keinen Text, der das Bild beschreibt'],
  ['| a |\n|---|\n| [a](/weg) |', 'gibt es auf dieser Website nicht'],
])('%s: %s', (markdown, words) => {
  expect(wrongLinks(`## Hier\n\n${markdown}`, TARGETS)).toEqual([expect.stringContaining(words)]);
});

test.each([
  ['https://www.bmj.de/', true],
  ['https://bmj.de:8443/x?y#z', true],
  ['http://www.bmj.de/', false],
  ['https://localhost/', false],
  ['https://2130706433/', false],
  ['https://[::1]/', false],
  ['https://jemand:geheim@www.bmj.de/', false],
  ['https://intranet/', false],
])('%s is an address for everybody: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test('a guide with everything lacks nothing', () => {
  const { text } = parse(guideSchema, guideForm());
  expect(missingParts(text, TARGETS, new Date('2026-11-26'))).toEqual({});
});

test.each([
  ['title', { title: '' }],
  ['title', { title: 'x'.repeat(121) }],
  ['title', { title: 'Mit\u0000Null' }],
  ['slug', { slug: 'Groß Geschrieben' }],
  ['slug', { slug: 'gespeichert' }],
  ['summary', { summary: 'x'.repeat(161) }],
  ['asOf', { asOf: 'neulich' }],
  ['image', { image: 'https://boese.example/x.png' }],
  ['content', { content: 'x'.repeat(50_001) }],
  ['sources.0.title', { 'sources.0.title': '' }],
  ['sources.0.url', { 'sources.0.url': 'javascript:alert(1)' }],
])('%s is refused: %j', (field, change) => {
  const result = guideSchema.safeParse({ ...guideForm(), ...change });
  expect(result.success).toBe(false);
  expect(result.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test('deep nesting and unclosed marks are looked through to their end', () => {
  const hostile = `${'> '.repeat(5000)}${'['.repeat(10_000)}${'*a '.repeat(8000)}`;
  expect(wrongLinks(hostile.slice(0, 50_000), TARGETS)).toEqual([]);
});

test('what came and what went is shown word by word', () => {
  expect(difference('Der Rasen ist grün.', 'Der Garten ist grün.')).toEqual([
    { kind: 'same', text: 'Der ' },
    { kind: 'removed', text: 'Rasen' },
    { kind: 'added', text: 'Garten' },
    { kind: 'same', text: ' ist grün.' },
  ]);
});

test('what stayed far from a change is left out', () => {
  const long = 'Wort '.repeat(2000);
  const parts = difference(`${long}alt`, `${long}neu`);
  expect(parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added']);
  expect(parts[0]?.text.length).toBeLessThan(500);
  expect(parts[0]?.text).toContain('[…]');
});

test('only the parts of a guide that differ are named', () => {
  const after = { ...EMPTY_GUIDE, title: 'Kosten', sources: [{ title: 'GNotKG', date: '2026' }] };
  expect(differences(EMPTY_GUIDE, EMPTY_GUIDE)).toEqual([]);
  expect(differences(EMPTY_GUIDE, after).map(({ label }) => label)).toEqual([
    'Titel',
    'Kategorie',
    'Quellen',
  ]);
});
