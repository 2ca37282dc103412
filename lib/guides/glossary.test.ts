import { findTerms, GLOSSARY } from './glossary';

const NONE = new Set<string>();
const found = (text: string, explained: ReadonlySet<string> = NONE) =>
  findTerms(text, explained).flatMap(({ text, term }) => (term ? [[text, term.id]] : []));

describe('the list of terms', () => {
  const duplicates = (values: string[]) =>
    values.filter((value, index) => values.indexOf(value) !== index);

  test('has each id, each name and each form once', () => {
    expect(duplicates(GLOSSARY.map(({ id }) => id))).toEqual([]);
    expect(duplicates(GLOSSARY.map(({ term }) => term))).toEqual([]);
    expect(duplicates(GLOSSARY.flatMap(({ forms }) => forms))).toEqual([]);
  });

  test.each(GLOSSARY.map((term) => [term.id, term] as const))('explains %s', (id, term) => {
    expect(id).toMatch(/^[a-z-]+$/);
    expect(term.explanation).toMatch(/^\p{Lu}.{30,}\.$/u);
    expect(term.forms.length).toBeGreaterThan(0);
  });

  test.each(GLOSSARY.flatMap(({ id, forms }) => forms.map((form) => [form, id] as const)))(
    'finds "%s" in a sentence',
    (form, id) => {
      expect(found(`Hier steht ${form}, und weiter.`)).toEqual([[form, id]]);
    },
  );
});

describe('a term is found', () => {
  test.each([
    ['at the beginning', 'Grundbuch zuerst', 'Grundbuch'],
    ['at the end', 'steht im Grundbuch', 'Grundbuch'],
    ['before a mark', 'im Grundbuch.', 'Grundbuch'],
    ['in quotes', '„Grundbuch“', 'Grundbuch'],
    ['in brackets', '(Grundbuch)', 'Grundbuch'],
    ['inflected', 'Auszug des Grundbuchs', 'Grundbuchs'],
    ['inflected otherwise', 'Auszug des Grundbuches', 'Grundbuches'],
  ])('%s: %s', (_, text, form) => {
    expect(found(text)).toEqual([[form, 'grundbuch']]);
  });

  test.each([
    ['Grundbuchauszug'],
    ['Wohnungsgrundbuch'],
    ['Grundbuch-Auszug'],
    ['Teil-Grundbuch'],
    ['grundbuch'],
    ['Grundbuch7'],
    ['Grundbuchä'],
    [''],
  ])('as a whole word only, not in "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('in its longest form', () => {
    expect(found('Die Auflassungsvormerkung')).toEqual([
      ['Auflassungsvormerkung', 'auflassungsvormerkung'],
    ]);
  });

  test('once, whichever of its forms comes first', () => {
    expect(found('Grundbuchs, Grundbuch, Median, Grundbuches, Median')).toEqual([
      ['Grundbuchs', 'grundbuch'],
      ['Median', 'median'],
    ]);
  });

  test('not at all where it was explained before', () => {
    expect(found('Grundbuch und Median', new Set(['grundbuch']))).toEqual([['Median', 'median']]);
  });
});

test.each(['', 'Ohne Begriff', 'Grundbuch', 'Im Grundbuch, Grundbuchs und Median steht es'])(
  'the parts of "%s" are the text',
  (text) => {
    const parts = findTerms(text, NONE);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.map((part) => part.text)).not.toContain('');
  },
);
