import 'server-only';
import { randomUUID } from 'node:crypto';
import { database, type Transaction } from '@/lib/platform/db/client';
import { queuedMail } from '@/lib/platform/mail/repository';
import { type Agent, type AgencyArea, BUYERS, mayBuy } from './agent';

export interface AgentRecord {
  office: string;
  contactName: string;
  email: string;
  phone?: string | null;
  state: string;
  licence?: string | null;
  licenceAuthority?: string | null;
  licenceCheckedAt?: Date | null;
  licenceCheckedBy?: number | null;
  package?: string | null;
  singleOrders?: number;
  inquiryId?: string | null;
  /** Of its present order; `null` if the order has changed */
  agreedAt?: Date | null;
}

const WITH_AREAS = { areas: { select: { prefix: true, isProtected: true } } } as const;

export async function findAgent(id: string, tx?: Transaction): Promise<Agent | null> {
  const db = tx ?? (await database());
  return db.agent.findUnique({ where: { id }, include: WITH_AREAS });
}

export async function findAgents(skip: number, take: number): Promise<Agent[]> {
  const db = await database();
  const orderBy = [{ office: 'asc' }, { id: 'asc' }] as const;
  return db.agent.findMany({ include: WITH_AREAS, orderBy: [...orderBy], skip, take });
}

export async function countAgents(): Promise<number> {
  const db = await database();
  return db.agent.count();
}

export async function findBuyers(tx?: Transaction): Promise<Agent[]> {
  const db = tx ?? (await database());
  return db.agent.findMany({
    where: BUYERS,
    include: WITH_AREAS,
  });
}

export async function findAgentByEmail(email: string): Promise<Agent | null> {
  const db = await database();
  return db.agent.findUnique({ where: { email: email.toLowerCase() }, include: WITH_AREAS });
}

export async function findAgentByInquiry(inquiryId: string): Promise<{ id: string } | null> {
  const db = await database();
  return db.agent.findUnique({ where: { inquiryId }, select: { id: true } });
}

export async function protectedAreas(
  exceptId: string,
  tx: Transaction,
): Promise<(AgencyArea & { office: string })[]> {
  const rows = await tx.agentArea.findMany({
    where: { isProtected: true, agentId: { not: exceptId }, agent: { state: { not: 'ended' } } },
    include: { agent: { select: { office: true } } },
  });
  return rows.map(({ prefix, isProtected, agent }) => ({
    prefix,
    isProtected,
    office: agent.office,
  }));
}

/** Frees the leads for other offices. */
async function endBarredOffers(tx: Transaction, agentId: string) {
  const agent = await findAgent(agentId, tx);
  if (!agent || mayBuy(agent)) return;
  await tx.leadOffer.updateMany({
    where: { agentId, state: 'open' },
    data: { state: 'expired', endedAt: new Date(), openFor: null },
  });
}

/** Ends the contract. */
export async function endAgency(tx: Transaction, id: string): Promise<void> {
  await tx.agent.update({ where: { id }, data: { state: 'ended', version: { increment: 1 } } });
  await endBarredOffers(tx, id);
}

/** Logins of the old address end; the new one gets the open offers. */
async function changeAddress(tx: Transaction, { id: agentId, email }: Agent, recipient: string) {
  const template = 'lead-offer';
  await tx.agentLogin.updateMany({
    where: { agentId, endedAt: null },
    data: { endedAt: new Date() },
  });
  await tx.outboxMessage.deleteMany({ where: { template, status: 'queued', recipient: email } });
  const open = await tx.leadOffer.findMany({
    where: { agentId, state: 'open' },
    select: { id: true },
  });
  await tx.outboxMessage.createMany({
    data: open.map(({ id }) => queuedMail({ template, recipient, payload: { offerId: id } })),
  });
}

/**
 * Stores an office; `check` runs in the transaction, and its error rolls it back.
 * @returns the id; nothing if the office has changed since `version`
 */
export async function storeAgent(
  {
    id: known,
    version,
    areas,
    ...record
  }: AgentRecord & {
    id?: string;
    version?: number;
    areas: readonly AgencyArea[];
  },
  check?: (tx: Transaction, id: string) => Promise<void>,
): Promise<string | undefined> {
  const db = await database();
  const id = known ?? randomUUID();
  return db.$transaction(async (tx) => {
    const before = known ? await holdAgent(tx, known) : null;
    if (known) {
      const { count } = await tx.agent.updateMany({
        where: { id, version },
        data: { ...record, version: { increment: 1 } },
      });
      if (count === 0) return undefined;
      await tx.agentArea.deleteMany({ where: { agentId: id } });
    } else await tx.agent.create({ data: { id, ...record } });
    await tx.agentArea.createMany({ data: areas.map((area) => ({ agentId: id, ...area })) });
    await check?.(tx, id);
    if (before) {
      await endBarredOffers(tx, id);
      if (before.email !== record.email) await changeAddress(tx, before, record.email);
    }
    return id;
  });
}

/** Locks an office; comes first in a transaction. */
export async function holdAgent(tx: Transaction, id: string): Promise<Agent | null> {
  await tx.$executeRaw`UPDATE "Agent" SET "version" = "version" WHERE "id" = ${id}`;
  return findAgent(id, tx);
}

interface BillingAddress {
  street: string;
  postalCode: string;
  city: string;
  vatId: string | null;
}

export async function storeBillingAddress(id: string, address: BillingAddress): Promise<void> {
  const db = await database();
  await db.agent.update({ where: { id }, data: { ...address, version: { increment: 1 } } });
}

export async function storeWebhook(id: string, webhookUrl: string | null): Promise<void> {
  const db = await database();
  await db.agent.update({ where: { id }, data: { webhookUrl, version: { increment: 1 } } });
}
