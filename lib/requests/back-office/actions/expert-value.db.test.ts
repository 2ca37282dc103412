import { database } from '@/lib/platform/db/client';
import {
  confirm,
  leftBehind,
  newRequest,
  perform,
  refusal,
  rowOf,
} from '@/lib/testing/back-office';
import { storedEmployee } from '@/lib/testing/employee-login';

describe('the valuation of an employee', () => {
  const VALUE = { value: '372.000', reason: 'Bäder und Fenster sind neu.' };

  test('stands beside the estimate, with who says so and why', async () => {
    const employee = await storedEmployee({ name: 'Jo Muster' });
    const valuation = await newRequest('valuation');
    const { message } = await perform(valuation, 'expert-value', VALUE, employee);
    expect(message).toBe('Die Bewertung ist gespeichert: 372.000\u00a0€.');
    expect((await rowOf(valuation)).details).toMatchObject({
      estimatedValue: 348_600,
      expertValue: 372_000,
      expertReason: VALUE.reason,
      expertBy: employee.id,
    });
    await perform(valuation, 'expert-value', { ...VALUE, value: 380_000 }, employee);
    expect((await leftBehind(valuation)).events.at(-1)).toMatchObject({
      before: { value: 372_000 },
      after: { value: 380_000 },
    });
  });

  test('is for valuations alone', async () => {
    const lead = await newRequest('lead');
    expect(await refusal(perform(lead, 'expert-value', VALUE))).toMatchObject({ status: 409 });
    expect(await refusal(perform(lead, 'valuation-mail', {}))).toMatchObject({ status: 409 });
  });

  test('goes by mail to an address that is confirmed', async () => {
    const valuation = await newRequest('valuation', { email: 'bestaetigt@beispiel.de' });
    await confirm(valuation, 'bestaetigt@beispiel.de');
    await perform(valuation, 'valuation-mail', {});
    const { mails, events } = await leftBehind(valuation);
    expect(mails).toMatchObject([{ template: 'valuation-detailed', status: 'queued' }]);
    expect(events).toMatchObject([{ action: 'valuation-sent' }]);
    expect(await rowOf(valuation)).toMatchObject({ status: 'contacted', dueAt: null });
  });

  test('waits for the confirmation, which is asked for again once a day', async () => {
    const valuation = await newRequest('valuation');
    const error = await refusal(perform(valuation, 'valuation-mail', {}));
    expect(error).toMatchObject({ status: 409 });
    expect(error.message).toMatch(/^Die E-Mail-Adresse ist noch nicht bestätigt\./);
    const db = await database();
    const asked = { requestId: valuation.id, template: 'valuation-confirmation' };
    const createdAt = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await db.outboxMessage.updateMany({ where: asked, data: { createdAt } });
    const { message } = await perform(valuation, 'valuation-mail', {});
    expect(message).toContain('Wir bitten noch einmal darum');
    expect(await db.outboxMessage.count({ where: asked })).toBe(2);
    expect((await leftBehind(valuation)).mails).toEqual([]);
    expect(await rowOf(valuation)).toMatchObject({ status: 'pending' });
    expect(await refusal(perform(valuation, 'valuation-mail', {}))).toMatchObject({ status: 409 });
  });
});
