import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseListings, readListings } from './listings';

const HEADER_2024 = 'kind,type,postalCode,livingAreaM2,plotAreaM2,rooms,priceEur,resale';
const HEADER_GERMANY =
  'type,state,district,place,livingAreaM2,plotAreaM2,rooms,yearBuilt,condition,priceEur';
const HEADER_NIEDERSACHSEN = 'postalCode,livingAreaM2,rooms,yearBuilt,condition,newBuild,priceEur';

describe('parseListings', () => {
  test('reads the form of 2024', () => {
    const text = `${HEADER_2024}\nhouse,Bungalow,01067,120.5,640.0,4.5,399000,1\nflat,Loft,80331,70,,,812000,0\n`;
    expect(parseListings(text)).toEqual({
      form: 'listings-2024',
      listings: [
        {
          source: '2024',
          kind: 'house',
          type: 'Bungalow',
          postalCode: '01067',
          area: 120.5,
          plotArea: 640,
          rooms: 4.5,
          isResale: true,
          price: 399_000,
        },
        {
          source: '2024',
          kind: 'flat',
          type: 'Loft',
          postalCode: '80331',
          area: 70,
          isResale: false,
          price: 812_000,
        },
      ],
      unreadable: [],
    });
  });

  test('reads the form of Germany in 2020', () => {
    const text = `${HEADER_GERMANY}\nVilla,Hessen,Fulda (Kreis),Hünfeld,180,900,7,1911,renovated,480000\n`;
    expect(parseListings(text).listings).toEqual([
      {
        source: '2020-germany',
        kind: 'house',
        type: 'Villa',
        state: 'Hessen',
        district: 'Fulda (Kreis)',
        place: 'Hünfeld',
        area: 180,
        plotArea: 900,
        rooms: 7,
        yearBuilt: 1911,
        condition: 'renovated',
        isResale: true,
        price: 480_000,
      },
    ]);
  });

  test('reads the form of Niedersachsen in 2020', () => {
    const text = `${HEADER_NIEDERSACHSEN}\n29221,99,4,1964,well_kept,0,205000\n29221,140,5,2020,,1,390000\n`;
    expect(parseListings(text).listings).toMatchObject([
      {
        source: '2020-niedersachsen',
        kind: 'house',
        postalCode: '29221',
        state: 'Niedersachsen',
        condition: 'well_kept',
        isResale: true,
      },
      { yearBuilt: 2020, isResale: false },
    ]);
  });

  test.each([
    ['first occupation', false],
    ['first occupation after refurbishment', true],
    ['', true],
  ])('a house of 2020 in the condition %j is resold: %s', (condition, isResale) => {
    const text = `${HEADER_GERMANY}\n,Berlin,Pankow,,100,,,,${condition},500000\n`;
    expect(parseListings(text).listings).toMatchObject([{ isResale }]);
  });

  test('takes columns in any order, further ones, quotes, CRLF and a byte order mark', () => {
    const text =
      '\uFEFFid,resale,priceEur,livingAreaM2,note,postalCode,type,kind\r\n' +
      '7,1,250000,80,"klein, aber\nmein ""Haus""",39576,Bungalow,house\r\n';
    expect(parseListings(text)).toMatchObject({
      listings: [{ kind: 'house', postalCode: '39576', area: 80, price: 250_000, isResale: true }],
      unreadable: [],
    });
  });

  test.each([
    ['1067', '01067'],
    ['1067.0', '01067'],
    ['00000', '00000'],
    ['D-1067', undefined],
    ['', undefined],
  ])('the postcode %j is %s', (written, postalCode) => {
    const text = `${HEADER_2024}\nhouse,Villa,${written},120,,,399000,1\n`;
    expect(parseListings(text).listings[0]?.postalCode).toBe(postalCode);
  });

  test.each([
    ['house,Villa,01067,0,,,399000,1', 'no living area'],
    ['house,Villa,01067,,,,399000,1', 'no living area'],
    ['house,Villa,01067,viel,,,399000,1', 'no living area'],
    ['house,Villa,01067,120,,,-1,1', 'no price'],
    ['house,Villa,01067,120,,,Infinity,1', 'no price'],
    ['castle,Villa,01067,120,,,399000,1', 'neither house nor flat'],
    ['house,Villa,01067,120,,399000,1', 'wrong number of columns'],
    ['house,Villa,01067,120,,,399,000,1', 'wrong number of columns'],
  ])('counts %s: %s', (row, reason) => {
    const text = `${HEADER_2024}\nflat,Loft,80331,70,,,812000,0\n${row}\n`;
    const { listings, unreadable } = parseListings(text);
    expect(listings).toHaveLength(1);
    expect(unreadable).toEqual([{ row: 2, reason }]);
  });

  test.each(['0', '-3', 'unknown', '20201', '1964.5'])('the year %s is not known', (year) => {
    const text = `${HEADER_NIEDERSACHSEN}\n29221,99,4,${year},,0,205000\n`;
    expect(parseListings(text).listings[0]).toMatchObject({ yearBuilt: undefined, rooms: 4 });
  });

  test('names what the nearest form lacks', () => {
    expect(() => parseListings('kind,type,postalCode,livingAreaM2,rooms\n')).toThrow(
      'for listings-2024 it lacks the columns priceEur, resale',
    );
    expect(() => parseListings('')).toThrow('no known form');
  });

  test.each(['"house,Villa', 'house,"Vi"lla,80331,120,,,5,1', 'house,"Villa,80331,120,,,5,1'])(
    'a row with broken quotes is counted, and costs no other: %s',
    (row) => {
      const good = 'flat,Loft,80331,70,,,812000,0';
      const { listings, unreadable } = parseListings(
        `\uFEFF${HEADER_2024}\r\n${good}\r\n${row}\r\n\r\n${good}\r\n`,
      );
      expect(listings).toHaveLength(2);
      expect(unreadable).toEqual([{ row: 2, reason: 'broken quotes' }]);
    },
  );
});

describe('readListings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'listings-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const text = `${HEADER_2024}\nhouse,Villa,80331,120,,,1399000,1\n`;

  test.each([
    ['plain.csv', Buffer.from(text)],
    ['packed.csv.gz', gzipSync(text)],
    ['packed-without-saying-so.csv', gzipSync(text)],
  ])('reads %s', (name, bytes) => {
    writeFileSync(join(folder, name), bytes);
    expect(readListings(join(folder, name)).listings).toMatchObject([{ postalCode: '80331' }]);
  });

  test('names the file that cannot be read', () => {
    expect(() => readListings(join(folder, 'none.csv'))).toThrow(/none\.csv: ENOENT/);
    writeFileSync(join(folder, 'other.csv'), 'a,b\n1,2\n');
    expect(() => readListings(join(folder, 'other.csv'))).toThrow(/other\.csv: no known form/);
  });
});
