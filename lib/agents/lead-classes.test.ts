import { CRITERIA, LEAD_CLASSES, TOP_LEVEL } from './lead-classes';

test.each([
  [
    'Premium A+',
    149,
    [
      'Eigentümer bestätigt',
      'vollständige Objektdaten',
      'Verkauf innerhalb von 6 Monaten',
      'über 300.000 €',
    ],
  ],
  [
    'Standard A',
    99,
    ['Kontakt verifiziert', 'Basis-Objektdaten', 'Verkaufsinteresse bestätigt', 'jeder Wert'],
  ],
  [
    'Basis B',
    59,
    [
      'Kontaktdaten, Erstkontakt',
      'Postleitzahl und Immobilientyp',
      'Bewertungsanfrage',
      'keine Vorgabe',
    ],
  ],
])('%s costs %d € and has its criteria', (name, price, texts) => {
  const found = LEAD_CLASSES.find((entry) => entry.name === name)!;
  expect(found.price).toBe(price);
  expect(CRITERIA.map(({ id }) => found.criteria[id].text.replaceAll('\u00a0', ' '))).toEqual(
    texts,
  );
});

test.each(CRITERIA)('a better class asks for no less: $label', ({ id }) => {
  const levels = LEAD_CLASSES.map(({ criteria }) => criteria[id].level);
  expect(levels).toEqual([...levels].sort((one, other) => other - one));
  expect(levels[0]).toBe(TOP_LEVEL);
});
