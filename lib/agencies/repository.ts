import 'server-only';
import { randomUUID } from 'node:crypto';
import { database, type Transaction, transaction } from '@/lib/platform/db/client';
import { queuedMail } from '@/lib/platform/mail/repository';
import { type Agency, type AgencyArea, buyersAt, mayBuy } from './agency';

const WITH_AREAS = { areas: { select: { prefix: true, isProtected: true } } } as const;

export async function findAgency(id: string, tx?: Transaction): Promise<Agency | null> {
  const db = tx ?? (await database());
  return db.agency.findUnique({ where: { id }, include: WITH_AREAS });
}

export async function findAgencies(skip: number, take: number): Promise<Agency[]> {
  const db = await database();
  const orderBy = [{ office: 'asc' }, { id: 'asc' }] as const;
  return db.agency.findMany({ include: WITH_AREAS, orderBy: [...orderBy], skip, take });
}

export async function countAgencies(): Promise<number> {
  const db = await database();
  return db.agency.count();
}

export async function findBuyers(tx?: Transaction): Promise<Agency[]> {
  const db = tx ?? (await database());
  return db.agency.findMany({
    where: buyersAt(new Date()),
    include: WITH_AREAS,
  });
}

export async function findAgencyByEmail(email: string): Promise<Agency | null> {
  const db = await database();
  return db.agency.findUnique({ where: { email: email.toLowerCase() }, include: WITH_AREAS });
}

export async function findAgencyByInquiry(inquiryId: string): Promise<{ id: string } | null> {
  const db = await database();
  return db.agency.findUnique({ where: { inquiryId }, select: { id: true } });
}

export async function protectedAreas(
  exceptId: string,
  tx: Transaction,
): Promise<(AgencyArea & { office: string })[]> {
  const rows = await tx.agencyArea.findMany({
    where: { isProtected: true, agencyId: { not: exceptId }, agency: { state: { not: 'ended' } } },
    include: { agency: { select: { office: true } } },
  });
  return rows.map(({ prefix, isProtected, agency }) => ({
    prefix,
    isProtected,
    office: agency.office,
  }));
}

/** Adds the name of each row's agency; empty if it was deleted. */
export async function withOffices<Row extends { agencyId: string }>(rows: Row[]) {
  const db = await database();
  const agencies = await db.agency.findMany({
    where: { id: { in: rows.map(({ agencyId }) => agencyId) } },
    select: { id: true, office: true },
  });
  const offices = new Map(agencies.map(({ id, office }) => [id, office]));
  return rows.map((row) => ({ ...row, office: offices.get(row.agencyId) ?? '' }));
}

/** Frees the leads for other agencies. */
export async function endBarredOffers(tx: Transaction, agencyId: string) {
  const agency = await findAgency(agencyId, tx);
  if (!agency || mayBuy(agency)) return;
  await tx.leadOffer.updateMany({
    where: { agencyId, state: 'open' },
    data: { state: 'expired', endedAt: new Date(), openFor: null },
  });
}

/** Ends the contract; a new one begins with another accepted order. */
export async function endAgency(tx: Transaction, id: string, endsAt: Date): Promise<void> {
  await tx.agency.update({
    where: { id },
    data: { state: 'ended', agreedAt: null, pausedAt: null, endsAt, version: { increment: 1 } },
  });
  await endBarredOffers(tx, id);
}

/** Logins of the old address end; the new one gets the open offers. */
async function changeAddress(tx: Transaction, { id: agencyId, email }: Agency, recipient: string) {
  const template = 'lead-offer';
  await tx.agencyLogin.updateMany({
    where: { agencyId, endedAt: null },
    data: { endedAt: new Date() },
  });
  await tx.outboxMessage.deleteMany({ where: { template, status: 'queued', recipient: email } });
  const open = await tx.leadOffer.findMany({
    where: { agencyId, state: 'open' },
    select: { id: true },
  });
  await tx.outboxMessage.createMany({
    data: open.map(({ id }) => queuedMail({ template, recipient, payload: { offerId: id } })),
  });
}

/**
 * Stores an agency; `check` runs in the transaction, and its error rolls it back.
 * @returns the id; nothing if the agency has changed since `version`
 */
export async function storeAgency(
  {
    id: known,
    version,
    areas,
    ...record
  }: Pick<Agency, 'office' | 'contactName' | 'email' | 'state'> &
    Partial<Agency> & { areas: readonly AgencyArea[] },
  check?: (tx: Transaction, id: string) => Promise<void>,
): Promise<string | undefined> {
  const id = known ?? randomUUID();
  return transaction(async (tx) => {
    const before = known ? await holdAgency(tx, known) : null;
    if (known) {
      const { count } = await tx.agency.updateMany({
        where: { id, version },
        data: { ...record, version: { increment: 1 } },
      });
      if (count === 0) return undefined;
      await tx.agencyArea.deleteMany({ where: { agencyId: id } });
    } else await tx.agency.create({ data: { id, ...record } });
    await tx.agencyArea.createMany({ data: areas.map((area) => ({ agencyId: id, ...area })) });
    await check?.(tx, id);
    if (before) {
      await endBarredOffers(tx, id);
      if (before.email !== record.email) await changeAddress(tx, before, record.email);
    }
    return id;
  });
}

/** Locks an agency; comes first in a transaction. */
export async function holdAgency(tx: Transaction, id: string): Promise<Agency | null> {
  await tx.$executeRaw`UPDATE "Agency" SET "version" = "version" WHERE "id" = ${id}`;
  return findAgency(id, tx);
}

interface BillingAddress {
  street: string;
  postalCode: string;
  city: string;
  vatId: string | null;
}

export async function storeBillingAddress(id: string, address: BillingAddress): Promise<void> {
  const db = await database();
  await db.agency.update({ where: { id }, data: { ...address, version: { increment: 1 } } });
}

export async function storeSoftware(
  id: string,
  changes: Partial<
    Pick<Agency, 'webhookUrl' | 'webhookKeyId' | 'mailsOpenImmo' | 'openImmoObject'>
  >,
): Promise<void> {
  const db = await database();
  await db.agency.update({ where: { id }, data: { ...changes, version: { increment: 1 } } });
}
