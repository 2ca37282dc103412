import fc from 'fast-check';

/** Bytes. */
export const LIMIT = 64 * 1024;

const deep = fc
  .tuple(fc.constantFrom('[', '{"a":', '{"__proto__":'), fc.integer({ min: 1, max: 12_000 }))
  .map(([opening, depth]) => {
    const closing = opening === '[' ? ']' : '}';
    return `${opening.repeat(depth)}1${closing.repeat(depth)}`.slice(0, LIMIT - 1000);
  });

const oddity = fc.constantFrom<unknown>(
  ...[null, true, false, 0, -1, 0.1, 1e308, -1e308, 5e-324, 2 ** 53, -(2 ** 63), 1990.5],
  ...[120.333333, '', ' ', '\u0000', 'a\u0000b', 'a\u0007b', '\u2028', '\ufeff', '\u202eabc'],
  ...['\ud800', '\udc00x', '😀', '😀'.repeat(60), 'ä'.repeat(5000), '1e5', '-0', '1.000,5'],
  ...['1,2,3', '0x10', 'NaN', '∞', '9'.repeat(39), '9'.repeat(400), "'; DROP TABLE x; --", '%00'],
  ...['${7*7}', '<b>', 'constructor', [], {}, [[]], { length: 5 }, { toString: 1 }],
  ...[{ valueOf: null }, { then: 'x' }, ['villa']],
);

const wild = fc.oneof(
  { weight: 3, arbitrary: oddity },
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.double(),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
);

/** Valid JSON that JavaScript does not write. */
const RAW_NUMBERS = [
  ...['1e999', '-1e999', '1E+2', '-0', '1e-999', '0.1e1', '1990.0', '9'.repeat(400), '1e2'],
  ...['01', '+1', '0x10', 'NaN', 'Infinity', '.5', '1.', '1_000'],
];

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', '', 'website', 'fillTime'];

/** @param body a valid one */
export function bodiesFor(body: Record<string, unknown>): fc.Arbitrary<string | Uint8Array> {
  const whole: Record<string, unknown> = Object.keys(body).length > 0 ? body : { version: 1 };
  const text = Object.keys(whole).findLast((name) => typeof whole[name] === 'string') ?? 'text';
  const valid = (overrides: object = {}): Record<string, unknown> => ({
    [text]: '',
    ...whole,
    ...overrides,
  });
  const fields = Object.keys(valid());
  const withRaw = (field: string, raw: string) =>
    JSON.stringify(valid({ [field]: '@' })).replace(
      `${JSON.stringify(field)}:"@"`,
      () => `${JSON.stringify(field)}:${raw}`,
    );

  const overridden = fc
    .subarray(fields, { minLength: 1 })
    .chain((some) => fc.record(Object.fromEntries(some.map((field) => [field, wild]))))
    .map((overrides) => JSON.stringify(valid(overrides)));

  const rawNumber = fc
    .tuple(fc.constantFrom(...fields), fc.constantFrom(...RAW_NUMBERS))
    .map(([field, raw]) => withRaw(field, raw));

  const odd = fc.tuple(fc.constantFrom(...NAMES), wild).map(([name, value]) => {
    const rest = JSON.stringify(valid()).slice(1);
    return `{${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'},${rest}`;
  });

  const atTheLimit = fc
    .tuple(fc.constantFrom(text, 'name', 'unknown'), fc.integer({ min: -2, max: 2 }))
    .map(([field, difference]) => {
      const empty = JSON.stringify(valid({ [field]: '' }));
      const size = LIMIT + difference - Buffer.byteLength(empty);
      return JSON.stringify(valid({ [field]: 'x'.repeat(size) }));
    });

  const cut = fc
    .tuple(fc.oneof(overridden, odd), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([body, share]) => body.slice(0, Math.floor(body.length * share)));

  /** Well-formed JSON with some bytes replaced. */
  const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
  const spoilt = fc
    .tuple(overridden, fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([body, changes]) => {
      const bytes = Buffer.from(body);
      for (const [position, byte] of changes) bytes[position % bytes.length] = byte;
      return new Uint8Array(bytes);
    });

  const nearlyRight = fc
    .string({ unit: 'grapheme' })
    .map((added) => JSON.stringify(valid({ [text]: `${valid()[text]} ${added}` })));

  return fc.oneof(
    { weight: 8, arbitrary: overridden },
    { weight: 3, arbitrary: nearlyRight },
    { weight: 2, arbitrary: rawNumber },
    { weight: 2, arbitrary: odd },
    { weight: 2, arbitrary: spoilt },
    cut,
    deep,
    deep.map((value) => withRaw(text, value)),
    atTheLimit,
    wild.map((value) => JSON.stringify(value) ?? ''),
    fc.uint8Array({ maxLength: 300 }),
    fc.constantFrom('', ' ', '\ufeff{}', '[]', '{}', 'null', '"x"', '{"name":', 'name=Erika'),
  );
}

const ODD_PIECES = [
  ...['%', '%2', '%zz', '%ff', '%00', '%25', '%2525', '%E0%A4%A', '%C3%BC', '%c0%80', '%u00e4'],
  ...['%2F', '%2e%2e', '%5C', '%0a', '%0d%0a', '%F0%9F%98%80', '%ED%A0%80', '%22', '%3C', '%3f'],
  ...['a', '.', '..', ';', '+', '~', '-', ':', '@', '(', '[id]', '$', '=', '&', 'x'.repeat(300)],
];

const oddSegment = fc
  .array(fc.constantFrom(...ODD_PIECES), { minLength: 1, maxLength: 4 })
  .map((pieces) => pieces.join(''));

export function addressesIn(routes: string[]): fc.Arbitrary<string> {
  const query = fc.constantFrom('', '', '?', '?%', '?search=%ff', '?a=%00&a=b', '?__proto__=1');
  return fc
    .tuple(fc.constantFrom(...routes), fc.array(oddSegment, { minLength: 3, maxLength: 3 }))
    .chain(([route, segments]) => {
      const left = [...segments];
      const filled = route.replace(/\[[^\]]+\]+/g, () => left.pop() ?? 'x');
      const path = fc.constantFrom(filled, `${filled}/${segments[0]}`, `${filled}${segments[0]}`);
      return fc.tuple(path, query);
    })
    .map(([path, search]) => path.replace(/\/{2,}/g, '/') + search);
}
