import type { Listing } from '../listing-forms';
import { parseListings } from '../listings';
import { valueListing } from '../value-listing';
import { evaluateModel, type Evaluation } from './evaluate';
import type { Measures } from '../metrics';
import { report } from './report';
import { readEvaluateCommand } from './command';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

describe('the report', () => {
  const measures = (more: Partial<Measures>): Measures => ({
    n: 12_345,
    medianAbsoluteErrorPct: 34.94,
    within10Pct: 15,
    within20Pct: 29.9,
    biasPct: -12.06,
    coverage80Pct: null,
    ...more,
  });
  const comparison = {
    regional: { 'flat resale': measures({ medianAbsoluteErrorPct: 14.2, coverage80Pct: 80.1 }) },
    baseFormula: { 'flat resale': measures({}) },
  };
  const evaluation: Evaluation = {
    ...comparison,
    byState: { Bayern: comparison, Saarland: { regional: {}, baseFormula: {} } },
    skipped: { total: 1201, reasons: { 'no price': 1, 'postcode unknown': 1200 } },
  };

  test('both valuations stand side by side, of all and of each state that has such homes', () => {
    const lines = report(evaluation).split('\n');
    const cells = ['12,345', 34.9, 14.2, '15.0', '15.0', 29.9, 29.9, -12.1, -12.1, 80.1].join(' ');
    const rows = lines.map((line) => line.replace(/ +/g, ' '));
    expect(rows).toContain(`all ${cells}`);
    expect(rows).toContain(`Bayern ${cells}`);
    expect(rows.filter((row) => row.startsWith('Saarland'))).toEqual([]);
  });
});

describe('the command', () => {
  test.each([
    [['--data', 'a.csv'], { files: ['a.csv'], asJson: false }],
    [['--json', '--data', 'a.csv', '--data', 'b.csv'], { files: ['a.csv', 'b.csv'], asJson: true }],
  ])('%j is understood', (args, command) => {
    expect(readEvaluateCommand(args)).toEqual(command);
  });

  test.each([[[]], [['--data']], [['--data', '--json']], [['--data', 'a.csv', 'b.csv']]])(
    '%j is no command',
    (args) => {
      expect(readEvaluateCommand(args)).toBeNull();
    },
  );
});

describe('the program', () => {
  const PROGRAM = ['scripts/run.mjs', 'tools/valuation/evaluate/run.ts'];
  const folder = mkdtempSync(join(tmpdir(), 'evaluate-'));
  const file = join(folder, 'homes.csv');
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (...args: string[]) =>
    spawnSync(process.execPath, [...PROGRAM, ...args], { encoding: 'utf8' });

  test('with --json the measures are all that is said', () => {
    writeFileSync(
      file,
      `kind,type,postalCode,livingAreaM2,plotAreaM2,rooms,priceEur,resale
     house,Bungalow,29221,110,600,4,310000,1
     house,Bungalow,00000,110,600,4,310000,1`,
    );
    const { status, stdout, stderr } = run('--data', file, '--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { skipped, ...measured } = JSON.parse(stdout);
    expect(measured).toMatchObject({
      regional: { 'house resale': { n: 1 }, house: { n: 1 } },
      baseFormula: { 'house resale': { n: 1 }, house: { n: 1 } },
      byState: { Niedersachsen: { regional: { house: { n: 1 } } } },
    });
    expect(skipped.total).toBe(1);
  });

  test('without a file it ends with its usage and says nothing else', () => {
    const { status, stdout, stderr } = run();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/valuation:evaluate -- --data FILE/);
  });
});
