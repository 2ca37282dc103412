import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

test.each([
  [[], /valuation:evaluate -- --data FILE/],
  [['--data', join(folder, 'none.csv')], /none\.csv: ENOENT/],
])('%j ends with an error and says nothing else', (args, message) => {
  const { status, stdout, stderr } = run(...args);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(message);
});
