import fc from 'fast-check';
import type { Employee } from '@/lib/auth/employee';
import { database } from '@/lib/platform/db/client';
import { KINDS } from '@/lib/submissions/kinds/kinds';
import type { SubmissionReference } from '@/lib/submissions/reference';
import { newSubmission } from '@/lib/testing/admin';
import { callAs } from '@/lib/testing/employee-calls';
import { storedEmployee } from '@/lib/testing/employee-login';
import { queuedSubmission } from '@/lib/testing/queued-submissions';
import { POST as postOperation } from './[list]/[id]/[operation]/route';
import { GET as getNews } from './news/route';

// matrix.db.test.ts tests who may call these.

let employee: Employee;

beforeAll(async () => {
  employee = await storedEmployee();
});

afterEach(() => jest.restoreAllMocks());

describe('an operation on a submission', () => {
  const OPERATIONS = [
    ...['assignment', 'calls', 'mails', 'callback', 'appointment', 'appointment-cancellation'],
    ...['expert-value', 'valuation-mail', 'release', 'rejection', '__proto__', 'constructor'],
  ];

  const post = ({ kind, id }: SubmissionReference, operation: string, body: unknown) =>
    callAs(postOperation, {
      employee,
      method: 'POST',
      path: '/api/employee',
      body,
      params: { list: KINDS[kind].segment, id, operation },
    });

  test('is answered with the new version and what was done, and no one keeps it', async () => {
    const response = await post(await newSubmission('lead'), 'calls', { outcome: 'reached' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ version: 2, message: 'Der Anruf ist notiert.' });
  });

  const wild = fc.oneof(
    fc.constantFrom<unknown>(null, '', '\u0000', '\ud800', '😀', 1e308, [], {}, '__proto__'),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const NAMES = ['outcome', 'note', 'subject', 'text', 'at', 'minutes', 'place', 'value', 'reason'];

  test.each(OPERATIONS)(
    '%s answers whatever is sent without a fault of ours',
    async (operation) => {
      const valuation = await newSubmission('valuation');
      const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
      const fields = fc.dictionary(fc.constantFrom(...NAMES, 'assigned', 'version'), wild);
      await fc.assert(
        fc.asyncProperty(fc.oneof(fields, wild), async (body) => {
          const { status } = await post(valuation, operation, body);
          expect([200, 404, 409, 422]).toContain(status);
        }),
        { numRuns: 10 },
      );
      expect(logged).not.toHaveBeenCalled();
    },
  );
});

describe('news', () => {
  const ask = (search = '', by = employee) =>
    callAs(getNews, { employee: by, path: `/api/employee/news${search}` });
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 9, minute));
  const since = (moment: Date) => `?since=${encodeURIComponent(moment.toISOString())}`;

  test('are what came in since, of all kinds, but not in quarantine', async () => {
    await (await database()).submission.deleteMany();
    expect(await (await ask(since(at(0)))).json()).toMatchObject({
      newest: at(0).toISOString(),
      count: 0,
    });
    await queuedSubmission('callback', { createdAt: at(1) });
    await queuedSubmission('contact', { createdAt: at(2) });
    await queuedSubmission('lead', { createdAt: at(5) });
    await queuedSubmission('lead', { createdAt: at(6), quarantine: 'honeypot' });
    const newest = at(5).toISOString();
    expect(await (await ask(since(at(0)))).json()).toMatchObject({
      newest,
      count: 3,
      kinds: { callback: 1, contact: 1, lead: 1 },
    });
    expect(await (await ask(since(at(2)))).json()).toMatchObject({ newest, count: 1 });
    expect(await (await ask()).json()).toMatchObject({ newest, count: 0 });
  });

  test('since no time there is are refused', async () => {
    const response = await ask('?since=2026-13-01T00:00:00Z');
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toHaveProperty('since');
  });

  test('that are asked for are no sign of life', async () => {
    const somebody = await storedEmployee();
    await ask('', somebody);
    const db = await database();
    const where = { employeeId: somebody.id };
    const lastSeenAt = new Date(Date.now() - 10 * 60_000);
    await db.employeeSession.updateMany({ where, data: { lastSeenAt } });
    await ask('', somebody);
    const sessions = await db.employeeSession.findMany({ where, orderBy: { lastSeenAt: 'asc' } });
    expect(sessions[0]?.lastSeenAt).toEqual(lastSeenAt);
  });
});
