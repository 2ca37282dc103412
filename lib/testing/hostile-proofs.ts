import fc from 'fast-check';
import { proofHeader } from './proof';

const oddity = fc.constantFrom<unknown>(
  ...[null, true, 0.5, -1, 2 ** 32, 2 ** 53, 1e308, '', '0', 'zz', 'ABCDEF', '0'.repeat(2000)],
  ...[[], {}, [[]], { length: 5 }, { toString: 1 }, { then: 'x' }, '__proto__', '\u0000', 'ü😀'],
);

const changed = (whole: object) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(whole)), oddity)
    .map(([name, value]) => ({ ...whole, [name]: value }));

const OPENINGS = ['[', '{"challenge":', '{"__proto__":'];

export function hostileProofs(proof: string): fc.Arbitrary<string> {
  const { challenge, solution } = JSON.parse(atob(proof));
  const { counter, derivedKey } = solution;

  const forged = fc.oneof(
    changed(challenge.parameters).map((parameters) => ({
      challenge: { ...challenge, parameters },
      solution,
    })),
    changed(challenge).map((other) => ({ challenge: other, solution })),
    changed({ counter, derivedKey }).map((other) => ({ challenge, solution: other })),
    changed({ challenge, solution }),
    fc.jsonValue({ maxDepth: 5 }),
  );
  const deep = fc
    .tuple(fc.constantFrom(...OPENINGS), fc.integer({ min: 1, max: 500 }))
    .map(([opening, depth]) => btoa(opening.repeat(depth)));

  return fc.oneof(
    { weight: 4, arbitrary: forged.map(proofHeader) },
    deep,
    fc.integer({ min: 0, max: proof.length - 8 }).map((end) => proof.slice(0, end)),
    fc.base64String({ maxLength: 2000 }),
    fc.constantFrom('=', '====', '%00', 'null', '{}', 'Bearer x', "'; DROP TABLE x;", 'Ã¼'),
    fc.constant('x'.repeat(8000)),
  );
}
