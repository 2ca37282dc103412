import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import type { ValuationRequest } from '@/lib/platform/db/generated/sqlite/client';
import type { SubjectReference, SubjectType } from '@/lib/submissions/subject';
import { callbackFacts, contactFacts, inquiryFacts, leadFacts, valuationFacts } from './facts';
import type { Expertise, Subject } from './subject';

type Loaded = Omit<Subject, keyof SubjectReference> | undefined;

const timesOf = ({
  status,
  createdAt,
  updatedAt,
  quarantine,
}: Pick<Subject, 'status' | 'createdAt' | 'updatedAt' | 'quarantine'>) => ({
  status,
  createdAt,
  updatedAt,
  quarantine,
});

/** What an employee holds the home to be worth, if one has said so. */
async function expertiseOf(
  db: Transaction,
  { expertValue: value, expertReason: reason, expertBy: id, expertAt: at }: ValuationRequest,
): Promise<Expertise | undefined> {
  if (value === null || reason === null || id === null || at === null) return undefined;
  const employee = await db.employee.findUnique({ where: { id }, select: { name: true } });
  return { value, reason, employee: employee?.name ?? `Mitarbeiter #${id}`, at };
}

/** A conversation that was sent along is asked for by itself: no mail repeats it, no list holds it. */
const WITHOUT_CONVERSATION = { conversation: true } as const;

/** How a request of each kind is read: five tables, one shape. */
const LOADERS: Record<SubjectType, (db: Transaction, id: string) => Promise<Loaded>> = {
  valuation: async (db, id) => {
    const row = await db.valuationRequest.findUnique({ where: { id } });
    if (!row) return undefined;
    const { contactName: name, contactEmail: email, contactPhone: phone, postalCode } = row;
    const { reference, estimatedValue } = row;
    const valuation = { reference, estimatedValue, expert: await expertiseOf(db, row) };
    const person = { name, email, phone };
    return { ...timesOf(row), person, postalCode, valuation, facts: valuationFacts(row) };
  },
  lead: async (db, id) => {
    const row = await db.adLead.findUnique({ where: { id } });
    if (!row) return undefined;
    const { name, email, phone, postalCode } = row;
    return { ...timesOf(row), person: { name, email, phone }, postalCode, facts: leadFacts(row) };
  },
  callback: async (db, id) => {
    const row = await db.callbackRequest.findUnique({
      where: { id },
      omit: WITHOUT_CONVERSATION,
    });
    if (!row) return undefined;
    const person = { name: row.name ?? undefined, email: row.email ?? undefined, phone: row.phone };
    return { ...timesOf(row), person, facts: callbackFacts(row) };
  },
  contact: async (db, id) => {
    const row = await db.contactRequest.findUnique({
      where: { id },
      omit: WITHOUT_CONVERSATION,
    });
    if (!row) return undefined;
    const { name, email } = row;
    return { ...timesOf(row), person: { name, email }, facts: contactFacts(row) };
  },
  inquiry: async (db, id) => {
    const row = await db.agentInquiry.findUnique({ where: { id } });
    if (!row) return undefined;
    const { name, email, phone } = row;
    return { ...timesOf(row), person: { name, email, phone }, facts: inquiryFacts(row) };
  },
};

/** The request, or `undefined` when it is there no longer. */
export async function findSubject(
  { subjectType, subjectId }: SubjectReference,
  tx?: Transaction,
): Promise<Subject | undefined> {
  const found = await LOADERS[subjectType](tx ?? (await database()), subjectId);
  return found && { subjectType, subjectId, ...found };
}

/** The valuation with this reference (ten digits), if there is one. */
export async function findByReference(reference: string): Promise<SubjectReference | undefined> {
  const db = await database();
  const row = await db.valuationRequest.findUnique({ where: { reference } });
  return row ? { subjectType: 'valuation', subjectId: row.id } : undefined;
}

/** A digit, whatever was written between it and the next. */
const spread = (digits: string) => `%${[...digits].join('%')}%`;

/**
 * Requests in which somebody left a mail address or a phone number, newest first.
 * @param email in lower case; found in any case
 * @param digits of the number as it is dialled within the country, without the first zero; found
 *   however they are grouped, and among other digits, so that what is found is to be looked at
 */
export async function findSubjectsByContact({
  email,
  digits,
}: {
  email?: string;
  digits?: string;
}): Promise<SubjectReference[]> {
  const db = await database();
  const address = email || null;
  const number = digits ? spread(digits) : null;
  return db.$queryRaw<SubjectReference[]>`
    WITH "Contact" AS (
      SELECT 'valuation' AS "subjectType", "id" AS "subjectId", "contactEmail" AS "email",
        "contactPhone" AS "phone", "createdAt" FROM "ValuationRequest"
      UNION ALL SELECT 'lead', "id", "email", "phone", "createdAt" FROM "AdLead"
      UNION ALL SELECT 'callback', "id", "email", "phone", "createdAt" FROM "CallbackRequest"
      UNION ALL SELECT 'contact', "id", "email", NULL, "createdAt" FROM "ContactRequest"
      UNION ALL SELECT 'inquiry', "id", "email", "phone", "createdAt" FROM "AgentInquiry"
    )
    SELECT "subjectType", "subjectId" FROM "Contact"
    WHERE lower("email") = ${address} OR "phone" LIKE ${number}
    ORDER BY "createdAt" DESC, "subjectId"`;
}
