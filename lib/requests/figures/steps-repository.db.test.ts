import { changeRequest } from '@/lib/requests/back-office/request/changing/service';
import { mailLink } from '@/lib/requests/links/repository';
import { database } from '@/lib/platform/db/client';
import { KINDS } from '@/lib/requests/kinds/kinds';
import type { RequestReference } from '@/lib/requests/reference';
import { eraseStoredRequest } from '@/lib/requests/retention/erasure-repository';
import { storeConfirmation } from '@/lib/requests/owner/repository';
import { newRequest, perform, rowOf } from '@/lib/testing/back-office';
import { setSecret } from '@/lib/testing/secret';

setSecret();

const milestonesOf = async ({ id: requestId }: RequestReference) =>
  (await database()).milestone.findMany({ where: { requestId } });

const changesOf = async ({ id: requestId }: RequestReference) => {
  const db = await database();
  const rows = await db.statusChange.findMany({ where: { requestId }, orderBy: { id: 'asc' } });
  return rows.map(({ before, after }) => `${before} → ${after}`);
};

const set = async (request: RequestReference, status: string) => {
  const { version } = await rowOf(request);
  return changeRequest(request.kind, request.id, { status, version }, { id: 1 });
};

async function age({ id }: RequestReference, seconds: number) {
  const db = await database();
  const createdAt = new Date(Date.now() - seconds * 1000);
  await db.request.update({ where: { id }, data: { createdAt } });
}

test('the first call counts, with the time it took and the time that was promised', async () => {
  const lead = await newRequest('lead');
  await age(lead, 7200);
  await perform(lead, 'calls', { outcome: 'not_reached' });
  const [first] = await milestonesOf(lead);
  expect(first).toMatchObject({ name: 'contacted', kind: 'lead', within: 86_400 });
  expect(first!.after).toBeGreaterThanOrEqual(7199);
  expect(first!.after).toBeLessThan(7260);
  await age(lead, 9000);
  await perform(lead, 'calls', { outcome: 'reached' });
  expect(await milestonesOf(lead)).toHaveLength(1);
  expect(await changesOf(lead)).toEqual(['pending → contacted']);
});

test('a call at a chosen time is promised for then', async () => {
  const call = await newRequest('callback');
  const db = await database();
  const { createdAt } = await db.request.findUniqueOrThrow({ where: { id: call.id } });
  const preferredTime = new Date(createdAt.getTime() + 3_600_000);
  await db.callback.update({ where: { requestId: call.id }, data: { preferredTime } });
  await set(call, 'contacted');
  expect(await milestonesOf(call)).toMatchObject([{ name: 'contacted', within: 3600 }]);
});

test('a status that is taken back leaves no first contact, but both changes', async () => {
  const lead = await newRequest('lead');
  await set(lead, 'contacted');
  expect(await milestonesOf(lead)).toHaveLength(1);
  await set(lead, 'pending');
  expect(await milestonesOf(lead)).toEqual([]);
  expect(await changesOf(lead)).toEqual(['pending → contacted', 'contacted → pending']);
});

test('what is no contact leaves nothing', async () => {
  const message = await newRequest('contact');
  await set(message, 'read');
  await perform(message, 'assignment', { assigned: true });
  expect(await milestonesOf(message)).toEqual([]);
  await set(message, 'closed');
  expect(await milestonesOf(message)).toEqual([]);
  expect(await changesOf(message)).toEqual(['unread → read', 'read → closed']);
});

test('an address is confirmed once', async () => {
  const address = 'erika@beispiel.de';
  const lead = await newRequest('lead', { email: address });
  for (const link of ['first', 'second']) {
    const { id } = await mailLink(`${lead.id}-${link}`, lead.id, address);
    await storeConfirmation(lead, id, address);
  }
  expect(await milestonesOf(lead)).toMatchObject([{ name: 'confirmed', kind: 'lead' }]);
});

test('what is deleted leaves nothing behind', async () => {
  const lead = await newRequest('lead');
  await set(lead, KINDS.lead.progress.completed);
  await eraseStoredRequest(lead.id, { requestedBy: 'owner' });
  expect(await milestonesOf(lead)).toEqual([]);
  expect(await changesOf(lead)).toEqual([]);
});
