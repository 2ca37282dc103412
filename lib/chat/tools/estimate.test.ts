import { estimateAnswer } from './estimate';

const placeName = (postalCode: string) => (postalCode === '50667' ? 'Köln' : undefined);
const HOME = {
  propertyType: 'einfamilienhaus',
  postalCode: '50667',
  area: '120',
  yearBuilt: '1975',
};

test('the base formula with each factor, its limits and what the wizard can start with', () => {
  const { text, sources, offers, prefill, tool } = estimateAnswer(HOME, placeName);
  // 120 m² × 3,500 € × (1 − 0.005 × 49)
  expect(text).toContain('Etwa **317.100\u00a0€**');
  expect(text).toContain('Einfamilienhaus, 50667 Köln');
  expect(text).toContain('420.000\u00a0€');
  expect(text).toContain('unverbindliche Ersteinschätzung');
  expect(text).not.toMatch(/Verkehrswert|Gutachten/);
  expect(sources[0]).toBe('kostenlose-online-bewertung#die-grundformel-schritt-fuer-schritt');
  expect(offers).toEqual(['valuation', 'callback']);
  expect(prefill).toEqual(HOME);
  expect(tool).toBeUndefined();
});

test('without a year it is the assumed one, and the answer says so', () => {
  const { text } = estimateAnswer({ ...HOME, yearBuilt: undefined }, placeName);
  expect(text).toContain('Das Baujahr ist nicht angegeben, gerechnet ist mit 1980.');
});

test.each([
  [{}, /die Art der Immobilie, die Postleitzahl und die Wohnfläche/],
  [{ ...HOME, area: undefined }, /brauche ich noch die Wohnfläche/],
  [{ ...HOME, area: '5' }, /zwischen 10 und 2\.000 m²/],
  [{ ...HOME, yearBuilt: '1066' }, /Baujahr passt nicht/],
  [{ ...HOME, postalCode: '123' }, /fünf Ziffern/],
])('what is missing or cannot be is said, and the form keeps the rest: %j', (fields, text) => {
  const answer = estimateAnswer(fields, placeName);
  expect(answer.text).toMatch(text);
  expect(answer.tool).toMatchObject({ name: 'estimate' });
  expect(answer.prefill).toBeUndefined();
});

test.each(['grundstueck', 'gewerbe'])('no figure for %s', (propertyType) => {
  const { text, tool } = estimateAnswer({ ...HOME, propertyType }, placeName);
  expect(text).not.toContain('€');
  expect(tool).toBeUndefined();
});
