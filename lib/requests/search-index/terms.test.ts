import type { ValuationDetails } from '@/lib/requests/kinds/valuation';
import { searchWords, indexTerms } from './terms';

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

test.each(['Müller', 'MÜLLER', 'mueller', 'Mu\u0308ller', 'müll', '\uff4d\u00fc\uff4c\uff4c'])(
  '%j finds Müller',
  (typed) => expect(finds({ name: 'Eva Müller' }, typed)).toBe(true),
);

test.each([
  ['André', 'andre'],
  ['Andre', 'André'],
  ['Łukasz', 'lukasz'],
  ["O'Brien", 'obrien'],
  ["O'Brien", "o'brien"],
  ['Weiß', 'WEISS'],
  ['Иван Петров', 'петр'],
  ['Lüdenscheidt-Groß', 'luedenscheidt groß'],
])('a %s is found by %j', (name, typed) => expect(finds({ name }, typed)).toBe(true));

const PHONES = [
  ...['030 1234567', '+49 30 1234567', '0049 (0)30 123 45 67', '030/1234567'],
  ...['030.123.45.67', '030 – 1234567'],
];

describe.each(PHONES)('a number stored as %s', (phone) => {
  test.each([...PHONES, '0301234', '+4930', '1234567', '4567'])('is found by %s', (typed) => {
    expect(finds({ phone }, typed)).toBe(true);
  });

  test.each(['567', '040 1234567', '+43 30 1234567', '12345670'])('is not found by %s', (typed) => {
    expect(finds({ phone }, typed)).toBe(false);
  });
});

test.each(['10115', '101', '1'])('a postcode is found by %s', (typed) => {
  expect(finds({ postalCode: '10115' }, typed)).toBe(true);
});

test('a postcode does not find whoever has it in the middle of the number', () => {
  expect(finds({ phone: '030 1011544' }, '10115')).toBe(false);
});

test('every word has to be found', () => {
  const person = { name: 'Eva Müller', postalCode: '10115', phone: '030 1234567' };
  expect(finds(person, 'müller eva 10115')).toBe(true);
  expect(finds(person, 'müller 030 123')).toBe(true);
  expect(finds(person, 'müller 80331')).toBe(false);
});

test.each(['482 719 3605', '482\u00a0719\u00a03605', '4827193605', '4827'])(
  'a reference is found by %j',
  (typed) => expect(finds({ reference: '4827193605' }, typed)).toBe(true),
);

test.each([ID, ID.toUpperCase(), ID.replaceAll('-', ''), '0f8fad5b', '0f8fad'])(
  'an id is found by %s',
  (typed) => expect(finds({}, typed)).toBe(true),
);

test('too short a beginning of an id finds nothing, and no name', () => {
  expect(finds({}, '0f8fa')).toBe(false);
  expect(finds({ id: 'adadadad-d9cb-469f-a165-70867728950e' }, 'ada')).toBe(false);
});

test.each(['', '   ', '@', "'", '%', '()', '\u0000', '- +'])(
  '%j is nothing to search for',
  (typed) => {
    expect(searchWords(typed)).toEqual([]);
  },
);

test('what is typed is cut to eight words', () => {
  expect(searchWords('a '.repeat(50))).toHaveLength(8);
});
