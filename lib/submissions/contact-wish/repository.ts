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

export async function findWish(submissionId: string, tx?: Transaction): Promise<ContactWish> {
  const db = tx ?? (await database());
  const row = await db.contactWish.findUnique({ where: { submissionId } });
  return row ? toWish(row) : NO_WISH;
}

export async function findDatedWishes(submissionIds: string[], db: Transaction) {
  const rows = await db.contactWish.findMany({ where: { submissionId: { in: submissionIds } } });
  return new Map(
    rows.map((row) => {
      const { submissionId, updatedAt } = row;
      return [submissionId, { ...toWish(row), submissionId, updatedAt }] as const;
    }),
  );
}

export async function putWish(
  tx: Transaction,
  submissionId: string,
  { times, ...rest }: ContactWish,
) {
  const data = { ...rest, times: times.join(',') };
  await tx.contactWish.upsert({
    where: { submissionId },
    create: { submissionId, ...data },
    update: data,
  });
}

export async function forbidCalls(tx: Transaction, submissionId: string) {
  await tx.contactWish.upsert({
    where: { submissionId },
    create: { submissionId, channel: NO_WISH.channel, times: '', doNotCall: true },
    update: { doNotCall: true },
  });
}
