import type { Listing } from '../listing-forms';
import { parseListings } from '../listings';
import { valueListing } from '../value-listing';
import { evaluateModel } from './evaluate';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@/lib/testing/folders';

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
    expect(regional['house resale']).toMatchObject({ n: 1, biasPct: 10, coverage80Pct: 100 });
    expect(baseFormula['house resale']).toMatchObject({
      n: 1,
      biasPct: -12.5,
      coverage80Pct: null,
    });
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
});

describe('the program', () => {
  const PROGRAM = ['scripts/run.mjs', 'tools/valuation/evaluate/run.ts'];
  const folder = newFolder();
  const file = join(folder, 'homes.csv');

  const run = (...args: string[]) =>
    spawnSync(process.execPath, [...PROGRAM, ...args], { encoding: 'utf8' });

  test('with --json the measures are all that stands on the output', () => {
    writeFileSync(
      file,
      `kind,type,postalCode,livingAreaM2,plotAreaM2,rooms,priceEur,resale
     house,Bungalow,29221,110,600,4,310000,1
     house,Bungalow,00000,110,600,4,310000,1`,
    );
    const { status, stdout } = run('--data', file, '--json');
    expect(status).toBe(0);
    const { skipped, ...measured } = JSON.parse(stdout);
    expect(measured).toMatchObject({
      regional: { 'house resale': { n: 1 }, house: { n: 1 } },
      baseFormula: { 'house resale': { n: 1 }, house: { n: 1 } },
      byState: { Niedersachsen: { regional: { house: { n: 1 } } } },
    });
    expect(skipped.total).toBe(1);
  });
});
