import { addSeconds } from 'date-fns/addSeconds';
import { randomUUID } from 'node:crypto';
import type { Employee } from '@/lib/auth/employee';
import { database } from '@/lib/platform/db/client';
import { storedEmployee } from '@/lib/testing/employee-login';
import { holdClock } from '@/lib/testing/hold-clock';
import { queuedSubmission } from '@/lib/testing/queued-submissions';
import { sayPresence } from './presence/service';
import { countReading, READING_RATE_LIMIT } from './reading-service';
import { changeMany } from './submission/changing/many-service';
import { changeSubmission } from './submission/changing/service';
import { submissionDetail } from './submission/service';

let karin: Employee;
let jonas: Employee;

beforeAll(async () => {
  karin = await storedEmployee({ name: 'Karin' });
  jonas = await storedEmployee({ name: 'Jonas' });
});

describe('who has a submission open', () => {
  const now = new Date();

  test('colleagues hear who has a submission open, until that ends or nothing is heard any more', async () => {
    const [first, second] = [await queuedSubmission('lead'), await queuedSubmission('contact')];
    const seenByJonas = async (at = now) => (await sayPresence({ open: null }, jonas, at)).others;
    expect((await sayPresence({ open: first }, karin, now)).others[first]).toBeUndefined();
    expect(await seenByJonas()).toMatchObject({ [first]: ['Karin'] });
    await sayPresence({ open: second }, karin, now);
    expect((await seenByJonas())[first]).toBeUndefined();
    expect(await seenByJonas()).toMatchObject({ [second]: ['Karin'] });
    expect((await seenByJonas(addSeconds(now, 31)))[second]).toBeUndefined();
    await sayPresence({}, karin, now);
    expect((await seenByJonas())[second]).toBeUndefined();
  });

  test('a submission that is gone is no one’s, and what is no id is refused', async () => {
    await sayPresence({ open: randomUUID() }, karin, now);
    await expect(sayPresence({ open: 'x' }, karin, now)).rejects.toMatchObject({ status: 422 });
  });
});

describe('many submissions at once', () => {
  const state = async (id: string) => {
    const { status, assignee } = await submissionDetail(undefined, id);
    return [status, assignee?.id ?? null];
  };

  test('many of several kinds get a holder, and one undo gives each back to the former one', async () => {
    const lead = await queuedSubmission('lead', { assignedTo: jonas.id });
    const message = await queuedSubmission('contact');
    const changes = [
      { type: 'lead', id: lead, version: 1, assignedTo: karin.id },
      { type: 'contact', id: message, version: 1, assignedTo: karin.id },
    ];
    const { done, failed } = await changeMany({ changes }, karin);
    expect(failed).toEqual([]);
    expect([await state(lead), await state(message)]).toEqual([
      ['pending', karin.id],
      ['unread', karin.id],
    ]);
    await changeMany(
      { changes: done.map(({ before, ...each }) => ({ ...each, ...before })) },
      karin,
    );
    expect([await state(lead), await state(message)]).toEqual([
      ['pending', jonas.id],
      ['unread', null],
    ]);
  });

  test('what a colleague has changed meanwhile is left alone and named, the rest is done', async () => {
    const [first, second] = [await queuedSubmission('lead'), await queuedSubmission('lead')];
    await changeSubmission('lead', first, { status: 'contacted', version: 1 }, jonas);
    const change = { type: 'lead', version: 1, status: 'completed' };
    const changes = [first, second].map((id) => ({ ...change, id }));
    const { done, failed } = await changeMany({ changes }, karin);
    expect(done).toMatchObject([{ id: second, before: { status: 'pending' } }]);
    expect(failed).toEqual([{ id: first, message: expect.stringContaining('Jonas') }]);
    expect([await state(first), await state(second)]).toEqual([
      ['contacted', null],
      ['completed', null],
    ]);
  });

  test('an account that is disabled, unknown or of an editor gets nothing', async () => {
    const id = await queuedSubmission('lead');
    const gone = await storedEmployee({ disabledAt: new Date() });
    const editor = await storedEmployee({ role: 'redaktion' });
    for (const assignedTo of [gone.id, editor.id, 999_999]) {
      const changes = [{ type: 'lead', id, version: 1, assignedTo }];
      const { failed } = await changeMany({ changes }, karin);
      expect(failed).toEqual([{ id, message: 'Dieses Konto bearbeitet keine Anfragen mehr.' }]);
    }
    expect(await state(id)).toEqual(['pending', null]);
  });

  test.each([
    [{ changes: [] }],
    [{ changes: Array.from({ length: 51 }, () => ({ type: 'lead', id: 'a', version: 1 })) }],
    [{ changes: [{ type: 'haus', id: 'a', version: 1 }] }],
  ])('%j is refused', async (body) => {
    await expect(changeMany(body, karin)).rejects.toMatchObject({ status: 422 });
  });
});

describe('reading', () => {
  const { limit } = READING_RATE_LIMIT;

  async function read(employee: Employee, count: number, from = 0) {
    for (let page = from; page < from + count; page++) await countReading(employee, `page ${page}`);
  }

  const refusal = (reading: Promise<void>) =>
    reading.then(() => null).catch((error: unknown) => error);

  const notes = async (employee: Employee) =>
    (await database()).submissionEvent.findMany({
      where: { submissionKind: 'employee', actor: `employee:${employee.id}` },
    });

  beforeEach(holdClock);

  test('as many different pages as no one reads in ten minutes, and not one more', async () => {
    const employee = await storedEmployee();
    await read(employee, limit);
    expect(await refusal(countReading(employee, 'one more'))).toMatchObject({
      code: 'too_many',
      details: { retryAfter: expect.any(Number) },
      message: expect.stringMatching(
        /^Sie haben in kurzer Zeit sehr viele Anfragen geöffnet\. In /,
      ),
    });
    const colleague = await storedEmployee();
    expect(await refusal(countReading(colleague, 'one more'))).toBeNull();
  });

  test('what is looked at again counts once', async () => {
    const employee = await storedEmployee();
    for (let round = 0; round < 2; round++) await read(employee, limit - 1);
    expect(await refusal(countReading(employee, 'one more'))).toBeNull();
    expect(await refusal(countReading(employee, 'another'))).toMatchObject({ code: 'too_many' });
  });

  test('pages that are asked for at the same moment count as well', async () => {
    const employee = await storedEmployee();
    const pages = Array.from({ length: limit + 20 }, (_, page) =>
      refusal(countReading(employee, `page ${page}`)),
    );
    const through = (await Promise.all(pages)).filter((error) => error === null);
    expect(through.length).toBeLessThanOrEqual(limit);
  });

  test('it is written down once in ten minutes who was held up, and goes on afterwards', async () => {
    const employee = await storedEmployee();
    await read(employee, limit);
    for (let count = 0; count < 3; count++) await refusal(countReading(employee, `more ${count}`));
    expect(await notes(employee)).toMatchObject([
      { submissionId: String(employee.id), action: 'reading_limited' },
    ]);
    jest.setSystemTime(Date.now() + 13 * 60_000);
    expect(await refusal(countReading(employee, 'one more'))).toBeNull();
  });

  test('a person who may take lists along is not held up', async () => {
    const lead = await storedEmployee({ role: 'leitung' });
    await read(lead, limit + 1);
    expect(await notes(lead)).toEqual([]);
  });
});
