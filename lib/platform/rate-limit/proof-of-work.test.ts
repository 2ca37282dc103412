import fc from 'fast-check';
import { hostileProofs } from '@/lib/testing/hostile-proofs';
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

test('whatever else stands in the header, it is no proof and no fault', async () => {
  const isRefused = fc.asyncProperty(hostileProofs(proof), async (header) => {
    expect(await verifyProof(header, SCOPE)).toBeUndefined();
  });
  await fc.assert(isRefused, { numRuns: 200, seed: 20_261_121 });
});
