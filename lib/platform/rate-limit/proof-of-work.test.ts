import fc from 'fast-check';
import { proofHeader, proofOf } from '@/lib/testing/proof';
import { CHALLENGE_LIFETIME, createTask, verifyProof } from './proof-of-work';

const SCOPE = 'contact:somebody';
let proof: string;

beforeAll(async () => {
  proof = await proofOf(await createTask(SCOPE));
});

const parsed = () => JSON.parse(atob(proof));

test('a challenge says nothing about whom it was given to', async () => {
  expect(JSON.stringify(await createTask(SCOPE))).not.toMatch(/contact|somebody/);
});

test('its solution is recognised by its nonce, until it expires', async () => {
  const { nonce, expiresAt } = parsed().challenge.parameters;
  expect(await verifyProof(proof, SCOPE)).toEqual({ nonce, expiresAt: new Date(expiresAt * 1000) });
  expect(expiresAt).toBeLessThanOrEqual(Date.now() / 1000 + CHALLENGE_LIFETIME);
  expect(expiresAt).toBeGreaterThan(Date.now() / 1000 + CHALLENGE_LIFETIME - 60);
});

test.each(['contact:somebody-else', 'valuation:somebody', '', 'contact'])(
  'it is worth nothing to %j',
  async (scope) => {
    expect(await verifyProof(proof, scope)).toBeUndefined();
  },
);

test('it is worth nothing when it comes too late', async () => {
  const earlier = Date.now() - (CHALLENGE_LIFETIME + 1) * 1000;
  const late = await proofOf(await createTask(SCOPE, earlier));
  expect(await verifyProof(late, SCOPE)).toBeUndefined();
});

test('a challenge of somebody else, or an easier one, is no challenge of ours', async () => {
  const { challenge, solution } = parsed();
  const others = [
    { ...challenge, signature: 'ab'.repeat(32) },
    { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } },
    { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
    { ...challenge, parameters: { ...challenge.parameters, expiresAt: 4_000_000_000 } },
  ];
  for (const other of others) {
    expect(await verifyProof(proofHeader({ challenge: other, solution }), SCOPE)).toBeUndefined();
  }
});

test('a challenge that was not worked on is not let through', async () => {
  const { challenge, solution } = parsed();
  const { derivedKey, counter } = solution;
  const others = [
    { counter: counter + 1, derivedKey },
    { counter, derivedKey: challenge.parameters.keyPrefix },
    { counter, derivedKey: `${challenge.parameters.keyPrefix}${'0'.repeat(32)}` },
  ];
  for (const other of others) {
    expect(await verifyProof(proofHeader({ challenge, solution: other }), SCOPE)).toBeUndefined();
  }
});

const oddity = fc.constantFrom<unknown>(
  ...[null, true, 0.5, -1, 2 ** 32, 2 ** 53, 1e308, '', '0', 'zz', 'ABCDEF', '0'.repeat(2000)],
  ...[[], {}, [[]], { length: 5 }, { toString: 1 }, { then: 'x' }, '__proto__', '\u0000', 'ü😀'],
);

const changed = (whole: object) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(whole)), oddity)
    .map(([name, value]) => ({ ...whole, [name]: value }));

const OPENINGS = ['[', '{"challenge":', '{"__proto__":'];

function hostileProofs(proof: string): fc.Arbitrary<string> {
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

test('whatever else stands in the header, it is no proof and no fault', async () => {
  const isRefused = fc.asyncProperty(hostileProofs(proof), async (header) => {
    expect(await verifyProof(header, SCOPE)).toBeUndefined();
  });
  await fc.assert(isRefused, { numRuns: 200, seed: 20_261_121 });
});
