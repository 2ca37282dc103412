import { database } from '@/lib/platform/db/client';
import { leftBehind, newRequest, perform, refusal, rowOf } from '@/lib/testing/back-office';
import { findRow } from '../request/rows/repository';

describe('what a spam check set aside', () => {
  const suspicious = () => newRequest('lead', { website: 'x' });

  test('is let into the queue, and its mails out', async () => {
    const lead = await suspicious();
    const db = await database();
    expect(await db.outboxMessage.count({ where: { ...lead, status: 'held' } })).toBeGreaterThan(0);
    expect(await perform(lead, 'release', {})).toMatchObject({ version: 2 });
    expect(await rowOf(lead)).toMatchObject({ quarantine: null, dueFor: 'first_contact' });
    expect(await db.outboxMessage.count({ where: { ...lead, status: { not: 'queued' } } })).toBe(0);
    expect(await db.searchTerm.count({ where: lead })).toBeGreaterThan(0);
    expect(await refusal(perform(lead, 'release', {}))).toMatchObject({ status: 409 });
  });

  test('is deleted, and who did so is written down', async () => {
    const lead = await suspicious();
    await perform(lead, 'rejection', {});
    const db = await database();
    expect(await findRow(lead)).toBeUndefined();
    expect(await db.outboxMessage.count({ where: lead })).toBe(0);
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
