import { database } from '@/lib/platform/db/client';
import { findRequest } from '@/lib/requests/repository';
import { leftBehind, newRequest, perform, refusal, rowOf } from '@/lib/testing/back-office';

describe('what a spam check set aside', () => {
  const suspicious = () => newRequest('lead', { website: 'x' });

  test('is let into the queue, and its mails out', async () => {
    const lead = await suspicious();
    const where = { requestId: lead.id };
    const db = await database();
    const held = { where: { ...where, status: 'held' } };
    expect(await db.outboxMessage.count(held)).toBeGreaterThan(0);
    expect(await perform(lead, 'release', {})).toMatchObject({ version: 2 });
    expect(await rowOf(lead)).toMatchObject({ quarantine: null, dueFor: 'first_contact' });
    const waiting = { where: { ...where, status: { not: 'queued' } } };
    expect(await db.outboxMessage.count(waiting)).toBe(0);
    expect(await db.searchTerm.count({ where })).toBeGreaterThan(0);
    expect(await refusal(perform(lead, 'release', {}))).toMatchObject({ status: 409 });
  });

  test('is deleted, and who did so is written down', async () => {
    const lead = await suspicious();
    await perform(lead, 'rejection', {});
    const db = await database();
    expect(await findRequest(lead.id)).toBeUndefined();
    expect(await db.outboxMessage.count({ where: { requestId: lead.id } })).toBe(0);
    expect((await leftBehind(lead)).events.map(({ action, actor }) => [action, actor])).toEqual(
      expect.arrayContaining([
        ['rejected', 'employee:1'],
        ['erased', 'system'],
      ]),
    );
  });

  test('is neither called nor deleted like the rest, nor the rest like it', async () => {
    const lead = await suspicious();
    const error = await refusal(perform(lead, 'calls', { outcome: 'reached' }));
    expect(error.message).toContain('Bitte geben Sie sie zuerst frei.');
    const usual = await newRequest('lead');
    expect(await refusal(perform(usual, 'rejection', {}))).toMatchObject({ status: 409 });
    expect(await rowOf(usual)).toMatchObject({ version: 1 });
  });
});
