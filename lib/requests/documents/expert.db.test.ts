import { findRequest } from '@/lib/requests/repository';
import { newRequest, nextWeek, meeting, perform } from '@/lib/testing/back-office';
import { storedEmployee } from '@/lib/testing/employee-login';
import { ownersView } from '../owner/view';
import { contentOf } from './service';

const VALUE = { value: 372_000, reason: 'Bäder und Fenster sind neu.' };

test('an employee’s valuation makes another PDF, and stands on the own page', async () => {
  const employee = await storedEmployee({ name: 'Jo Muster' });
  const valuation = await newRequest('valuation');
  const stored = async () => (await findRequest(valuation.id))!;
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
  const lead = await newRequest('lead');
  const shown = async () => (await ownersView((await findRequest(lead.id))!)).appointment;
  expect(await shown()).toBeUndefined();
  await perform(lead, 'appointment', meeting());
  expect(await shown()).toMatchObject({ startsAt: nextWeek().start, minutes: 45 });
  await perform(lead, 'appointment-cancellation', {});
  expect(await shown()).toBeUndefined();
});
