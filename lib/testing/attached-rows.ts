import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { database } from '@/lib/platform/db/client';
import { MAIL_FOLDER } from '@/lib/mail/folder';
import type { SubjectReference } from '@/lib/submissions/subject';

/** Writes a mail as the portal does without a mail server. */
export function writeMailFile(id: string, content: string): string {
  mkdirSync(MAIL_FOLDER, { recursive: true });
  const file = join(MAIL_FOLDER, `${id}.eml`);
  writeFileSync(file, content);
  return file;
}

/** Attaches to a request whatever can belong to one; each row holds the text where it can. */
export async function attachEverything(reference: SubjectReference, text: string): Promise<void> {
  const db = await database();
  for (const status of ['sent', 'queued', 'held', 'rejected', 'dead']) {
    const id = randomUUID();
    const payload = { text, lines: [text] };
    const mail = { id, template: 'reply', recipient: text, payload, status, failure: '550' };
    await db.outboxMessage.create({ data: { ...reference, ...mail } });
    writeMailFile(id, text);
  }
  for (const channel of ['mail', 'browser']) {
    const [id, tokenHash] = [randomUUID(), randomUUID()];
    const expiresAt = new Date(Date.now() + 1000);
    await db.ownerLink.create({ data: { id, ...reference, channel, tokenHash, expiresAt } });
  }
  await db.contactWish.create({ data: { ...reference, channel: 'phone', times: 'noon' } });
  for (const kind of ['valuation', 'export']) {
    const content = Buffer.from(text);
    await db.document.create({ data: { ...reference, kind, revision: 'a', content } });
  }
  await db.searchTerm.create({ data: { ...reference, term: text } });
  const meeting = { startsAt: new Date(), minutes: 60, place: text, note: text, employeeId: 1 };
  await db.appointment.create({ data: { id: randomUUID(), ...reference, ...meeting } });
  const { subjectType, subjectId: resourceId } = reference;
  for (const scope of [subjectType, `${subjectType}-sender`]) {
    const key = randomUUID();
    await db.idempotencyKey.create({ data: { scope, key, requestHash: text, resourceId } });
  }
  await db.requestEvent.create({
    data: {
      ...reference,
      actor: 'employee:1',
      action: 'changed',
      before: { note: text },
      after: { note: `${text}.` },
    },
  });
  await db.consentUse.create({ data: { ...reference, purpose: 'contact', kind: 'call' } });
}
