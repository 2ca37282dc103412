import { changeOf, changeSentence, type PricesThen } from './history';
import { country, placeAt, placeOfPostcode } from './places';

const FIRST: PricesThen = {
  date: '2024-06',
  prices: {
    ...{ DE: [2500, 3000], NI: [2000, 2400], '03351': [2000, 2500], BE: [4000, 5000] },
    ...{ '06631': [2000, null] },
  },
};
const SECOND: PricesThen = {
  date: '2026-10',
  prices: {
    ...{ DE: [2600, 2910], NI: [2020, 2160], '03351': [2060, 2488], BE: [4024, 4020] },
    ...{ '06631': [1954, 2100] },
  },
};
const celle = placeAt(['niedersachsen', 'landkreis-celle'])!;
const fulda = placeAt(['hessen', 'landkreis-fulda'])!;

test.each([
  ['the country', country, 4, -3],
  ['a state', placeAt(['niedersachsen'])!, 1, -10],
  ['a state that is one district', placeAt(['berlin'])!, 0.6, -19.6],
  ['a district', celle, 3, -0.5],
  ['a district without flats before', fulda, -2.3, undefined],
])('prices of %s change by so much', (_, place, house, flat) => {
  const change = changeOf(place, [FIRST, SECOND]);
  expect(change).toEqual({ place, since: '2024-06', until: '2026-10', house, flat });
});

test('a postcode shows the change of its district', () => {
  expect(changeOf(placeOfPostcode('29221')!, [FIRST, SECOND])).toMatchObject({
    ...{ place: celle, house: 3, flat: -0.5 },
  });
});

test('it is the change since the last delivery, whatever was before', () => {
  const third = { date: '2026-11', prices: { '03351': [2060, 2600] } };
  expect(changeOf(celle, [FIRST, SECOND, third])).toMatchObject({
    ...{ since: '2026-10', until: '2026-11', house: 0, flat: 4.5 },
  });
});

test('one delivery has no change, and neither has a place that one of them does not know', () => {
  expect(changeOf(celle, [])).toBeUndefined();
  expect(changeOf(celle, [FIRST])).toBeUndefined();
  expect(changeOf(placeAt(['bayern'])!, [FIRST, SECOND])).toBeUndefined();
});

test.each([
  [3, 'Seit Juni 2024 sind Häuser im Landkreis Celle um 3 % teurer geworden.'],
  [-12.4, 'Seit Juni 2024 sind Häuser im Landkreis Celle um 12 % günstiger geworden.'],
  [1, 'Seit Juni 2024 sind Häuser im Landkreis Celle um 1 % teurer geworden.'],
  [0.9, 'Seit Juni 2024 sind Häuser im Landkreis Celle im Preis fast gleich geblieben.'],
  [-0.9, 'Seit Juni 2024 sind Häuser im Landkreis Celle im Preis fast gleich geblieben.'],
  [undefined, undefined],
])('%d percent in words', (house, sentence) => {
  const change = { place: celle, since: '2024-06', until: '2026-10', house };
  expect(changeSentence('house', change)?.replaceAll('\u00a0', ' ')).toBe(sentence);
});

test('flats are described as well, and the country by its name', () => {
  expect(changeSentence('flat', changeOf(country, [FIRST, SECOND])!)).toMatch(
    /^Seit Juni\u00a02024 sind Wohnungen in Deutschland um 3\u00a0% günstiger geworden\.$/,
  );
});
