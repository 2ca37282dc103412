/** @jest-environment node */
import { createTask, verifyProof } from '@/lib/platform/rate-limit/proof-of-work';
import { setSecret } from '@/lib/testing/secret';
import { solve } from './solve-challenge';

setSecret();

test('what a browser works out is what the server accepts', async () => {
  const proof = await solve(await createTask('contact:somebody'));
  expect(await verifyProof(proof ?? '', 'contact:somebody')).toBeDefined();
});

test('a challenge that cannot be solved is a failure and no endless work', async () => {
  const { parameters } = await createTask('contact:somebody');
  const impossible = { parameters: { ...parameters, keyPrefix: 'no hex' } };
  await expect(solve(impossible)).rejects.toThrow('keyPrefix');
});
