import { placeModel } from '../../../lib/valuation/regional/service';
import { valueRegionally } from '../../../lib/valuation/regional/value';
import { isAcrossWater } from './alike';
import { TRUTH } from './truth.fixture';

test('the sixty places are sixty', () => {
  expect(new Set(TRUTH.map(([postalCode]) => postalCode)).size).toBe(60);
});

describe.each(TRUTH)('%s %s', (postalCode, _, kind, from, to) => {
  const place = placeModel(postalCode)!;
  const home =
    kind === 'house'
      ? ({ propertyType: 'einfamilienhaus', area: 130 } as const)
      : ({ propertyType: 'eigentumswohnung', area: 75 } as const);
  const outcome = valueRegionally(place, home);
  if (!outcome.isPossible) throw new Error(outcome.reason);

  test('is not contradicted by more than its range', () => {
    expect(outcome.range.to).toBeGreaterThan(from * home.area);
    expect(outcome.range.from).toBeLessThan(to * home.area);
  });

  test('without an offer of its own its confidence is low', () => {
    if (place.own[kind] === 0) expect(outcome.confidence).toBe('low');
  });
});

test.each([
  ['Finkenwerder and Blankenese', [53.53, 9.86], [53.57, 9.8], true],
  ['Finkenwerder and Neugraben', [53.53, 9.86], [53.47, 9.86], false],
  ['Boppard and Kamp-Bornhofen', [50.23, 7.56], [50.22, 7.63], true],
  ['Brake and Nordenham', [53.33, 8.45], [53.5, 8.46], false],
] as const)('%s lie on the banks they lie on', (_, one, other, isAcross) => {
  expect(isAcrossWater(one, other)).toBe(isAcross);
});
