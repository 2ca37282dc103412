import fc from 'fast-check';
import { headingIds } from './heading-ids';

const idsOf = (...texts: string[]) => texts.map(headingIds());

test.each([
  ['Was kostet das?', 'was-kostet-das'],
  ['Kaufen oder Verkaufen?', 'kaufen-oder-verkaufen'],
  ['Fazit & Handlungsempfehlungen', 'fazit-handlungsempfehlungen'],
  ['Größe, Übergabe, Öl und Äpfel', 'groesse-uebergabe-oel-und-aepfel'],
  ['7,14 % auf 400.000 €', '7-14-auf-400-000'],
  ['Der 23.\u00a0Dezember', 'der-23-dezember'],
  ['Gru\u0308n', 'gruen'],
  ['€ ?', 'abschnitt'],
  ['', 'abschnitt'],
])('"%s" is found at "%s"', (text, id) => {
  expect(idsOf(text)).toEqual([id]);
});

test('headings of the same name are counted', () => {
  expect(idsOf('Fazit', 'Fazit', 'FAZIT', '?', '!')).toEqual([
    'fazit',
    'fazit-2',
    'fazit-3',
    'abschnitt',
    'abschnitt-2',
  ]);
});

test('a number in a name does not collide with the count', () => {
  expect(new Set(idsOf('Haus', 'Haus', 'Haus 2', 'Haus 2')).size).toBe(4);
});

test.each(['Inhalt', 'Quellen', 'Begriffe', 'Artikel', 'Autor', 'Beliebt', 'Bewertung Aufruf'])(
  '"%s" does not take the id that the page itself uses',
  (text) => {
    const [id] = idsOf(text);
    expect(id).toMatch(/-2$/);
  },
);

test.each(['Punkt 1', 'Begriff Grundbuch'])(
  '"%s" does not take the id of a checklist point or of an explanation',
  (text) => {
    expect(idsOf(text)[0]).not.toMatch(/^(punkt|begriff)-/);
  },
);

test('each article counts anew', () => {
  expect(idsOf('Fazit')).toEqual(idsOf('Fazit'));
});

test('no id is given twice, and each can stand in an address', () => {
  const text = fc.oneof(
    fc.constantFrom('Haus', 'Haus 2', 'Haus 2 2', 'Inhalt', 'Inhalt 2', 'constructor', '__proto__'),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 20 }), (texts) => {
      const ids = idsOf(...texts);
      expect(new Set(ids).size).toBe(texts.length);
      for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
});
