import { randomUUID } from 'node:crypto';
import { database } from '../../lib/platform/db/client';
import { SUBMISSION_KINDS, type SubmissionKind } from '../../lib/submissions/kinds/kinds';
import { findSubmissions } from '../../lib/submissions/repository';
import { termRows } from '../../lib/submissions/search-index/repository';
import { contactKeys } from '@/lib/submissions/reference';

const BATCH = 1000;
const DAY = 86_400_000;
/** Submissions of two years; their last change is too recent for the daily deletion. */
const OLDEST = 730 * DAY;
const NOT_CHANGED_FOR = 120 * DAY;
const EMPLOYEES = [1, 2, 3, 4, 5, 6];

/** The same numbers from 0 to 1 at every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
type Random = ReturnType<typeof randomFrom>;

const whole = (random: Random, from: number, to: number) =>
  from + Math.floor(random() * (to - from + 1));
const pick = <Entry>(random: Random, list: readonly [Entry, ...Entry[]]): Entry =>
  list[Math.floor(random() * list.length)] ?? list[0];

const FIRST = ['Erika', 'Karin', 'Jürgen', 'Anna-Lena', 'Ömer', 'Klaus'] as const;
const LAST = ['Müller', 'Schmidt', 'Fischer', 'Weber', 'von der Heide', 'Yılmaz'] as const;
const RARE = 'Zwetschgenmeier';
const HOMES = ['einfamilienhaus', 'reihenhaus', 'eigentumswohnung', 'grundstueck'] as const;

function personOf(random: Random, index: number) {
  const name = `${pick(random, FIRST)} ${index < 3 ? RARE : pick(random, LAST)}`;
  const email = `owner-${index}@beispiel.de`;
  return { name, email, phone: `0${whole(random, 30, 999)} ${whole(random, 1e6, 9e6)}` };
}

const STATUSES = {
  contact: ['unread', 'read', 'replied', 'closed'],
  others: ['pending', 'contacted', 'completed', 'cancelled'],
} as const;

function statusOf(random: Random, kind: SubmissionKind): string {
  const [fresh, underWay, done, closed] = STATUSES[kind === 'contact' ? 'contact' : 'others'];
  const drawn = random();
  if (drawn < 0.1) return fresh;
  if (drawn < 0.2) return underWay;
  return drawn < 0.9 ? done : closed;
}

function submissionOf(random: Random, kind: SubmissionKind, index: number, now: number) {
  const person = personOf(random, index);
  const phone = kind === 'contact' ? null : person.phone;
  const status = statusOf(random, kind);
  const isFresh = status === 'pending' || status === 'unread';
  const createdAt = new Date(now - Math.floor(random() * OLDEST));
  const changed = now - Math.floor(random() * NOT_CHANGED_FOR);
  return {
    ...person,
    ...contactKeys({ email: person.email, phone }),
    id: randomUUID() as string,
    kind,
    phone,
    status,
    reference: kind === 'valuation' ? String(1_000_000_000 + index) : null,
    assignedTo: random() < 0.5 ? null : whole(random, 1, EMPLOYEES.length),
    dueAt: isFresh ? new Date(+createdAt + DAY) : null,
    dueFor: isFresh ? 'first_contact' : null,
    quarantine: random() < 0.002 ? 'honeypot' : null,
    createdAt,
    updatedAt: new Date(Math.max(+createdAt, changed)),
  };
}
type Submission = ReturnType<typeof submissionOf>;

type Db = Awaited<ReturnType<typeof database>>;

async function addDetails(db: Db, random: Random, kind: SubmissionKind, submissions: Submission[]) {
  const of = <Details>(details: () => Details) =>
    submissions.map(({ id }) => ({ submissionId: id, ...details() }));
  const home = () => ({
    propertyType: pick(random, HOMES),
    postalCode: String(whole(random, 10_000, 99_999)),
    area: whole(random, 40, 240),
  });
  if (kind === 'callback') {
    const data = of(() => ({ source: 'guide', propertyType: pick(random, HOMES) }));
    await db.callback.createMany({ data });
  } else if (kind === 'contact') {
    const message = 'Guten Tag, wie lange dauert ein Verkauf, und was kostet er mich am Ende?';
    await db.contact.createMany({ data: of(() => ({ message })) });
  } else if (kind === 'valuation') {
    const value = () => ({ estimatedValue: whole(random, 90_000, 900_000) });
    await db.valuation.createMany({ data: of(() => ({ ...home(), ...value() })) });
  } else if (kind === 'lead') {
    const more = { city: 'Musterstadt', timeline: '6_monate', partnerConsent: true };
    await db.lead.createMany({ data: of(() => ({ ...home(), ...more })) });
  } else {
    const agency = { office: 'Beispiel & Söhne', postalArea: '803', package: 'starter' };
    await db.inquiry.createMany({ data: of(() => agency) });
  }
}

async function addEffects(db: Db, random: Random, kind: SubmissionKind, submissions: Submission[]) {
  const [first] = STATUSES[kind === 'contact' ? 'contact' : 'others'];
  const of = <Row>(rows: (submission: Submission) => Row[]) => submissions.flatMap(rows);
  await db.submissionEvent.createMany({
    data: of(({ id: submissionId, status, createdAt }) => {
      const about = { submissionKind: kind, submissionId };
      return [
        { ...about, actor: 'visitor', action: 'created', after: {}, createdAt },
        { ...about, actor: 'employee:1', action: 'status', after: { status }, createdAt },
      ];
    }),
  });
  await db.outboxMessage.createMany({
    data: of(({ id: submissionId, email: recipient, createdAt }) => {
      // Nearly every mail arrives; none waits, because the measured server would send it.
      const status = random() > 0.006 ? 'sent' : pick(random, ['rejected', 'dead', 'held']);
      const template = `${kind}-confirmation`;
      const mail = { submissionId, recipient, template, status, attempts: 1 };
      return [{ ...mail, sentAt: createdAt, nextAttemptAt: createdAt, createdAt }];
    }),
  });
  await db.consentRecord.createMany({
    data: of(({ id: submissionId, createdAt }) =>
      ['privacy', 'contact'].map((purpose) => ({
        submissionKind: kind,
        submissionId,
        purpose,
        action: 'given',
        version: '1',
        wording: 'Ich bin damit einverstanden, dass ich angerufen und angeschrieben werde.',
        wordingHash: '',
        sourcePage: '/immobilie-bewerten',
        createdAt,
      })),
    ),
  });
  await db.ownerLink.createMany({
    data: submissions.map(({ id: submissionId, createdAt }) => {
      const link = { id: randomUUID(), tokenHash: randomUUID(), submissionId, channel: 'mail' };
      return { ...link, createdAt, expiresAt: new Date(+createdAt + 90 * DAY) };
    }),
  });
  const handled = submissions.filter(({ status }) => status !== first);
  await db.milestone.createMany({
    data: handled.map(({ id: submissionId, createdAt }) => {
      const after = whole(random, 60, 172_800);
      return { submissionId, kind, name: 'contacted', askedAt: createdAt, after, within: 86_400 };
    }),
  });
  await db.statusChange.createMany({
    data: handled.map(({ id: submissionId, status: after, createdAt }) => {
      return { submissionId, kind, before: first, after, createdAt: new Date(+createdAt + DAY) };
    }),
  });
  const stored = await findSubmissions(submissions.map(({ id }) => id));
  await db.searchTerm.createMany({ data: stored.flatMap(termRows) });
}

const db = await database();
const now = Date.now();
await db.employee.createMany({
  data: EMPLOYEES.slice(1).map((id) => {
    return { id, name: `Mitarbeiter ${id}`, email: `m${id}@portal.example`, passwordHash: '' };
  }),
});
for (const [seed, kind] of SUBMISSION_KINDS.entries()) {
  const random = randomFrom(seed + 1);
  for (let start = 0; start < Number(process.argv[2]); start += BATCH) {
    const length = Math.min(BATCH, Number(process.argv[2]) - start);
    const submissions = Array.from({ length }, (_, at) =>
      submissionOf(random, kind, start + at, now),
    );
    await db.submission.createMany({ data: submissions });
    await addDetails(db, random, kind, submissions);
    await addEffects(db, random, kind, submissions);
  }
  console.log(`  ${kind}: ${process.argv[2]}`);
}
await db.$executeRawUnsafe('ANALYZE');
process.exit(0);
