import { costsAnswer, sellingCosts } from './costs';

test.each([
  ['eigentumswohnung', 400_000, { least: 23_800, most: 28_560 }, { least: 11_900, most: 14_280 }],
  ['einfamilienhaus', 350_000, { least: 20_825, most: 24_990 }, { least: 10_413, most: 12_495 }],
  ['mehrfamilienhaus', 1_000_000, { least: 59_500, most: 71_400 }, { least: 0, most: 71_400 }],
  ['grundstueck', 200_000, { least: 11_900, most: 14_280 }, { least: 0, most: 14_280 }],
  ['gewerbe', 200_000, { least: 11_900, most: 14_280 }, { least: 0, most: 14_280 }],
])('the commission of a %s at %i €', (type, price, commission, ownShare) => {
  expect(sellingCosts(price, type)).toMatchObject({ commission, ownShare });
});

test.each(['mehrfamilienhaus', 'grundstueck', 'gewerbe'])(
  'nothing is said of a half that stays with the seller at a %s',
  (propertyType) => {
    const { text, sources } = costsAnswer({ propertyType, price: '500000' });
    expect(text).toContain('gilt hier nicht');
    expect(text).not.toMatch(/mindestens die Hälfte/);
    expect(sources[0]).toBe('maklerprovision#wo-die-regeln-nicht-gelten');
  },
);

test('for a flat the half is stated with what it depends on', () => {
  const { text } = costsAnswer({ propertyType: 'eigentumswohnung', price: '400000' });
  expect(text).toContain('11.900\u00a0€ bis 14.280\u00a0€');
  expect(text).toContain('die ein Verbraucher kauft');
});

test.each([
  [{}, /Art der Immobilie und den Preis/],
  [{ propertyType: 'villa' }, /brauche ich noch den Preis/],
  [{ price: '400000' }, /brauche ich noch die Art/],
  [{ propertyType: 'villa', price: '40' }, /Bitte prüfen Sie die Zahl/],
])('what is missing or cannot be is asked for: %j', (fields, text) => {
  const answer = costsAnswer(fields);
  expect(answer.text).toMatch(text);
  expect(answer.tool).toEqual({ name: 'costs', known: fields });
});
