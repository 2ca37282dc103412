import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { valuationForm } from '@/lib/submissions/kinds/valuation';
import { findSubmission } from '@/lib/submissions/repository';
import { submit } from '@/lib/submissions/store/service';
import { confirm, newSubmission, nextWeek, meeting, perform } from '@/lib/testing/admin';
import { storedEmployee } from '@/lib/testing/employee-login';
import { queuedSubmission } from '@/lib/testing/queued-submissions';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { correctSubmission } from '../owner/correction/service';
import { exportSubmission } from '../owner/service';
import { ownersView } from '../owner/view';
import { pdfRenderer } from './pdf-renderer';
import { findDocument, orderDocument } from './repository';
import { contentOf, makeNextDocument } from './service';

afterAll(() => pdfRenderer.end());

async function confirmedHome() {
  const body = valuationBody({ email: `${randomUUID()}@beispiel.de` });
  const id = await submit(valuationForm, body, { caller: randomUUID() });
  const token = await confirm({ kind: 'valuation', id }, String(body.email));
  return { id, body, token };
}

test('a correction makes another regional figure, and another PDF', async () => {
  const { id, body, token } = await confirmedHome();
  const revision = async () => (await contentOf('valuation', (await findSubmission(id))!)).revision;
  const before = { submission: await exportSubmission(token), revision: await revision() };
  expect(before.submission.regional).toMatchObject({
    isPossible: true,
    confidenceLabel: expect.any(String),
    data: expect.any(String),
  });
  await correctSubmission(token, { ...body, area: '100' });
  const after = await exportSubmission(token);
  expect(after.estimatedValue).toBe(290_500);
  expect(after.regional).not.toEqual(before.submission.regional);
  expect(await revision()).not.toBe(before.revision);
});

test('an unknown postcode is given as the reason for the missing value', async () => {
  const { body, token } = await confirmedHome();
  await correctSubmission(token, { ...body, postalCode: '00999' });
  const { regional, estimatedValue } = await exportSubmission(token);
  expect(regional).toEqual({ isPossible: false, reason: expect.stringContaining('00999') });
  expect(estimatedValue).toBe(348_600);
});

const VALUE = { value: 372_000, reason: 'Bäder und Fenster sind neu.' };

test('an employee’s valuation makes another PDF, and stands on the own page', async () => {
  const employee = await storedEmployee({ name: 'Jo Muster' });
  const valuation = await newSubmission('valuation');
  const stored = async () => (await findSubmission(valuation.id))!;
  const before = await contentOf('valuation', await stored());
  await perform(valuation, 'expert-value', VALUE, employee);
  const after = await contentOf('valuation', await stored());
  expect(after.revision).not.toBe(before.revision);
  expect((await contentOf('valuation', await stored())).revision).toBe(after.revision);
  expect(await ownersView(await stored())).toMatchObject({
    expert: { ...VALUE, employee: 'Jo Muster' },
  });
});

test('a meeting that is to come stands on the own page until it is called off', async () => {
  const lead = await newSubmission('lead');
  const shown = async () => (await ownersView((await findSubmission(lead.id))!)).appointment;
  expect(await shown()).toBeUndefined();
  await perform(lead, 'appointment', meeting());
  expect(await shown()).toMatchObject({ startsAt: nextWeek().start, minutes: 45 });
  await perform(lead, 'appointment-cancellation', {});
  expect(await shown()).toBeUndefined();
});

const ordered = async () => {
  const key = { kind: 'valuation', revision: 'first' } as const;
  const submissionId = await queuedSubmission('valuation');
  await orderDocument({ ...key, submissionId });
  return { ...key, submissionId };
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
