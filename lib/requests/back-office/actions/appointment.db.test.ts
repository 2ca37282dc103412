import { database } from '@/lib/platform/db/client';
import type { RequestReference } from '@/lib/requests/reference';
import {
  leftBehind,
  meeting,
  newRequest,
  nextWeek,
  perform,
  refusal,
  rowOf,
  slots,
} from '@/lib/testing/back-office';

describe('a meeting', () => {
  const meetings = async ({ id: requestId }: RequestReference) =>
    (await database()).appointment.findMany({ where: { requestId } });

  test('is arranged, moved and called off under one name, each time with a mail', async () => {
    const valuation = await newRequest('valuation');
    const before = await rowOf(valuation);
    await perform(valuation, 'appointment', meeting({ note: 'Bitte klingeln' }));
    expect(await rowOf(valuation)).toMatchObject({
      status: 'contacted',
      dueAt: nextWeek().start,
      dueFor: 'appointment',
    });
    const earlier = slots().at(-3)!;
    await perform(valuation, 'appointment', meeting({ at: earlier.value }));
    expect(await meetings(valuation)).toMatchObject([
      { sequence: 1, startsAt: earlier.start, note: null, cancelledAt: null },
    ]);
    await perform(valuation, 'appointment-cancellation', {});
    expect(await meetings(valuation)).toMatchObject([{ sequence: 2 }]);
    expect(await rowOf(valuation)).toMatchObject({ dueAt: null, version: before.version + 3 });
    const { mails, events } = await leftBehind(valuation);
    const id = (await meetings(valuation))[0]!.id;
    expect(mails.map(({ template, payload }) => [template, payload])).toMatchObject([
      ['appointment', { id, sequence: 0, note: 'Bitte klingeln', minutes: 45 }],
      ['appointment', { id, sequence: 1, startsAt: earlier.start.toISOString() }],
      ['appointment-cancelled', { id, sequence: 2, place: meeting().place }],
    ]);
    expect(events.map(({ action }) => action)).toEqual([
      ...['appointment-arranged', 'appointment-moved', 'appointment-cancelled'],
    ]);
    const again = await refusal(perform(valuation, 'appointment-cancellation', {}));
    expect(again.message).toBe('Es ist kein Termin vereinbart.');
  });

  test('opens a message again that was answered; called off, its answer is due again', async () => {
    const contact = await newRequest('contact');
    await perform(contact, 'mails', { subject: 'Ja', text: 'gern.' });
    await perform(contact, 'appointment', meeting());
    expect(await rowOf(contact)).toMatchObject({ status: 'read', dueFor: 'appointment' });
    await perform(contact, 'appointment-cancellation', {});
    expect(await rowOf(contact)).toMatchObject({ status: 'read', dueFor: 'first_contact' });
  });
});
