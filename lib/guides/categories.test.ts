import { CATEGORIES, categoryName, categoryOf, isFeatured } from './categories';

test('the five categories have their names', () => {
  expect(CATEGORIES.map(({ id, name }) => [id, name])).toEqual([
    ['bewertung', 'Immobilienbewertung'],
    ['verkauf', 'Verkaufsprozess'],
    ['markt', 'Marktanalyse'],
    ['recht', 'Recht & Steuern'],
    ['tipps', 'Verkaufstipps'],
  ]);
});

describe('the category of a title', () => {
  test.each([
    ['Was ist mein Haus wert?', 'bewertung'],
    ['Die Online-Bewertung', 'bewertung'],
    ['Wertermittlung im Vergleich', 'bewertung'],
    ['Der Hausverkauf', 'verkauf'],
    ['Ein Leitfaden', 'verkauf'],
    ['In sieben Schritten', 'verkauf'],
    ['Den Markt lesen', 'markt'],
    ['Trends im Herbst', 'markt'],
    ['Prognosen der Banken', 'markt'],
    ['Die Spekulationssteuer', 'recht'],
    ['Ihr Recht beim Notar', 'recht'],
    ['Nebenkosten', 'recht'],
    ['Fotos, die überzeugen', 'tipps'],
    ['', 'tipps'],
  ])('"%s" is of %s', (title, category) => {
    expect(categoryOf(title)).toBe(category);
  });

  test.each([
    ['Wert vor Verkauf', 'bewertung'],
    ['Verkauf: der Wert', 'bewertung'],
    ['Markt: Schritt für Schritt', 'verkauf'],
    ['Kosten beim Verkauf', 'verkauf'],
    ['Steuern und Markt', 'markt'],
    ['Kosten auf dem Immobilienmarkt', 'markt'],
  ])('"%s" fits two, and the earlier one decides: %s', (title, category) => {
    expect(categoryOf(title)).toBe(category);
  });

  test.each(['STEUER', 'Steuer', 'steuer', 'Grunderwerbsteuer'])(
    '%s is read in any case',
    (word) => {
      expect(categoryOf(word)).toBe('recht');
    },
  );
});

test('a category is called by its name', () => {
  expect(categoryName('recht')).toBe('Recht & Steuern');
});

describe('featured is', () => {
  test.each([
    ['Der Leitfaden', true],
    ['Preise 2025', true],
    ['Fünf Fehler', true],
    ['Der leitfaden', false],
    ['Anfängerfehler', false],
    ['Preise 2026', false],
  ])('"%s": %p', (title, expected) => {
    expect(isFeatured(title)).toBe(expected);
  });
});
