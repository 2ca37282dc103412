import { STATES as PLACES } from '@/lib/platform/places/states';
import {
  capitalGainsTax,
  exemptionOf,
  taxableGain,
  type Holding,
  type Sale,
  type TaxedGains,
} from './capital-gains';
import { inheritanceTaxOn, type TaxClass } from './inheritance-rates';
import { inheritanceTax, type Inheritance } from './inheritance-tax';
import { fullFee } from './full-fee';
import { deletionFees, purchaseFees } from './notary-fees';
import { noticeRight, type Loan } from './loan';
import { prepaymentEstimate, type Prepayment } from './prepayment';
import { TAX_STATES, transferTax, transferTaxPercent, type StateKey } from './transfer-tax';

describe('notary and land register', () => {
  // By hand; 4,935 ends the printed table of Anlage 2.
  test.each([
    [0, 15],
    [500, 15],
    [500.01, 19],
    [1_000, 19],
    [2_000, 27],
    [10_000, 75],
    [25_000, 115],
    [50_000, 165],
    [50_001, 192],
    [100_000, 273],
    [200_000, 435],
    [200_001, 485],
    [400_000, 785],
    [500_000, 935],
    [500_001, 1_015],
    [1_000_000, 1_735],
    [3_000_000, 4_935],
    [5_000_000, 8_135],
    [5_000_001, 8_265],
    [10_000_000, 11_385],
    [20_000_000, 17_385],
    [30_000_000, 22_985],
    [60_000_000, 26_585],
    [100_000_000, 26_585],
  ])('the full fee for %d € is %d €', (value, fee) => {
    expect(fullFee(value)).toBe(fee);
  });

  // Full fee × 3.0 × 1.19 and full fee × 1.5, at least 120 and 15 €.
  test.each([
    [350_000, 2_445.45, 1_027.5], // guide nebenkosten-fuer-eigentuemer
    [400_000, 2_802.45, 1_177.5], // guide notartermin-und-uebergabe, 3,979.95 together
    [259_000, 1_909.95, 802.5], // the same guide, 2,712.45 together
    [1_000_000, 6_193.95, 2_602.5],
    [10_000, 267.75, 112.5],
    [5_000, 196.35, 67.5], // (120 + 2 × 22.50) × 1.19
    [500, 178.5, 30], // (120 + 2 × 15) × 1.19
  ])('a purchase for %d € costs %d € and %d €', (price, notary, landRegister) => {
    expect(purchaseFees(price)).toEqual({ notary, landRegister });
  });

  // Half the full fee, at least 15 € (notary 30 € × 1.19); certification 20 € × 1.19.
  test.each([
    [200_000, 217.5, 258.83], // guides: 0.5 × 435 = 217.50
    [100_000, 136.5, 162.44],
    [500_000, 467.5, 556.33],
    [50_000, 82.5, 98.18],
    [5_000, 22.5, 35.7],
    [1_000, 15, 35.7],
    [0, 15, 35.7],
  ])('to delete a land charge of %d € costs %d € and up to %d €', (nominal, landRegister, most) => {
    expect(deletionFees(nominal)).toEqual({ landRegister, notary: { least: 23.8, most } });
  });

  test('a higher value never costs less', () => {
    for (let value = 0; value < 70_000_000; value = Math.ceil(value * 1.01) + 250) {
      expect(fullFee(value + 250)).toBeGreaterThanOrEqual(fullFee(value));
    }
  });
});

describe('transfer tax', () => {
  // Full euros of the price × percent / 100, cents cut off.
  test.each<[number, StateKey, number]>([
    [350_000, 'bayern', 12_250], // guide nebenkosten-fuer-eigentuemer
    [350_000, 'nordrhein-westfalen', 22_750], // the same guide
    [400_000, 'hessen', 24_000], // guide notartermin-und-uebergabe
    [400_000, 'nordrhein-westfalen', 26_000], // guide hausverkauf-in-sieben-schritten
    [333_333, 'sachsen', 18_333], // 18,333.315
    [1_000_019, 'bayern', 35_000], // 35,000.665
    [199_999.99, 'baden-wuerttemberg', 9_999], // 199,999 × 5 % = 9,999.95
    [123_456, 'mecklenburg-vorpommern', 7_407], // 7,407.36
    [2_501, 'schleswig-holstein', 162], // 162.565
    [2_500, 'schleswig-holstein', 0],
    [0, 'saarland', 0],
  ])('%d € in %s: %d €', (price, state, tax) => {
    expect(transferTax(price, state)).toBe(tax);
  });

  test('the states are those of the places, with keys made of their names', () => {
    const byName = (names: readonly string[]) => [...names].sort();
    expect(byName(TAX_STATES.map(({ label }) => label))).toEqual(
      byName(PLACES.map(({ name }) => name)),
    );
    for (const { key, label, percent } of TAX_STATES) {
      expect(key).toBe(label.toLowerCase().replaceAll('ü', 'ue'));
      expect(transferTaxPercent(key)).toBe(percent);
    }
  });
});

const contracts = (bought: string, sold: string) => {
  const [boughtYear, boughtMonth, boughtDay] = bought.split('-').map(Number);
  const [soldYear, soldMonth, soldDay] = sold.split('-').map(Number);
  return { boughtYear, boughtMonth, boughtDay, soldYear, soldMonth, soldDay };
};

const holding = (bought: string, sold: string, use: string, own?: [number, number]) =>
  ({ ...contracts(bought, sold), use, ownFrom: own?.[0], ownUntil: own?.[1] }) as Holding;

describe('tax on a gain', () => {
  // Ten years and a day; without the day, from the first and the last possible one.
  test.each([
    // guide spekulationssteuer-und-zehnjahresfrist: bought on the 14th, free from the 15th
    ['2017-12-14', '2026-11-30', 'rented', 'taxable', '2027-12-15', '2027-12-15'],
    ['2017-12-14', '2027-12-14', 'rented', 'taxable', '2027-12-15', '2027-12-15'],
    ['2017-12-14', '2027-12-15', 'rented', 'ten-years', '2027-12-15', '2027-12-15'],
    ['2015', '2026', 'rented', 'ten-years', '2025-01-02', '2026-01-01'],
    ['2016', '2026', 'rented', 'day-decides', '2026-01-02', '2027-01-01'],
    ['2017', '2026', 'rented', 'taxable', '2027-01-02', '2028-01-01'],
    ['2016-10', '2026-11', 'rented', 'ten-years', '2026-10-02', '2026-11-01'],
    ['2016-11', '2026-11', 'rented', 'day-decides', '2026-11-02', '2026-12-01'],
    ['2016-12', '2026-11', 'rented', 'taxable', '2026-12-02', '2027-01-01'],
    ['2016', '2026-12', 'rented', 'day-decides', '2026-01-02', '2027-01-01'],
    ['2016-12', '2026', 'rented', 'day-decides', '2026-12-02', '2027-01-01'],
    ['2016-01-01', '2026', 'rented', 'day-decides', '2026-01-02', '2026-01-02'],
    // 29 February: ended by the 28th
    ['2016-02-29', '2026-02-28', 'rented', 'taxable', '2026-03-01', '2026-03-01'],
    ['2016-02-29', '2026-03-01', 'rented', 'ten-years', '2026-03-01', '2026-03-01'],
    ['2018-02-28', '2028-02-29', 'rented', 'ten-years', '2028-02-29', '2028-02-29'],
    ['2024', '2026', 'own', 'own-since-purchase', '2034-01-02', '2035-01-01'],
    ['2016', '2026', 'own', 'own-since-purchase', '2026-01-02', '2027-01-01'],
    ['1990', '2026', 'own', 'ten-years', '2000-01-02', '2001-01-01'],
    ['2026-03', '2026-03', 'rented', 'taxable', '2036-03-02', '2036-04-01'],
    // the same guide: the purchase of 2012 by the mother counts
    ['2012', '2026', 'inherited-own', 'ten-years', '2022-01-02', '2023-01-01'],
    ['2019', '2026', 'inherited-own', 'disputed', '2029-01-02', '2030-01-01'],
    ['2016', '2026', 'inherited-own', 'day-decides', '2026-01-02', '2027-01-01'],
  ])('bought %s, sold %s, %s: %s', (bought, sold, use, outcome, earliest, latest) => {
    const exemption = exemptionOf(holding(bought, sold, use));
    expect(exemption.outcome === 'free' ? exemption.ground : exemption.outcome).toBe(outcome);
    expect(exemption.freeFrom).toEqual({ earliest, latest });
  });

  test.each([
    // guide spekulationssteuer-und-zehnjahresfrist: December 2024 to February 2026
    ['2019', '2026', [2024, 2026], 'own-three-years'],
    // the same guide: moved out and let in 2024
    ['2019', '2026', [2019, 2024], 'taxable'],
    // the same guide: moving in at the end of 2026 makes a sale in 2028 exempt
    ['2019', '2027', [2026, 2027], 'taxable'],
    ['2019', '2028', [2026, 2028], 'own-three-years'],
    // guide scheidung-und-gemeinsames-haus: moved out in March 2026
    ['2019', '2026', [2019, 2026], 'own-three-years'],
    ['2019', '2027', [2019, 2026], 'taxable'],
    ['2019', '2026', [2025, 2026], 'taxable'],
    ['2019', '2026', [2019, 2025], 'taxable'],
    // years as a tenant before the purchase do not count
    ['2025', '2026', [2020, 2026], 'taxable'],
    ['2016', '2026', [2016, 2020], 'day-decides'],
    ['2015', '2026', [2016, 2020], 'ten-years'],
  ] as const)('bought %s, sold %s, lived in %j: %s', (bought, sold, [from, until], outcome) => {
    const exemption = exemptionOf(holding(bought, sold, 'own-period', [from, until]));
    expect(exemption.outcome === 'free' ? exemption.ground : exemption.outcome).toBe(outcome);
  });

  // Sale price − costs − (price + costs − depreciation).
  test.each<[Sale, number]>([
    // guide spekulationssteuer-und-zehnjahresfrist
    [
      {
        salePrice: 330_000,
        saleCosts: 11_781,
        purchasePrice: 240_000,
        purchaseCosts: 24_000,
        depreciation: 35_640,
      },
      89_859,
    ],
    [
      { salePrice: 330_000, saleCosts: 11_781, purchasePrice: 240_000, purchaseCosts: 24_000 },
      54_219,
    ],
    // the same guide: sold for what it cost, 18,000 € claimed
    [
      { salePrice: 264_000, purchasePrice: 240_000, purchaseCosts: 24_000, depreciation: 18_000 },
      18_000,
    ],
    // guide scheidung-und-gemeinsames-haus
    [{ salePrice: 240_000, purchasePrice: 210_000 }, 30_000],
    [{ salePrice: 200_000, purchasePrice: 200_000 }, 0],
    [{ salePrice: 200_000, saleCosts: 5_000, purchasePrice: 210_000 }, -15_000],
    [{ salePrice: 100_000.1, purchasePrice: 99_000.2 }, 999.9],
    [{ salePrice: 0.3, purchasePrice: 0.1, purchaseCosts: 0.2 }, 0],
    [{ salePrice: 100_000, purchasePrice: 80_000, depreciation: 80_000 }, 100_000],
  ])('the gain of %j is %d €', (sale, gain) => {
    expect(taxableGain(sale)).toBe(gain);
  });

  // All gains of the year × percent / 100, cents cut off; 0 below 1,000 €.
  test.each<[TaxedGains, number]>([
    [{ gain: 89_859, percent: 38 }, 34_146], // the guide: 34,146.42
    [{ gain: 70_000, percent: 40 }, 28_000], // guide nebenkosten-fuer-eigentuemer
    [{ gain: 30_000, percent: 35 }, 10_500], // guide scheidung-und-gemeinsames-haus
    [{ gain: 999.99, percent: 40 }, 0],
    [{ gain: 1_000, percent: 40 }, 400],
    [{ gain: 999, otherGains: 1, percent: 42 }, 420],
    [{ gain: 5_000, otherGains: -4_500, percent: 42 }, 0],
    [{ gain: -3_000, percent: 42 }, 0],
    [{ gain: 12_345.67, percent: 27.5 }, 3_395], // 3,395.06
    [{ gain: 1_000, percent: 14.1 }, 141],
    [{ gain: 50_000, percent: 45 }, 22_500],
  ])('the tax on %j is %d €', (gains, tax) => {
    expect(capitalGainsTax(gains)).toBe(tax);
  });
});

describe('inheritance tax', () => {
  // Value − debts + other − deductions − free amount, times the percent of § 19 ErbStG.
  test.each<[Inheritance, number, number, number, number]>([
    // guide geerbtes-haus: daughter, with and without proof of the lower value; two children; niece
    [
      {
        value: 560_000,
        relation: 'child',
        homeDebts: 30_000,
        otherAssets: 45_000,
        deductions: 15_000,
      },
      400_000,
      160_000,
      11,
      17_600,
    ],
    [
      {
        value: 500_000,
        relation: 'child',
        homeDebts: 30_000,
        otherAssets: 45_000,
        deductions: 15_000,
      },
      400_000,
      100_000,
      11,
      11_000,
    ],
    [{ value: 280_000, relation: 'child' }, 400_000, 0, 0, 0],
    [{ value: 560_000, relation: 'niece-or-nephew' }, 20_000, 540_000, 25, 135_000],
    [{ value: 575_000, relation: 'spouse' }, 500_000, 75_000, 7, 5_250],
    [{ value: 400_000, relation: 'child' }, 400_000, 0, 0, 0],
    [{ value: 400_099, relation: 'child' }, 400_000, 0, 0, 0],
    [{ value: 400_100, relation: 'child' }, 400_000, 100, 7, 7],
    [{ value: 500_000, relation: 'grandchild-of-dead-child' }, 400_000, 100_000, 11, 11_000],
    [{ value: 500_000, relation: 'grandchild' }, 200_000, 300_000, 11, 33_000],
    [{ value: 150_000, relation: 'great-grandchild' }, 100_000, 50_000, 7, 3_500],
    [{ value: 150_000, relation: 'parent' }, 100_000, 50_000, 7, 3_500],
    [{ value: 95_000, relation: 'divorced-spouse' }, 20_000, 75_000, 15, 11_250],
    [{ value: 320_000, relation: 'in-law' }, 20_000, 300_000, 20, 60_000],
    [{ value: 120_000, relation: 'other' }, 20_000, 100_000, 30, 30_000],
    [{ value: 0, relation: 'other' }, 20_000, 0, 0, 0],
    [{ value: 100_000, relation: 'child', homeDebts: 300_000 }, 400_000, 0, 0, 0],
    // hardship: 75,000 × 15 % + half of 5,000; 75,000 × 7 % + half of 7,600
    [{ value: 100_000, relation: 'sibling' }, 20_000, 80_000, 20, 13_750],
    [{ value: 482_600, relation: 'child' }, 400_000, 82_600, 11, 9_050],
    [{ value: 482_700, relation: 'child' }, 400_000, 82_700, 11, 9_097],
    // 6 million × 30 % + three quarters of 100
    [{ value: 6_020_100, relation: 'other' }, 20_000, 6_000_100, 50, 1_800_075],
  ])('%j', (inheritance, freeAmount, taxable, percent, tax) => {
    expect(inheritanceTax(inheritance)).toMatchObject({ freeAmount, taxable, percent, tax });
  });

  // Let: 90 % of the value less debts. Family home: spouse nothing; child only what is above 200 m².
  test.each<[Inheritance, number, number]>([
    [{ value: 600_000, relation: 'child', home: { use: 'let' } }, 140_000, 15_400],
    [
      { value: 600_000, relation: 'child', homeDebts: 100_000, home: { use: 'let' } },
      50_000,
      3_500,
    ],
    [{ value: 220_000, relation: 'other', home: { use: 'let' } }, 178_000, 53_400],
    [
      {
        value: 2_000_000,
        relation: 'spouse',
        otherAssets: 500_000,
        home: { use: 'family-home', livingArea: 400 },
      },
      0,
      0,
    ],
    // the debt on what is free does not count
    [
      {
        value: 900_000,
        relation: 'spouse',
        homeDebts: 100_000,
        otherAssets: 600_000,
        home: { use: 'family-home', livingArea: 150 },
      },
      100_000,
      11_000,
    ],
    [{ value: 800_000, relation: 'child', home: { use: 'family-home', livingArea: 200 } }, 0, 0],
    // 50 / 250 of 1,000,000 and 300,000
    [
      {
        value: 1_000_000,
        relation: 'child',
        otherAssets: 300_000,
        home: { use: 'family-home', livingArea: 250 },
      },
      100_000,
      11_000,
    ],
    // 100 / 300 of 900,000 and 130,000
    [
      {
        value: 900_000,
        relation: 'grandchild-of-dead-child',
        otherAssets: 130_000,
        home: { use: 'family-home', livingArea: 300 },
      },
      30_000,
      2_100,
    ],
    [
      { value: 300_000, relation: 'grandchild', home: { use: 'family-home', livingArea: 90 } },
      100_000,
      11_000,
    ],
  ])('%j', (inheritance, taxable, tax) => {
    expect(inheritanceTax(inheritance)).toMatchObject({ taxable, tax });
  });

  // The official table of up to where hardship is relieved (ErbStH 2019, H E 19).
  test.each<[TaxClass, number, number]>([
    [1, 82_600, 11],
    [1, 334_200, 15],
    [1, 677_400, 19],
    [1, 6_888_800, 23],
    [1, 15_260_800, 27],
    [1, 29_899_900, 30],
    [2, 87_400, 20],
    [2, 359_900, 25],
    [2, 749_900, 30],
    [2, 6_749_900, 35],
    [2, 14_857_100, 40],
    [2, 28_437_400, 43],
    [3, 10_799_900, 50],
  ])('class %d is relieved up to %d €', (taxClass, last, percent) => {
    const at = (taxable: number) => inheritanceTaxOn(taxable, taxClass);
    expect(at(last).percent).toBe(percent);
    expect(at(last).tax).toBeLessThan((last * percent) / 100);
    expect(at(last + 100)).toEqual({ percent, tax: ((last + 100) * percent) / 100 });
  });

  test('a person who gets more never keeps less', () => {
    for (const taxClass of [1, 2, 3] as const) {
      for (let taxable = 0; taxable < 30_000_000; taxable += 9_900) {
        const { tax } = inheritanceTaxOn(taxable, taxClass);
        const rise = inheritanceTaxOn(taxable + 100, taxClass).tax - tax;
        expect(rise).toBeGreaterThanOrEqual(0);
        expect(rise).toBeLessThanOrEqual(100);
      }
    }
  });
});

describe('prepayment', () => {
  const NOVEMBER = { asOfYear: 2026, asOfMonth: 11 };

  // Ten years after the payout; six months after that or after the present.
  test.each<[Loan, string, string, string, number]>([
    [{ borrowedYear: 2016, borrowedMonth: 3, ...NOVEMBER }, 'open', '2026-03', '2027-05', 6],
    [
      { borrowedYear: 2016, borrowedMonth: 11, ...NOVEMBER },
      'day-decides',
      '2026-11',
      '2027-05',
      6,
    ],
    [{ borrowedYear: 2016, borrowedMonth: 12, ...NOVEMBER }, 'not-yet', '2026-12', '2027-06', 7],
    [{ borrowedYear: 2015, ...NOVEMBER }, 'open', '2025-12', '2027-05', 6],
    [{ borrowedYear: 2016, ...NOVEMBER }, 'day-decides', '2026-12', '2027-06', 7],
    [{ borrowedYear: 2017, ...NOVEMBER }, 'not-yet', '2027-12', '2028-06', 19],
    [{ borrowedYear: 2026, borrowedMonth: 11, ...NOVEMBER }, 'not-yet', '2036-11', '2037-05', 126],
  ])('%j: %s', (loan, outcome, noticeFrom, endFrom, monthsToEnd) => {
    expect(noticeRight(loan)).toEqual({ outcome, noticeFrom, endFrom, monthsToEnd });
  });

  const loan = { debt: 90_000, contractRate: 3.8, currentRate: 2.5, remainingYears: 3 };

  // Debt × difference / 100 × years, these at most 10.5.
  test.each<[Partial<Prepayment>, number]>([
    [{}, 3_510], // guide nebenkosten-fuer-eigentuemer
    [{ contractRate: 1.5 }, 0], // the same guide: no loss for the bank
    [{ currentRate: 3.8 }, 0],
    [{ debt: 0 }, 0],
    [{ remainingYears: 0 }, 0],
    [{ yearsToNoticeEnd: 0.5 }, 585],
    [{ yearsToNoticeEnd: 9 }, 3_510],
    [{ remainingYears: 15 }, 12_285], // 1,170 × 10.5
    [{ remainingYears: 15, yearsToNoticeEnd: 12 }, 12_285],
    [{ debt: 150_000, contractRate: 3.75, currentRate: 2.6, remainingYears: 4.25 }, 7_331], // .25
    [{ debt: 100_000, contractRate: 3.155, currentRate: 3.15, remainingYears: 1 }, 5],
    [{ debt: 10_000, contractRate: 0.3, currentRate: 0.1, remainingYears: 1 }, 20],
  ])('%j: %d €', (changes, euros) => {
    expect(prepaymentEstimate({ ...loan, ...changes })).toBe(euros);
  });
});
