import { randomUUID } from 'node:crypto';
import type { SubjectType } from '../../../lib/submissions/subject';
import { personOf, pick, referenceOf, whole, type Person, type Random } from './people';

/** A row by the names of its columns. Moments are Date; both databases take what they become as text. */
export type Row = Record<string, unknown> & { id: string; createdAt: Date };

const DAY = 86_400_000;

/** Two years back; what was changed last lies so near that the daily deletion leaves it alone. */
const OLDEST = 730 * DAY;
const NOT_CHANGED_FOR = 120 * DAY;

const STATUSES = {
  contact: ['unread', 'read', 'replied', 'closed'],
  others: ['pending', 'contacted', 'completed', 'cancelled'],
} as const;

/** One in ten is new, one in ten under way, the rest is over. */
function statusOf(random: Random, type: SubjectType): string {
  const [fresh, underWay, done, closed] = STATUSES[type === 'contact' ? 'contact' : 'others'];
  const drawn = random();
  if (drawn < 0.1) return fresh;
  if (drawn < 0.2) return underWay;
  return drawn < 0.9 ? done : closed;
}

const HOMES = ['einfamilienhaus', 'reihenhaus', 'eigentumswohnung', 'grundstueck'] as const;

const FORMS: Record<SubjectType, (random: Random, person: Person, index: number) => object> = {
  callback: (random, { name, email, phone }) => ({
    ...{ source: 'guide', name, email, phone, notes: null },
    propertyType: pick(random, HOMES),
    preferredTime: null,
  }),
  contact: (random, { name, email }) => ({
    ...{ name, email, response: null, propertyType: pick(random, HOMES) },
    message: 'Guten Tag, wie lange dauert ein Verkauf, und was kostet er mich am Ende?',
  }),
  valuation: (random, { name, email, phone, postalCode }, index) => ({
    ...{ reference: referenceOf(index), postalCode, propertyType: pick(random, HOMES) },
    ...{ area: whole(random, 40, 240), yearBuilt: whole(random, 1900, 2024), rooms: 4 },
    ...{ contactName: name, contactEmail: email, contactPhone: phone, condition: 'gut' },
    ...{ notes: null, estimatedValue: whole(random, 90_000, 900_000), employeeNotes: null },
    ...{ expertValue: null, expertReason: null, expertBy: null, expertAt: null },
  }),
  lead: (random, { name, email, phone, postalCode }) => ({
    ...{ name, email, phone, postalCode, city: 'Musterstadt', area: whole(random, 40, 240) },
    ...{ propertyType: pick(random, HOMES), yearBuilt: 1990, condition: 'gut' },
    ...{ timeline: '6_monate', additionalInfo: null, partnerConsent: true, notes: null },
  }),
  inquiry: (random, { name, email, phone, postalCode }) => ({
    ...{ name, email, phone, office: `Immobilien ${name}`, postalArea: postalCode.slice(0, 3) },
    ...{ package: pick(random, ['starter', 'professional']), message: null, notes: null },
  }),
};

export interface Request {
  row: Row;
  person: Person;
}

/**
 * A request as it may stand in its table.
 * @param employees ids of those it may be assigned to
 */
export function requestOf(
  random: Random,
  {
    type,
    index,
    now,
    employees,
  }: { type: SubjectType; index: number; now: number; employees: number[] },
): Request {
  const person = personOf(random, index);
  const status = statusOf(random, type);
  const createdAt = new Date(now - Math.floor(random() * OLDEST));
  const changed = now - Math.floor(random() * NOT_CHANGED_FOR);
  const isFresh = status === 'pending' || status === 'unread';
  const row = {
    id: randomUUID(),
    ...FORMS[type](random, person, index),
    ...{ status, version: 1, createdAt },
    assignedTo: random() < 0.5 ? null : (employees[whole(random, 0, employees.length - 1)] ?? null),
    dueAt: isFresh ? new Date(+createdAt + DAY) : null,
    dueFor: isFresh ? 'first_contact' : null,
    quarantine: random() < 0.002 ? 'honeypot' : null,
    updatedAt: new Date(Math.max(+createdAt, changed)),
  };
  return { row, person };
}

/** Nearly every mail arrives; none waits, for the server that is measured would send it. */
function outcomeOf(random: Random) {
  const drawn = random();
  if (drawn > 0.006) return { status: 'sent', failure: null };
  if (drawn > 0.002) return { status: 'rejected', failure: '550' };
  return drawn > 0.001 ? { status: 'dead', failure: '451' } : { status: 'held', failure: null };
}

/** What stands around a request: what happened to it, and the mail that went out. */
export function effectsOf(random: Random, type: SubjectType, { row, person }: Request) {
  const about = { subjectType: type, subjectId: row.id };
  const at = row.createdAt;
  const event = (actor: string, action: string, createdAt: Date, after: object) => {
    return { id: randomUUID(), ...about, actor, action, before: null, after, createdAt };
  };
  return {
    RequestEvent: [
      event('visitor', 'created', at, { quarantine: null }),
      event('employee:1', 'status', new Date(+at + DAY), { status: row.status }),
    ],
    OutboxMessage: [
      {
        ...{ id: randomUUID(), ...about, template: `${type}-confirmation`, payload: null },
        ...{ recipient: person.email, attempts: 1, ...outcomeOf(random) },
        ...{ nextAttemptAt: at, leaseToken: null, leaseUntil: null },
        ...{ sentAt: at, createdAt: at, updatedAt: at },
      },
    ],
    ContactWish:
      random() < 0.1
        ? [
            {
              ...about,
              channel: 'phone',
              times: 'noon',
              doNotCall: false,
              createdAt: at,
              updatedAt: at,
            },
          ]
        : [],
  };
}
