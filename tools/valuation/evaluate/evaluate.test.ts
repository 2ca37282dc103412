import type { Listing } from '../listing-forms';
import { parseListings } from '../listings';
import { valueListing } from '../value-listing';
import { evaluateModel } from './evaluate';

const home = (more: Partial<Listing>): Listing => ({
  source: '2024',
  kind: 'house',
  postalCode: '80331',
  area: 100,
  isResale: true,
  price: 400_000,
  ...more,
});

const read = (...listings: Listing[]) => ({
  form: 'listings-2024' as const,
  listings,
  unreadable: [],
});
const worth = (value: number) => () => ({ value, low: value - 50_000, high: value + 50_000 });

describe('evaluate', () => {
  test('measures both valuations of the same homes side by side', () => {
    const { regional, baseFormula } = evaluateModel([read(home({ yearBuilt: 2024 }))], {
      value: worth(440_000),
    });
    expect(regional['house resale']).toEqual({
      n: 1,
      medianAbsoluteErrorPct: 10,
      within10Pct: 100,
      within20Pct: 100,
      biasPct: 10,
      coverage80Pct: 100,
    });
    expect(baseFormula['house resale']).toEqual({
      n: 1,
      medianAbsoluteErrorPct: 12.5,
      within10Pct: 0,
      within20Pct: 100,
      biasPct: -12.5,
      coverage80Pct: null,
    });
  });

  test('the base formula assumes 1980 where the file has no year', () => {
    const { baseFormula } = evaluateModel([read(home({ price: 273_000 }))], { value: worth(1) });
    expect(baseFormula.house?.medianAbsoluteErrorPct).toBe(0);
  });

  test('homes of 2024 are measured by kind, and those that are resold by themselves', () => {
    const homes = read(
      home({}),
      home({ isResale: false }),
      home({ kind: 'flat' }),
      home({ kind: 'flat' }),
      home({ kind: 'flat', isResale: false }),
    );
    const { regional } = evaluateModel([homes], { value: worth(400_000) });
    const counts = Object.entries(regional).map(([group, { n }]) => [group, n]);
    expect(counts).toEqual([
      ['house resale', 1],
      ['flat resale', 2],
      ['house', 2],
      ['flat', 3],
    ]);
  });

  test('homes of 2020 are houses, resold or not', () => {
    const homes = read(
      home({ source: '2020-germany', state: 'Bayern', postalCode: undefined }),
      home({ source: '2020-niedersachsen', state: 'Niedersachsen', isResale: false }),
    );
    const evaluation = evaluateModel([homes], { value: worth(400_000) });
    expect(Object.keys(evaluation.regional)).toEqual(['house']);
    expect(Object.keys(evaluation.byState)).toEqual(['Bayern', 'Niedersachsen']);
  });

  test('sorts by the state of the postcode', () => {
    const homes = read(
      home({ postalCode: '01067', price: 200_000 }),
      home({}),
      home({ postalCode: '81667' }),
      home({ postalCode: '10115' }),
    );
    const { byState } = evaluateModel([homes], { value: worth(400_000) });
    expect(Object.keys(byState)).toEqual(['Bayern', 'Berlin', 'Sachsen']);
    expect(byState.Bayern?.regional.house).toMatchObject({ n: 2, biasPct: 0 });
    expect(byState.Sachsen?.regional.house).toMatchObject({ n: 1, biasPct: 100 });
    expect(byState.Sachsen?.baseFormula.house?.n).toBe(1);
  });

  test('counts what cannot be read or valued by its reason, and measures it with neither', () => {
    const unreadable = [1, 2].map((row) => ({ row, reason: 'no price' }));
    const files = [{ ...read(home({}), home({ area: 5000 })), unreadable }, read()];
    const evaluation = evaluateModel(files, {
      value: (listing) => (listing.area > 1000 ? { reason: 'too large' } : worth(400_000)()),
    });
    expect(evaluation.skipped).toEqual({ total: 3, reasons: { 'no price': 2, 'too large': 1 } });
    expect(evaluation.regional.house?.n).toBe(1);
    expect(evaluation.baseFormula.house?.n).toBe(1);
  });

  test('is empty for nothing', () => {
    expect(evaluateModel([read()], { value: worth(1) })).toEqual({
      regional: {},
      baseFormula: {},
      byState: {},
      skipped: { total: 0, reasons: {} },
    });
  });

  test('tells how many are done', () => {
    const told: number[] = [];
    const onProgress = (done: number) => told.push(done);
    evaluateModel([read(home({})), read(home({}))], {
      value: () => ({ reason: 'none' }),
      onProgress,
    });
    expect(told).toEqual([1, 2]);
  });
});

describe('with the real valuation', () => {
  const evaluateText = (text: string) =>
    evaluateModel([parseListings(text)], { value: valueListing });

  test('homes of 2024 are valued, one at an unknown postcode is skipped', () => {
    const { regional, byState, skipped } = evaluateText(
      `kind,type,postalCode,livingAreaM2,plotAreaM2,rooms,priceEur,resale
       flat,Etagenwohnung,81667,75,,3,690000,1
       house,Doppelhaushälfte,04229,120,350,5,420000,1
       house,Doppelhaushälfte,00000,120,350,5,420000,1
       house,Doppelhaushälfte,04229,120,350,5,,1`,
    );
    expect(regional['flat resale']?.n).toBe(1);
    expect(regional['house resale']?.n).toBe(1);
    expect(Object.keys(byState)).toEqual(['Bayern', 'Sachsen']);
    expect(skipped.total).toBe(2);
    expect(skipped.reasons['no price']).toBe(1);
  });

  test('houses of 2020 are valued by district or by postcode', () => {
    const germany = evaluateText(
      `type,state,district,place,livingAreaM2,plotAreaM2,rooms,yearBuilt,condition,priceEur
       Mid-terrace house,Hessen,Fulda (Kreis),Hünfeld,120,300,5,1975,modernized,240000`,
    );
    const niedersachsen = evaluateText(
      `postalCode,livingAreaM2,rooms,yearBuilt,condition,newBuild,priceEur
       29221,120,5,1975,well_kept,0,250000`,
    );
    expect([germany.regional.house?.n, niedersachsen.regional.house?.n]).toEqual([1, 1]);
    expect(germany.regional.house?.coverage80Pct).not.toBeNull();
  });
});
