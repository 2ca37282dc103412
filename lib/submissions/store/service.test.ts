import { valuationBody } from '@/lib/testing/valuation-factory';
import { quarantineReason, contentKey, idempotencyKey, submissionHash } from './service';
import { MINIMUM_FILL_TIME } from '@/lib/submissions/head';

test.each([
  [{}],
  [{ website: '' }],
  [{ website: '', fillTime: MINIMUM_FILL_TIME }],
  [{ fillTime: null }],
  [{ fillTime: 'soon' }],
  [{ website: 12, fillTime: [] }],
])('serves a form with %j normally', (signals) => {
  expect(quarantineReason(valuationBody(signals))).toBeUndefined();
});

test.each([
  [{ website: 'https://spam.example' }, 'honeypot'],
  [{ website: ' ' }, 'honeypot'],
  [{ website: 'x', fillTime: 1 }, 'honeypot'],
  [{ fillTime: MINIMUM_FILL_TIME - 1 }, 'fill-time'],
  [{ fillTime: -60_000 }, 'fill-time'],
])('sets aside a form with %j: %s', (signals, reason) => {
  expect(quarantineReason(valuationBody(signals))).toBe(reason);
});

test('the time says nothing of a form that browsers fill in, the honeypot does', () => {
  expect(quarantineReason({ fillTime: 0 }, true)).toBeUndefined();
  expect(quarantineReason({ fillTime: 0, website: 'x' }, true)).toBe('honeypot');
});

test.each([null, 'text', []])('has nothing to say about %p', (input) => {
  expect(quarantineReason(input)).toBeUndefined();
});

const keyIn = (value?: string) =>
  idempotencyKey(new Headers(value === undefined ? {} : { 'Idempotency-Key': value }));
const reversed = (value: object) => Object.fromEntries(Object.entries(value).reverse());

describe('idempotencyKey', () => {
  test.each(['1', '12345678', 'a'.repeat(255), '1f0c9a52-9f0b-4a53-9d61-1c2f5d3b8a10', '!~#$%&()'])(
    'takes %s',
    (key) => {
      expect(keyIn(key)).toBe(key);
    },
  );

  test('is nothing where the header is missing', () => {
    expect(keyIn()).toBeUndefined();
  });

  test.each(['', 'a'.repeat(256), 'abcd efgh', 'abcdefgü', 'abcd\tefgh'])(
    'answers 400 to %j',
    (key) => {
      expect(() => keyIn(key)).toThrow(
        expect.objectContaining({
          status: 400,
          message: 'Der Idempotency-Key muss 1 bis 255 Zeichen ohne Leerzeichen haben.',
        }),
      );
    },
  );
});

describe('submissionHash', () => {
  test('is a SHA-256 that does not depend on the order of the fields', () => {
    expect(submissionHash(valuationBody())).toMatch(/^[\da-f]{64}$/);
    expect(submissionHash(reversed(valuationBody()))).toBe(submissionHash(valuationBody()));
  });

  test.each([{ area: 121 }, { area: '120' }, { rooms: undefined }, { extra: '' }])(
    'differs for other answers: %j',
    (change) => {
      expect(submissionHash(valuationBody(change))).not.toBe(submissionHash(valuationBody()));
    },
  );

  test('is not taken in by a value that looks like the next field', () => {
    expect(submissionHash({ a: '1","b":"2' })).not.toBe(submissionHash({ a: '1', b: '2' }));
    expect(submissionHash({ a: 'b', c: '' })).not.toBe(submissionHash({ a: '', c: 'b' }));
  });
});

describe('contentKey', () => {
  const noon = new Date('2026-11-21T12:00:00Z');

  test.each([
    ['2026-11-20T22:59:59Z', '2026-11-20'],
    ['2026-11-21T22:59:59Z', '2026-11-21'],
    ['2026-07-14T21:59:59Z', '2026-07-14'],
  ])('of the same answers, in any order, changes at midnight in Germany: %s', (moment, day) => {
    const key = contentKey(valuationBody(), new Date(`${day}T12:00:00Z`));
    expect(contentKey(reversed(valuationBody()), new Date(moment))).toBe(key);
    expect(key).toMatch(new RegExp(`^${day} `));
  });

  test('differs for other answers', () => {
    const key = contentKey(valuationBody(), noon);
    expect(contentKey(valuationBody({ area: 121 }), noon)).not.toBe(key);
  });

  test('cannot be sent as a key', () => {
    expect(() => keyIn(contentKey(valuationBody(), noon))).toThrow(/Idempotency-Key/);
  });
});
