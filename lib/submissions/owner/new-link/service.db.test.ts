import { randomUUID } from 'node:crypto';
import { database } from '@/lib/platform/db/client';
import { listSent } from '@/lib/submissions/admin/sent/service';
import { mailLink } from '@/lib/submissions/links/repository';
import { contactKeys } from '@/lib/submissions/reference';
import { eraseAtOnce } from '@/lib/submissions/retention/erase';
import { newSubmission } from '@/lib/testing/admin';
import { setOwnFolder } from '@/lib/testing/folders';
import { askedDuring } from '@/lib/testing/statements';
import { LOOKUP_DELAY, MOST_LINKS } from './repository';
import { lookUpNext, requestNewLink } from './service';

setOwnFolder();

const ask = (body: { email: string }) => requestNewLink(body, { caller: randomUUID() });

const newAddress = () => `${randomUUID()}@beispiel.de`;

async function newLead(email = newAddress()) {
  const { id } = await newSubmission('lead', { email });
  return { email, id };
}

const mailsTo = async (recipient: string) =>
  (await database()).outboxMessage.findMany({ where: { recipient, template: 'new-link' } });

async function lookUpAll() {
  const due = new Date(Date.now() + LOOKUP_DELAY);
  let count = 0;
  while (await lookUpNext(due)) count++;
  return count;
}

beforeEach(lookUpAll);

test('before the answer the same is done for every address, and nothing of submissions is read', async () => {
  const { email } = await newLead();
  const { statements: known } = await askedDuring(() => ask({ email }));
  const { statements: unknown } = await askedDuring(() => ask({ email: newAddress() }));
  expect(known.length).toBeGreaterThan(3);
  expect(unknown).toEqual(known);
  const read = known.join('\n');
  expect(read).not.toMatch(/\bRequest\b|Valuation|Lead|Callback|Contact|Inquiry|OwnerLink/);
  expect(read).toContain('OutboxMessage');
});

test('a known address gets its mail, filed under the newest submission, once the answer can be out', async () => {
  const email = `Gross.${newAddress()}`;
  await newLead(email);
  const newest = await newLead(email);
  await ask({ email: email.toLowerCase() });
  expect(await lookUpNext(new Date())).toBe(false);
  expect(await lookUpAll()).toBe(1);
  expect(await mailsTo(email)).toMatchObject([{ status: 'queued', submissionId: newest.id }]);
  await eraseAtOnce(newest.id, 'owner');
  expect(await mailsTo(email)).toEqual([]);
});

test('of an unknown address nothing is left, and no list has shown it', async () => {
  const email = newAddress();
  await ask({ email });
  const listed = await listSent({ search: email, state: 'all', page: 1 });
  expect(listed).toMatchObject({ mails: [], total: 0 });
  expect(await lookUpAll()).toBe(1);
  expect(await mailsTo(email)).toEqual([]);
});

test('an address that a submission has no longer leads nowhere', async () => {
  const { email, id } = await newLead();
  await mailLink(randomUUID(), id, email);
  const db = await database();
  const person = { email: newAddress() };
  await db.submission.update({ where: { id }, data: { ...person, ...contactKeys(person) } });
  await ask({ email });
  await lookUpAll();
  expect(await mailsTo(email)).toEqual([]);
});

test('61 submissions are looked for by as many statements as one, and the newest are linked', async () => {
  const work = async (email: string) => {
    await ask({ email });
    const due = new Date(Date.now() + LOOKUP_DELAY);
    return (await askedDuring(() => lookUpNext(due))).statements;
  };
  const { email: one } = await newLead();
  const few = await work(one);
  const many = newAddress();
  const db = await database();
  const person = { name: 'Erika Viel', email: many, phone: '089 123456' };
  const home = { propertyType: 'villa', postalCode: '80331', city: 'München', area: 120 };
  const leads = Array.from({ length: 61 }, (_, age) => ({
    id: randomUUID(),
    kind: 'lead',
    status: 'pending',
    ...person,
    ...contactKeys(person),
    createdAt: new Date(Date.now() - age * 1000),
  }));
  await db.submission.createMany({ data: leads });
  const details = leads.map(({ id }) => ({ submissionId: id, ...home, timeline: 'sofort' }));
  await db.lead.createMany({ data: details });
  expect(await work(many)).toEqual(few);
  const [mail] = await mailsTo(many);
  const newest = leads.slice(0, MOST_LINKS).map(({ id }) => id);
  expect(mail?.payload).toEqual({ requests: newest });
});

test('an address that is unknown is looked for as often as a known one: five times a day', async () => {
  const email = newAddress();
  for (let times = 0; times < 7; times++) await ask({ email });
  expect(await mailsTo(email)).toHaveLength(5);
});
