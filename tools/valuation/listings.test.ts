import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { newFolder } from '@/lib/testing/folders';
import { parseListings, readListings } from './listings';
import { measure, median } from './metrics';

const HEADER_2024 = 'kind,type,postalCode,livingAreaM2,plotAreaM2,rooms,priceEur,resale';
const HEADER_GERMANY =
  'type,state,district,place,livingAreaM2,plotAreaM2,rooms,yearBuilt,condition,priceEur';

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
    ['00000', '00000'],
    ['D-1067', undefined],
  ])('the postcode %j is %s', (written, postalCode) => {
    const text = `${HEADER_2024}\nhouse,Villa,${written},120,,,399000,1\n`;
    expect(parseListings(text).listings[0]?.postalCode).toBe(postalCode);
  });

  test.each([
    ['house,Villa,01067,0,,,399000,1', 'no living area'],
    ['house,Villa,01067,120,,,-1,1', 'no price'],
    ['castle,Villa,01067,120,,,399000,1', 'neither house nor flat'],
    ['house,Villa,01067,120,,399000,1', 'wrong number of columns'],
  ])('counts %s: %s', (row, reason) => {
    const text = `${HEADER_2024}\nflat,Loft,80331,70,,,812000,0\n${row}\n`;
    const { listings, unreadable } = parseListings(text);
    expect(listings).toHaveLength(1);
    expect(unreadable).toEqual([{ row: 2, reason }]);
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
  const folder = newFolder();

  const text = `${HEADER_2024}\nhouse,Villa,80331,120,,,1399000,1\n`;

  test.each([
    ['packed.csv.gz', gzipSync(text)],
    ['packed-without-saying-so.csv', gzipSync(text)],
  ])('reads %s', (name, bytes) => {
    writeFileSync(join(folder, name), bytes);
    expect(readListings(join(folder, name)).listings).toMatchObject([{ postalCode: '80331' }]);
  });
});

describe('measures', () => {
  test.each([
    [[3], 3],
    [[3, 1], 2],
    [[-10, 100, 2, 30], 16],
  ])('the median of %j is %d', (numbers, middle) => {
    expect(median(numbers)).toBe(middle);
  });

  const valuedAt = (...values: number[]) => values.map((value) => ({ price: 100_000, value }));

  test.each([
    ['too high', valuedAt(125_000), [1, 25, 0, 0, 25]],
    ['exactly 10 and 20 percent off', valuedAt(110_000, 80_000), [2, 15, 50, 100, -5]],
    ['just more than that', valuedAt(110_001, 79_999), [2, 15, 0, 50, -5]],
    ['too low and too high alike', valuedAt(70_000, 130_000, 95_000), [3, 30, 33.33, 33.33, -5]],
  ])(
    'values that are %s',
    (_, pairs, [n, medianAbsoluteErrorPct, within10Pct, within20Pct, biasPct]) => {
      expect(measure(pairs)).toEqual({
        n,
        medianAbsoluteErrorPct,
        within10Pct,
        within20Pct,
        biasPct,
        coverage80Pct: null,
      });
    },
  );

  test.each([
    ['inside', 90, 110, 100],
    ['at its upper end', 90, 100, 100],
    ['above', 90, 99, 0],
  ])('a price %s the range', (_, low, high, coverage80Pct) => {
    expect(measure([{ price: 100, value: 100, low, high }])).toMatchObject({ coverage80Pct });
  });

  test('counts the coverage among the ranges that there are', () => {
    const pairs = [
      { price: 100, value: 100 },
      { price: 100, value: 100, low: 80, high: 120 },
      { price: 100, value: 60, low: 50, high: 70 },
    ];
    expect(measure(pairs)).toMatchObject({ n: 3, coverage80Pct: 50 });
  });

  test('refuses nothing', () => {
    expect(() => measure([])).toThrow(RangeError);
  });
});
