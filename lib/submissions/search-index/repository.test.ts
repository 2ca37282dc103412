import type { ValuationDetails } from '@/lib/submissions/kinds/valuation';
import { searchWords, indexTerms } from './repository';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

const NOBODY = {
  kind: 'valuation' as const,
  id: ID,
  reference: null,
  name: null,
  email: null,
  phone: null,
};

const terms = ({ postalCode = '', ...head }: Record<string, string>) =>
  indexTerms({ ...NOBODY, ...head, details: { postalCode } as ValuationDetails });

const finds = (values: Record<string, string>, typed: string) => {
  const words = searchWords(typed);
  const stored = terms(values);
  return (
    words.length > 0 &&
    words.every((prefixes) =>
      prefixes.some((prefix) => stored.some((term) => term.startsWith(prefix))),
    )
  );
};

test('terms are words, whole and in parts, each once', () => {
  expect(
    terms({
      name: 'Jörg Müller-Weiß',
      email: 'J.Mueller@Web.de',
      phone: '+49 (0)171 2345678',
      postalCode: '10115',
      reference: '4827193605',
    }),
  ).toEqual([
    ...['joerg', 'mueller', 'weiss', 'muellerweiss'],
    ...['jmuellerwebde', 'j', 'webde'],
    ...['+1712345678', '~8765432171'],
    ...['10115', '4827193605', '=0f8fad5bd9cb469fa16570867728950e'],
  ]);
});

test.each([
  ['Eva Müller', 'MÜLLER'],
  ['Eva Müller', 'mueller'],
  ['Eva Müller', 'Mu\u0308ller'],
  ['Eva Müller', '\uff4d\u00fc\uff4c\uff4c'],
  ['Andre', 'André'],
  ['Łukasz', 'lukasz'],
  ["O'Brien", 'obrien'],
  ['Weiß', 'WEISS'],
  ['Иван Петров', 'петр'],
  ['Lüdenscheidt-Groß', 'luedenscheidt groß'],
])('a %s is found by %j', (name, typed) => expect(finds({ name }, typed)).toBe(true));

const PHONES = ['+49 30 1234567', '0049 (0)30 123 45 67', '030/1234567', '030 – 1234567'];

test.each(PHONES)('a number stored as %s is found however it is typed', (phone) => {
  for (const typed of [...PHONES, '0301234', '+4930', '1234567', '4567']) {
    expect([typed, finds({ phone }, typed)]).toEqual([typed, true]);
  }
  for (const typed of ['567', '040 1234567', '+43 30 1234567', '12345670']) {
    expect([typed, finds({ phone }, typed)]).toEqual([typed, false]);
  }
});

test('a postcode does not find a person who has it in the middle of the number', () => {
  expect(finds({ phone: '030 1011544' }, '10115')).toBe(false);
});

test('every word has to be found', () => {
  const person = { name: 'Eva Müller', postalCode: '10115', phone: '030 1234567' };
  expect(finds(person, 'müller eva 10115')).toBe(true);
  expect(finds(person, 'müller 030 123')).toBe(true);
  expect(finds(person, 'müller 80331')).toBe(false);
});

test('a reference and an id are found as they are read out, and by their beginning', () => {
  for (const typed of ['482 719 3605', '482\u00a0719\u00a03605', '4827']) {
    expect(finds({ reference: '4827193605' }, typed)).toBe(true);
  }
  for (const typed of [ID.toUpperCase(), ID.replaceAll('-', ''), '0f8fad']) {
    expect(finds({}, typed)).toBe(true);
  }
  expect(finds({}, '0f8fa')).toBe(false);
  expect(finds({ id: 'adadadad-d9cb-469f-a165-70867728950e' }, 'ada')).toBe(false);
});

test.each(['', '@', "'", '\u0000', '- +'])('%j is nothing to search for', (typed) => {
  expect(searchWords(typed)).toEqual([]);
});

test('what is typed is cut to eight words', () => {
  expect(searchWords('a '.repeat(50))).toHaveLength(8);
});
