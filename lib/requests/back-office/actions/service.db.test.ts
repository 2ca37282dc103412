import { randomUUID } from 'node:crypto';
import { REQUEST_KINDS } from '@/lib/requests/kinds/kinds';
import {
  leftBehind,
  meeting,
  newRequest,
  nextWeek,
  perform,
  refusal,
  rowOf,
} from '@/lib/testing/back-office';
import { storedEmployee } from '@/lib/testing/employee-login';

describe('whatever is done', () => {
  test.each([
    ['calls', { outcome: 'vielleicht' }, ['outcome']],
    ['calls', { outcome: 'reached', note: '\0' }, ['note']],
    ['mails', {}, ['subject', 'text']],
    ['mails', { subject: 'x'.repeat(121), text: 'x'.repeat(10_001) }, ['subject', 'text']],
    ['callback', { at: '2020-01-01T10:00' }, ['at']],
    ['appointment', { at: 1, minutes: 14, place: ' ' }, ['at', 'minutes', 'place']],
    ['appointment', meeting({ minutes: 241 }), ['minutes']],
    ['appointment', meeting({ minutes: 30.5 }), ['minutes']],
    ['expert-value', { value: 999, reason: 'kurz' }, ['value', 'reason']],
    ['expert-value', { value: 1000.5, reason: 'Bäder sind neu.' }, ['value']],
    ['calls', { outcome: 'reached', version: 'x' }, ['version']],
    ['calls', 'nichts', ['form']],
  ])('%s with %j is refused at the field', async (word, body, fields) => {
    const error = await refusal(perform(await newRequest('valuation'), word, body));
    expect(error).toMatchObject({ status: 422 });
    expect(Object.keys(error.details.fields ?? {}).sort()).toEqual([...fields].sort());
  });

  test.each(REQUEST_KINDS)(
    'an unknown %s, and an unknown operation, are not found',
    async (kind) => {
      const gone = { kind, id: randomUUID() };
      const call = { outcome: 'reached' };
      expect(await refusal(perform(gone, 'calls', call))).toMatchObject({ status: 404 });
      const odd = { kind, id: "'; DROP TABLE" };
      expect(await refusal(perform(odd, 'calls', call))).toMatchObject({ status: 404 });
      const here = await newRequest(kind);
      for (const word of ['toString', '__proto__', 'löschen']) {
        expect(await refusal(perform(here, word, {}))).toMatchObject({ status: 404 });
      }
    },
  );

  test('what was changed meanwhile is refused, with what stands there now', async () => {
    const lead = await newRequest('lead');
    await perform(lead, 'calls', { outcome: 'reached', version: 1 });
    const error = await refusal(perform(lead, 'callback', { at: nextWeek().value, version: 1 }));
    expect(error).toMatchObject({ status: 409 });
    expect(error.details).toMatchObject({ current: { version: 2, status: 'contacted' } });
  });

  test('of many at once none is lost', async () => {
    const lead = await newRequest('lead');
    const note = (index: number) => ({ outcome: 'wrong_number', note: `Anruf ${index}` });
    await Promise.all(Array.from({ length: 8 }, (_, index) => perform(lead, 'calls', note(index))));
    expect(await rowOf(lead)).toMatchObject({ version: 9 });
    const { events } = await leftBehind(lead);
    expect(new Set(events.map(({ after }) => JSON.stringify(after))).size).toBe(8);
  });

  test('an employee takes a request over by the same way', async () => {
    const employee = await storedEmployee();
    const lead = await newRequest('lead');
    await perform(lead, 'assignment', { assigned: true }, employee);
    expect(await rowOf(lead)).toMatchObject({ assignedTo: employee.id });
  });
});
