import { database } from '@/lib/platform/db/client';
import { storedEmployee } from '@/lib/testing/employee-login';
import { confirm } from '@/lib/testing/admin';
import { queuedSubmission } from '@/lib/testing/queued-submissions';
import { performOperation } from '@/lib/submissions/admin/actions/service';
import { listDue } from '@/lib/submissions/admin/queue/today/service';
import { eraseAtOnce } from '@/lib/submissions/retention/erase';
import { changeSubmission } from '@/lib/submissions/admin/submission/changing/service';
import { submissionDetail } from '@/lib/submissions/admin/submission/service';
import { putWish } from '../contact-wish/repository';
import { NO_WISH } from '../contact-wish/contact-wish';

let people = 0;
const newPerson = () => {
  people += 1;
  return { email: `clara.${people}@beispiel.de`, phone: `0441 55500${people}` };
};

let karin: Awaited<ReturnType<typeof storedEmployee>>;
beforeAll(async () => {
  karin = await storedEmployee({ name: 'Karin' });
});
beforeEach(async () => {
  await (await database()).submission.deleteMany();
});

const merge = (id: string, requests: string[], word = 'merge') =>
  performOperation('lead', id, word, { requests }, karin);
const due = async () =>
  (await listDue({ assignment: 'all', page: 1 }, karin)).people.flat().map(({ id }) => id);

const [SOON, LATE] = [new Date('2026-11-23T09:00:00Z'), new Date('2026-11-24T09:00:00Z')];

/** The callback is merged into the lead. */
async function mergedPair(dueAt: { lead: Date; call: Date }) {
  const person = newPerson();
  const of = (at: Date, dueFor: string) => ({ ...person, dueAt: at, dueFor });
  const lead = await queuedSubmission('lead', of(dueAt.lead, 'first_contact'));
  const call = await queuedSubmission('callback', of(dueAt.call, 'callback'));
  await merge(lead, [call]);
  return { lead, call };
}

test('what a person has sent is found by the address or the number, but not what was set aside', async () => {
  const { email, phone } = newPerson();
  const lead = await queuedSubmission('lead', { email, phone });
  const byMail = await queuedSubmission('contact', { email, phone: null });
  const byPhone = await queuedSubmission('callback', { email: null, phone });
  await queuedSubmission('contact', { email, quarantine: 'honeypot' });
  await queuedSubmission('callback', newPerson());
  const { persons } = await submissionDetail('lead', lead);
  expect(persons.map(({ id }) => id).toSorted()).toEqual([byMail, byPhone].toSorted());
});

test('submissions of one person stand together in what is due', async () => {
  const [mine, other] = [newPerson(), newPerson()];
  const hour = (hours: number) => new Date(Date.UTC(2026, 10, 23, hours));
  const first = await queuedSubmission('lead', { ...mine, dueAt: hour(9) });
  const between = await queuedSubmission('valuation', { ...other, dueAt: hour(10) });
  const last = await queuedSubmission('contact', { ...mine, dueAt: hour(11) });
  expect(await due()).toEqual([first, last, between]);
});

test('merged, only one of them is due, as soon as the first of all; parted, each is again', async () => {
  const { lead, call } = await mergedPair({ lead: LATE, call: SOON });
  expect(await due()).toEqual([lead]);
  expect((await submissionDetail('lead', lead)).due).toEqual({ at: SOON, for: 'callback' });
  expect((await submissionDetail('callback', call)).main?.id).toBe(lead);
  await merge(lead, [call], 'separation');
  expect(await due()).toEqual([call, lead]);
  expect((await submissionDetail('lead', lead)).due).toEqual({ at: LATE, for: 'first_contact' });
});

test('what was merged into a submission that its owner deletes is due again', async () => {
  const { lead, call } = await mergedPair({ lead: SOON, call: LATE });
  await eraseAtOnce(lead, 'owner');
  expect(await due()).toEqual([call]);
  const { due: of, main } = await submissionDetail('callback', call);
  expect([of, main]).toEqual([{ at: LATE, for: 'callback' }, undefined]);
});

test('what is merged follows the status, also when that is taken back', async () => {
  const person = newPerson();
  const lead = await queuedSubmission('lead', person);
  const message = await queuedSubmission('contact', person);
  await merge(lead, [message]);
  const statusOf = async () => (await submissionDetail('contact', message)).status;
  await changeSubmission('lead', lead, { status: 'completed', version: 2 }, karin);
  expect(await statusOf()).toBe('replied');
  await changeSubmission('lead', lead, { status: 'pending', version: 3 }, karin);
  expect(await statusOf()).toBe('unread');
  expect(await due()).toEqual([lead]);
});

test('a wish not to be called holds for all that is proven to be the person’s, and is a hint elsewhere', async () => {
  const person = newPerson();
  const lead = await queuedSubmission('lead', person);
  const valuation = await queuedSubmission('valuation', person);
  const db = await database();
  await db.$transaction((tx) => putWish(tx, valuation, { ...NO_WISH, doNotCall: true }));
  expect(await submissionDetail('lead', lead)).toMatchObject({ isCallDoubtful: true });
  expect((await submissionDetail('lead', lead)).wish?.doNotCall).toBeFalsy();
  await confirm({ kind: 'lead', id: lead }, person.email);
  await confirm({ kind: 'valuation', id: valuation }, person.email);
  const proven = await submissionDetail('lead', lead);
  expect(proven.wish?.doNotCall).toBe(true);
  expect(proven.isCallDoubtful).toBe(false);
});

test('no one else can be merged, nothing twice, and no two into each other', async () => {
  const person = newPerson();
  const lead = await queuedSubmission('lead', person);
  const other = await queuedSubmission('lead', person);
  const stranger = await queuedSubmission('lead', newPerson());
  await expect(merge(lead, [stranger])).rejects.toMatchObject({ status: 409 });
  const outcomes = await Promise.allSettled([merge(lead, [other]), merge(other, [lead])]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(merge(lead, [])).rejects.toMatchObject({ status: 422 });
});
