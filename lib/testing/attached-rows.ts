import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { database } from '@/lib/platform/db/client';
import { MAIL_FOLDER } from '@/lib/platform/mail/transport';
import { filedUnder, type SubmissionReference } from '@/lib/submissions/reference';

export function writeMailFile(id: string, content: string): string {
  mkdirSync(MAIL_FOLDER, { recursive: true });
  const file = join(MAIL_FOLDER, `${id}.eml`);
  writeFileSync(file, content);
  return file;
}

export async function attachEverything(
  reference: SubmissionReference,
  text: string,
): Promise<void> {
  const db = await database();
  const { kind, id: submissionId } = reference;
  for (const status of ['sent', 'queued', 'held', 'rejected', 'dead']) {
    const id = randomUUID();
    const payload = { text, lines: [text] };
    const mail = { id, template: 'reply', recipient: text, payload, status, failure: '550' };
    await db.outboxMessage.create({ data: { submissionId, ...mail } });
    writeMailFile(id, text);
  }
  for (const channel of ['mail', 'browser']) {
    const [id, tokenHash] = [randomUUID(), randomUUID()];
    const expiresAt = new Date(Date.now() + 1000);
    await db.ownerLink.create({ data: { id, submissionId, channel, tokenHash, expiresAt } });
  }
  await db.contactWish.create({ data: { submissionId, channel: 'phone', times: 'noon' } });
  for (const shown of ['valuation', 'export']) {
    const content = Buffer.from(text);
    await db.document.create({ data: { submissionId, kind: shown, revision: 'a', content } });
  }
  await db.searchTerm.create({ data: { submissionId, kind, term: text } });
  const meeting = { startsAt: new Date(), minutes: 60, place: text, note: text, employeeId: 1 };
  await db.appointment.create({ data: { id: randomUUID(), submissionId, ...meeting } });
  for (const scope of [kind, `${kind}-sender`]) {
    const key = randomUUID();
    const data = { scope, key, submissionHash: text, resourceId: submissionId };
    await db.idempotencyKey.create({ data });
  }
  await db.submissionEvent.create({
    data: {
      ...filedUnder(reference),
      actor: 'employee:1',
      action: 'changed',
      before: { note: text },
      after: { note: `${text}.` },
    },
  });
  await db.consentUse.create({
    data: { ...filedUnder(reference), purpose: 'contact', kind: 'call' },
  });
}
