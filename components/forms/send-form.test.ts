/** @jest-environment node */
import { HttpError } from '@/lib/platform/http/client';
import { createTask, verifyProof } from '@/lib/platform/rate-limit/proof-of-work';
import { sendWithProof } from '@/components/forms/send-form';
import { solve } from './solve-challenge';

const refusal = (body: object) => new HttpError(429, JSON.stringify(body), 'Too Many Requests');

/** Repeats the last of these answers. */
function server(...answers: (string | Error)[]) {
  const seen: Record<string, string>[] = [];
  const send = async (headers: Record<string, string>) => {
    const answer = answers[Math.min(seen.length, answers.length - 1)];
    seen.push(headers);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { seen, send };
}

test('sends once and without a proof where none is asked for', async () => {
  const { seen, send } = server('stored');
  expect(await sendWithProof(send)).toBe('stored');
  expect(seen).toEqual([{}]);
});

test('does the work it is asked for and sends once more', async () => {
  const challenge = await createTask('contact:somebody');
  const { seen, send } = server(refusal({ error: 'Zu viele.', challenge }), 'stored');
  expect(await sendWithProof(send)).toBe('stored');
  expect(seen).toEqual([{}, { 'Proof-Of-Work': expect.any(String) }]);
  expect(await verifyProof(seen[1]?.['Proof-Of-Work'] ?? '', 'contact:somebody')).toBeDefined();
});

test('works once: the second refusal is shown', async () => {
  const challenge = await createTask('contact:somebody');
  const again = refusal({ error: 'Immer noch zu viele.', challenge });
  const { seen, send } = server(refusal({ error: 'Zu viele.', challenge }), again);
  await expect(sendWithProof(send)).rejects.toBe(again);
  expect(seen).toHaveLength(2);
});

test.each([
  ['a refusal without work', refusal({ error: 'Zu viele.' })],
  ['work that cannot be done', refusal({ error: 'Zu viele.', challenge: { parameters: {} } })],
  ['a lost connection', new TypeError('fetch failed')],
])('%s is handed on as it is', async (_, error) => {
  const { seen, send } = server(error);
  await expect(sendWithProof(send)).rejects.toBe(error);
  expect(seen).toEqual([{}]);
});

test('what a browser works out is what the server accepts', async () => {
  const proof = await solve(await createTask('contact:somebody'));
  expect(await verifyProof(proof ?? '', 'contact:somebody')).toBeDefined();
});

test('a challenge that cannot be solved is a failure and no endless work', async () => {
  const { parameters } = await createTask('contact:somebody');
  const impossible = { parameters: { ...parameters, keyPrefix: 'no hex' } };
  await expect(solve(impossible)).rejects.toThrow('keyPrefix');
});
