import { expect, test } from '@playwright/test';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { query } from '../support/database';
import { startPortal, type Portal, type Provider } from '../support/portal';

const PROVIDERS: Provider[] = ['sqlite', 'postgresql'];

async function post(portal: Portal, headers: Record<string, string> = {}) {
  const response = await fetch(`${portal.url}/api/valuation-requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(valuationBody()),
  });
  const { valuationRequest, error } = await response.json();
  return { status: response.status, id: valuationRequest?.id as string | undefined, error };
}

const atOnce = (count: number, work: () => ReturnType<typeof post>) =>
  Promise.all(Array.from({ length: count }, work));

const TABLES = ['Submission', 'ConsentRecord', 'OutboxMessage', 'SubmissionEvent'] as const;

async function rows(portal: Portal) {
  const counts = TABLES.map(async (table) => {
    const [row] = await query(portal, `SELECT COUNT(*) AS count FROM "${table}"`);
    return [table, Number(row?.count)];
  });
  return Object.fromEntries(await Promise.all(counts));
}

for (const provider of PROVIDERS) {
  test.describe(`on ${provider}`, () => {
    let portal: Portal;

    test.beforeEach(async () => {
      portal = await startPortal({ provider, env: { RATE_LIMIT: 'off' } });
    });
    test.afterEach(() => portal.stop());

    test('200 posts at once are 200 requests with all that belongs to them', async () => {
      const answers = await atOnce(200, () => post(portal));
      expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
      expect(new Set(answers.map(({ id }) => id)).size).toBe(200);
      expect(await rows(portal)).toEqual({
        Submission: 200,
        ConsentRecord: 400,
        OutboxMessage: 400,
        SubmissionEvent: 200,
      });
      const stored = await query(portal, 'SELECT id, reference FROM "Submission"');
      expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(answers.map(({ id }) => id)));
      expect(new Set(stored.map(({ reference }) => reference)).size).toBe(200);
    });

    test('20 posts at once under one Idempotency-Key are one request', async () => {
      const headers = { 'Idempotency-Key': 'one-form-sent-twenty-times' };
      const answers = await atOnce(20, () => post(portal, headers));
      const [first] = answers;
      expect(first?.id).toBeTruthy();
      expect(answers).toEqual(Array(20).fill({ status: 201, id: first?.id, error: undefined }));
      expect(await rows(portal)).toEqual({
        Submission: 1,
        ConsentRecord: 2,
        OutboxMessage: 2,
        SubmissionEvent: 1,
      });
    });
  });
}
