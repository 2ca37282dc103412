import { setImmediate as nextTurn } from 'node:timers/promises';
import { queuedRequest } from '@/lib/testing/queued-requests';
import { pdfRenderer } from './pdf-renderer';
import { findDocument, orderDocument } from './repository';
import { makeNextDocument } from './service';

afterAll(() => pdfRenderer.end());

const ordered = async () => {
  const key = { kind: 'valuation', revision: 'first' } as const;
  const requestId = await queuedRequest('valuation');
  await orderDocument({ ...key, requestId });
  return { ...key, requestId };
};

test('a PDF whose thread ends under it is logged and fails alone; the next one is made', async () => {
  const [broken, sound] = [await ordered(), await ordered()];
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  let isOver = false;
  const made = makeNextDocument().finally(() => (isOver = true));
  while (!isOver) {
    await pdfRenderer.end();
    await nextTurn();
  }
  expect([await made, await makeNextDocument()]).toEqual([true, true]);
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(/^PDF .* \(valuation\) could not be made Error: The thread ended/)],
  ]);
  expect(await findDocument(broken)).toMatchObject({ content: null, failedAt: expect.any(Date) });
  const { content } = (await findDocument(sound))!;
  expect(Buffer.from(content!).toString('latin1', 0, 5)).toBe('%PDF-');
  expect(await makeNextDocument()).toBe(false);
});
