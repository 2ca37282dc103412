import { randomUUID } from 'node:crypto';
import { termsOf } from '../../../lib/requests/search-index/terms';
import type { RequestKind } from '../../../lib/requests/kinds/kinds';
import { contactKeys } from '../../../lib/requests/contact-keys';
import { personOf, pick, referenceOf, whole, type Person, type Random } from './people';

/** A row by the names of its columns. Moments are Date; both databases take what they become as text. */
type Row = Record<string, unknown> & { id: string; createdAt: Date };

const DAY = 86_400_000;

/** Two years back; what was changed last lies so near that the daily deletion leaves it alone. */
const OLDEST = 730 * DAY;
const NOT_CHANGED_FOR = 120 * DAY;

const STATUSES = {
  contact: ['unread', 'read', 'replied', 'closed'],
  others: ['pending', 'contacted', 'completed', 'cancelled'],
} as const;

/** One in ten is new, one in ten under way, the rest is over. */
function statusOf(random: Random, type: RequestKind): string {
  const [fresh, underWay, done, closed] = STATUSES[type === 'contact' ? 'contact' : 'others'];
  const drawn = random();
  if (drawn < 0.1) return fresh;
  if (drawn < 0.2) return underWay;
  return drawn < 0.9 ? done : closed;
}

const HOMES = ['einfamilienhaus', 'reihenhaus', 'eigentumswohnung', 'grundstueck'] as const;

const DETAILS: Record<RequestKind, (random: Random, person: Person) => object> = {
  callback: (random) => ({
    ...{ source: 'guide', propertyType: pick(random, HOMES), preferredTime: null },
  }),
  contact: (random) => ({
    propertyType: pick(random, HOMES),
    message: 'Guten Tag, wie lange dauert ein Verkauf, und was kostet er mich am Ende?',
  }),
  valuation: (random, { postalCode }) => ({
    ...{ postalCode, propertyType: pick(random, HOMES), area: whole(random, 40, 240) },
    ...{ yearBuilt: whole(random, 1900, 2024), rooms: 4, condition: 'gut', notes: null },
    estimatedValue: whole(random, 90_000, 900_000),
    ...{ expertValue: null, expertReason: null, expertBy: null, expertAt: null },
  }),
  lead: (random, { postalCode }) => ({
    ...{ postalCode, city: 'Musterstadt', area: whole(random, 40, 240) },
    ...{ propertyType: pick(random, HOMES), yearBuilt: 1990, condition: 'gut' },
    ...{ timeline: '6_monate', additionalInfo: null, partnerConsent: true },
  }),
  inquiry: (random, { name, postalCode }) => ({
    ...{ office: `Immobilien ${name}`, postalArea: postalCode.slice(0, 3), message: null },
    package: pick(random, ['starter', 'professional']),
  }),
};

export interface Request {
  row: Row;
  /** What is of its kind */
  details: object;
  person: Person;
}

/**
 * A request as it may stand in the database.
 * @param employees ids of those it may be assigned to
 */
export function requestOf(
  random: Random,
  {
    type,
    index,
    now,
    employees,
  }: { type: RequestKind; index: number; now: number; employees: number[] },
): Request {
  const person = personOf(random, index);
  const status = statusOf(random, type);
  const createdAt = new Date(now - Math.floor(random() * OLDEST));
  const changed = now - Math.floor(random() * NOT_CHANGED_FOR);
  const isFresh = status === 'pending' || status === 'unread';
  const { name, email } = person;
  const phone = type === 'contact' ? null : person.phone;
  const row = {
    ...{ id: randomUUID(), kind: type, name, email, phone, ...contactKeys({ email, phone }) },
    reference: type === 'valuation' ? referenceOf(index) : null,
    ...{ status, version: 1, createdAt, notes: null, repeatOf: null, sourcePage: null },
    assignedTo: random() < 0.5 ? null : (employees[whole(random, 0, employees.length - 1)] ?? null),
    dueAt: isFresh ? new Date(+createdAt + DAY) : null,
    dueFor: isFresh ? 'first_contact' : null,
    quarantine: random() < 0.002 ? 'honeypot' : null,
    updatedAt: new Date(Math.max(+createdAt, changed)),
  };
  return { row, person, details: DETAILS[type](random, person) };
}

/** The tables of what is of a kind. */
export const DETAIL_TABLES: Record<RequestKind, string> = {
  valuation: 'Valuation',
  lead: 'Lead',
  callback: 'Callback',
  contact: 'Contact',
  inquiry: 'Inquiry',
};

/** The tables of what stands around a request. */
export const AROUND = [
  ...(['RequestEvent', 'OutboxMessage', 'ContactWish', 'ConsentRecord', 'OwnerLink'] as const),
  ...(['Milestone', 'StatusChange'] as const),
];

/** What a request is found by. */
export function termRows(kind: RequestKind, { row, details }: Request) {
  if (row.quarantine) return [];
  const found = { ...row, kind, details } as unknown as Parameters<typeof termsOf>[0];
  return termsOf(found).map((term) => ({ kind, term, requestId: row.id }));
}

/** Nearly every mail arrives; none waits, for the server that is measured would send it. */
function outcomeOf(random: Random) {
  const drawn = random();
  if (drawn > 0.006) return { status: 'sent', failure: null };
  if (drawn > 0.002) return { status: 'rejected', failure: '550' };
  return drawn > 0.001 ? { status: 'dead', failure: '451' } : { status: 'held', failure: null };
}

const CONSENT =
  'Ich bin damit einverstanden, dass ich wegen meiner Anfrage angerufen und angeschrieben werde.';

/** What stands around a request: what happened to it, its consents and link, and the mail that went out. */
export function effectsOf(random: Random, type: RequestKind, { row, person }: Request) {
  const about = { requestKind: type, requestId: row.id };
  const at = row.createdAt;
  const event = (actor: string, action: string, createdAt: Date, after: object) => {
    return { id: randomUUID(), ...about, actor, action, before: null, after, createdAt };
  };
  const [before] = STATUSES[type === 'contact' ? 'contact' : 'others'];
  const milestone = (name: string, after: number, within: number | null) => ({
    ...{ requestId: row.id, name, kind: type, askedAt: at, after, within },
  });
  return {
    Milestone: row.quarantine
      ? []
      : [
          milestone('confirmed', whole(random, 60, 7200), null),
          ...(row.status === before
            ? []
            : [milestone('contacted', whole(random, 60, 172_800), DAY / 1000)]),
        ],
    StatusChange:
      row.status === before
        ? []
        : [
            {
              ...{ requestId: row.id, kind: type, before, after: row.status },
              createdAt: new Date(+at + DAY),
            },
          ],
    RequestEvent: [
      event('visitor', 'created', at, { quarantine: null }),
      event('employee:1', 'status', new Date(+at + DAY), { status: row.status }),
    ],
    OutboxMessage: [
      {
        ...{
          id: randomUUID(),
          requestId: row.id,
          erasedId: null,
          template: `${type}-confirmation`,
          payload: null,
        },
        ...{ recipient: person.email, attempts: 1, ...outcomeOf(random) },
        ...{ nextAttemptAt: at, leaseToken: null, leaseUntil: null },
        ...{ sentAt: at, createdAt: at, updatedAt: at },
      },
    ],
    ConsentRecord: ['privacy', 'contact'].map((purpose) => ({
      ...{ id: randomUUID(), ...about, purpose, action: 'given', version: '1', origin: null },
      ...{ wording: CONSENT, wordingHash: '', sourcePage: '/immobilie-bewerten', createdAt: at },
    })),
    OwnerLink: [
      {
        ...{ id: randomUUID(), requestId: row.id, channel: 'mail', recipientHash: null },
        ...{ tokenHash: randomUUID(), expiresAt: new Date(+at + 90 * DAY), revokedAt: null },
        ...{ confirmedAt: at, createdAt: at },
      },
    ],
    ContactWish:
      random() < 0.1
        ? [
            {
              requestId: row.id,
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
