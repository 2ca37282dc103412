import { database } from '@/lib/platform/db/client';
import { filedUnder } from '@/lib/submissions/reference';
import { dueFrom } from '../periods';
import { clearProofs, countProofs } from './repository';

const NOW = new Date('2026-11-22T10:00:00Z');
const DUE = dueFrom('proof', NOW);
/** Milliseconds around the moment from which a proof is due */
const at = (milliseconds: number) => new Date(DUE.getTime() + milliseconds);

const RECORD = { action: 'given', wording: 'Ja', version: '1', wordingHash: '0', sourcePage: '/' };

interface Entry {
  given: Date;
  withdrawn?: Date;
  used?: Date[];
  purpose?: string;
}

async function ledger(entries: Entry[], { isErased = true } = {}) {
  const db = await database();
  const submission = filedUnder({ kind: 'lead', id: crypto.randomUUID() });
  for (const { given, withdrawn, used = [], purpose = 'contact' } of entries) {
    const record = { ...submission, ...RECORD, purpose };
    await db.consentRecord.create({ data: { ...record, createdAt: given } });
    if (withdrawn) {
      await db.consentRecord.create({
        data: { ...record, action: 'withdrawn', createdAt: withdrawn },
      });
    }
    for (const createdAt of used) {
      await db.consentUse.create({ data: { ...submission, purpose, kind: 'call', createdAt } });
    }
  }
  if (isErased) await db.erasure.create({ data: { ...submission, requestedBy: 'owner' } });
  return submission;
}

async function sizeOf(where: ReturnType<typeof filedUnder>) {
  const db = await database();
  return [await db.consentRecord.count({ where }), await db.consentUse.count({ where })];
}

describe('outside a retention pass the ledger refuses', () => {
  const TABLES = ['consentRecord', 'consentUse'] as const;
  const nameOf = (table: string) => `${table.charAt(0).toUpperCase()}${table.slice(1)}`;

  beforeAll(() => ledger([{ given: at(0), used: [at(0)] }], { isErased: false }));

  test.each(
    TABLES.flatMap((table) => [
      `UPDATE "${nameOf(table)}" SET "purpose" = 'other'`,
      `UPDATE "${nameOf(table)}" SET "createdAt" = "createdAt"`,
      `DELETE FROM "${nameOf(table)}"`,
    ]),
  )('%s', async (sql) => {
    const db = await database();
    await expect(db.$executeRawUnsafe(sql)).rejects.toThrow('append-only');
  });

  test('a change even within a pass', async () => {
    const db = await database();
    const change = db.$transaction(async (tx) => {
      await tx.retentionPass.create({ data: { id: 'pass' } });
      await tx.$executeRawUnsafe(`UPDATE "ConsentUse" SET "purpose" = 'other'`);
    });
    await expect(change).rejects.toThrow('append-only');
    expect(await db.retentionPass.count()).toBe(0);
  });
});

describe('a pass', () => {
  const cases: [string, Entry[], [number, number]][] = [
    ['takes what was given five years ago', [{ given: at(0) }], [0, 0]],
    ['leaves what was given a moment later', [{ given: at(1) }], [1, 0]],
    ['takes what was used last five years ago', [{ given: at(-9), used: [at(-5), at(0)] }], [0, 0]],
    ['leaves what was used a moment later', [{ given: at(-9), used: [at(-5), at(1)] }], [1, 2]],
    [
      'takes a withdrawal with what was withdrawn, however late it came',
      [{ given: at(0), withdrawn: at(99) }],
      [0, 0],
    ],
    [
      'leaves one purpose when it takes another',
      [
        { given: at(0), used: [at(0)] },
        { given: at(0), used: [at(1)], purpose: 'partner' },
      ],
      [1, 1],
    ],
    ['leaves what was given again', [{ given: at(0) }, { given: at(1) }], [2, 0]],
  ];

  test.each(cases)('%s', async (_, entries, left) => {
    const submission = await ledger(entries);
    await clearProofs(NOW);
    expect(await sizeOf(submission)).toEqual(left);
  });

  test('leaves the consents of a submission that is still there', async () => {
    const submission = await ledger([{ given: at(-1), used: [at(-1)] }], { isErased: false });
    await clearProofs(NOW);
    expect(await sizeOf(submission)).toEqual([1, 1]);
  });

  test('takes a hundred consents at a time, counts them all before, and closes the ledger', async () => {
    for (let index = 0; index < 105; index++) await ledger([{ given: at(0), used: [at(0)] }]);
    expect(await countProofs(NOW)).toEqual({ consentRecord: 105, consentUse: 105 });
    expect(await clearProofs(NOW)).toEqual({ consentRecord: 100, consentUse: 100 });
    expect(await clearProofs(NOW)).toEqual({ consentRecord: 5, consentUse: 5 });
    const db = await database();
    expect(await db.retentionPass.count()).toBe(0);
    await expect(db.$executeRawUnsafe('DELETE FROM "ConsentRecord"')).rejects.toThrow();
  });
});
