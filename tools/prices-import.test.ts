import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { newFolder } from '@/lib/testing/folders';
import { priceDataIn } from './valuation/deliveries';

const folder = newFolder();
const store = join(folder, 'prices');
beforeEach(() => rmSync(store, { recursive: true, force: true }));

const LISTINGS = `kind,type,postalCode,livingAreaM2,plotAreaM2,rooms,priceEur,resale
house,Bungalow,29221,110,600,4,310000,1
house,Bungalow,00000,110,600,4,310000,1
flat,Etagenwohnung,80331,70,,3,,1
flat,Etagenwohnung,80331,70,,3,812000,1
flat,Zelt,80331,70,,3,812000,1
`;
const GERMANY = `state,district,place,livingAreaM2,condition,priceEur
Hessen,Fulda (Kreis),Hünfeld,120,modernized,240000
Bayern,Atlantis,Nirgendwo,120,modernized,240000
`;
const NIEDERSACHSEN = `postalCode,livingAreaM2,newBuild,priceEur
29221,99,0,205000
`;

function file(name: string, contents: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, contents);
  return path;
}

function importPrices(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'tools/prices-import.ts', '--to', store, ...args],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

const kept = (...names: string[]) => readFileSync(join(store, ...names), 'utf8');

test('a delivery of all three forms is kept, counted, and its refused rows are named', () => {
  const { status, stdout, stderr } = importPrices(
    ...['--date', '2024-06', file('a.csv', LISTINGS)],
    ...[file('b.csv.gz', gzipSync(GERMANY)), file('c.csv', NIEDERSACHSEN)],
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('listings-2024.csv.gz: 5 rows, 2 used, 3 refused');
  expect(stdout).toContain('row 3: no price');
  expect(stdout).toContain('houses-2020-niedersachsen.csv.gz: 1 rows, 1 used, 0 refused');
  expect(kept('2024-06', 'listings-2024.refused.txt')).toBe(
    'row 2: postcode unknown (00000, Bungalow)\nrow 3: no price\nrow 5: type or rooms unknown (80331, Zelt)\n',
  );
  expect(kept('2024-06', 'houses-2020-germany.refused.txt')).toBe(
    'row 2: place unknown (Bayern, Atlantis, Nirgendwo)\n',
  );
  const packed = readFileSync(join(store, '2024-06', 'houses-2020-germany.csv.gz'));
  expect(gunzipSync(packed).toString()).toBe(GERMANY);
  expect(JSON.parse(kept('2024-06', 'delivery.json'))).toMatchObject({
    date: '2024-06',
    files: {
      'listings-2024': {
        sha256: expect.stringMatching(/^[\da-f]{64}$/),
        rows: 5,
        used: 2,
        refused: { 'no price': 1, 'postcode unknown': 1, 'type or rooms unknown': 1 },
      },
      'houses-2020-germany': { rows: 2, used: 1, refused: { 'place unknown': 1 } },
      'houses-2020-niedersachsen': { rows: 1, used: 1, refused: {} },
    },
  });
});

test('the same contents again change nothing, packed or not; other ones need --replace', () => {
  importPrices('--date', '2024-06', file('a.csv', LISTINGS));
  const note = kept('2024-06', 'delivery.json');
  const again = importPrices('--date', '2024-06', file('a.csv.gz', gzipSync(LISTINGS)));
  expect(again).toMatchObject({ status: 0, stderr: '' });
  expect(again.stdout).toContain('already there');
  expect(kept('2024-06', 'delivery.json')).toBe(note);

  const changed = file('changed.csv', LISTINGS.replaceAll('310000', '320000'));
  const houses = file('c.csv', NIEDERSACHSEN);
  const refused = importPrices('--date', '2024-06', houses, changed);
  expect(refused).toMatchObject({ status: 1, stdout: '' });
  expect(refused.stderr).toMatch(/^Nothing was stored\. .+ holds something else; with --replace/);
  expect(kept('2024-06', 'delivery.json')).toBe(note);
  expect(readdirSync(join(store, '2024-06'))).toHaveLength(3);

  expect(importPrices('--date', '2024-06', '--replace', houses, changed).status).toBe(0);
  const packed = readFileSync(join(store, '2024-06', 'listings-2024.csv.gz'));
  expect(gunzipSync(packed).toString()).toContain('320000');
  expect(readdirSync(join(store, '2024-06')).filter((name) => /unfinished/.test(name))).toEqual([]);
});

test('the fit takes the newest delivery of each form, and a folder of the files themselves', () => {
  importPrices('--date', '2024-06', file('a.csv', LISTINGS), file('b.csv', GERMANY));
  importPrices('--date', '2020-04', file('c.csv', NIEDERSACHSEN));
  expect(() => priceDataIn(folder)).toThrow('holds no listings-2024');
  importPrices('--date', '2026-10', file('later.csv', LISTINGS.replaceAll('310000', '320000')));
  const data = priceDataIn(store);
  expect(Object.values(data).map(({ date }) => date)).toEqual(['2026-10', '2024-06', '2020-04']);
  expect(data['listings-2024'].file).toBe(join(store, '2026-10', 'listings-2024.csv.gz'));

  for (const { file: path } of Object.values(data))
    writeFileSync(join(folder, path.split('/').at(-1)!), readFileSync(path));
  const bare = Object.values(priceDataIn(folder)).map(({ date }) => date);
  expect(bare).toEqual(['2024-06', '2020-07', '2020-04']);
});

test.each([
  ['a bad date', ['--date', '2024-13'], "--date needs a month such as 2026-11, not '2024-13'"],
  ['a month to come', ['--date', '2099-01'], '2099-01 has not come yet.'],
])('%s is refused with the usage', (_, args, message) => {
  const { status, stdout, stderr } = importPrices(...args, file('a.csv', LISTINGS));
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr).toContain('npm run prices:import -- --date YYYY-MM FILE…');
  expect(existsSync(store)).toBe(false);
});

test.each([
  ['one cut off', 'cut.csv.gz', gzipSync(LISTINGS).subarray(0, 60), 'cut.csv.gz: unexpected end'],
  ['a second of one form', 'twice.csv', LISTINGS, 'Several of the files are listings-2024'],
])('%s beside a good one is refused with both', (_, name, contents, message) => {
  const path = contents === undefined ? join(folder, name) : file(name, contents);
  const args = ['--date', '2024-06', file('a.csv', LISTINGS), path];
  const { status, stdout, stderr } = importPrices(...args);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^Nothing was stored\. /);
  expect(stderr).toContain(message);
  expect(existsSync(store)).toBe(false);
});
