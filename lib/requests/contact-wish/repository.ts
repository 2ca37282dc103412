import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import {
  CONTACT_CHANNELS,
  CONTACT_TIMES,
  NO_WISH,
  type ContactChannel,
  type ContactTime,
  type ContactWish,
} from './contact-wish';

const isChannel = (value: string): value is ContactChannel =>
  CONTACT_CHANNELS.some((channel) => channel.value === value);
const isTime = (value: string): value is ContactTime =>
  CONTACT_TIMES.some((time) => time.value === value);

interface WishRow {
  channel: string;
  times: string;
  doNotCall: boolean;
}

function toWish({ channel, times, doNotCall }: WishRow): ContactWish {
  return {
    channel: isChannel(channel) ? channel : 'any',
    times: times.split(',').filter(isTime),
    doNotCall,
  };
}

export async function findWish(requestId: string, tx?: Transaction): Promise<ContactWish> {
  const db = tx ?? (await database());
  const row = await db.contactWish.findUnique({ where: { requestId } });
  return row ? toWish(row) : NO_WISH;
}

export async function findDatedWishes(requestIds: string[], db: Transaction) {
  const rows = await db.contactWish.findMany({ where: { requestId: { in: requestIds } } });
  return new Map(
    rows.map((row) => {
      const { requestId, updatedAt } = row;
      return [requestId, { ...toWish(row), requestId, updatedAt }] as const;
    }),
  );
}

export async function putWish(tx: Transaction, requestId: string, { times, ...rest }: ContactWish) {
  const data = { ...rest, times: times.join(',') };
  await tx.contactWish.upsert({
    where: { requestId },
    create: { requestId, ...data },
    update: data,
  });
}

export async function forbidCalls(tx: Transaction, requestId: string) {
  await tx.contactWish.upsert({
    where: { requestId },
    create: { requestId, channel: NO_WISH.channel, times: '', doNotCall: true },
    update: { doNotCall: true },
  });
}
