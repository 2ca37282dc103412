import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { deliverDue } from '@/lib/requests/mails/delivery';
import { lookUpNext } from '@/lib/requests/owner/new-link/service';
import { openRequest } from '@/lib/requests/owner/service';
import { contactKeys } from '@/lib/requests/contact-keys';
import { database } from '@/lib/platform/db/client';
import {
  FIVE_TABLES_NOW,
  FIVE_TABLES_SETTINGS,
  fiveTables,
  loadFiveTables,
  migrateFiveTables,
} from '@/lib/testing/five-tables';
import { holdClock } from '@/lib/testing/hold-clock';
import { migrate } from './migrations';

// A database that was written while requests stood in five tables is brought up to date: every fact that
// was in it before is in it afterwards.

declare const databaseProvider: 'sqlite' | 'postgresql';

Object.assign(process.env, FIVE_TABLES_SETTINGS, { SMTP_URL: 'smtp://127.0.0.1:9' });

type Row = Record<string, unknown>;

/** As text, so that no type of the one database hides a difference. */
const plain = (rows: Row[]) =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
      ]),
    ),
  );

const inOrderWritten = databaseProvider === 'sqlite' ? 'rowid' : 'ctid';

async function rowsOf(table: string, order = '1') {
  const db = await database();
  return plain(await db.$queryRawUnsafe<Row[]>(`SELECT * FROM "${table}" ORDER BY ${order}`));
}

/** How the columns of the five tables are called that are not called the same. */
const RENAMED: Record<string, Record<string, string>> = {
  ValuationRequest: {
    ...{ contactName: 'name', contactEmail: 'email', contactPhone: 'phone' },
    ...{ employeeNotes: 'head.notes', notes: 'notes' },
  },
  AdLead: { notes: 'head.notes' },
  CallbackRequest: { notes: 'head.notes' },
  ContactRequest: { response: 'head.notes' },
  AgentInquiry: { notes: 'head.notes' },
};

const KIND_OF: Record<string, { kind: string; table: string }> = {
  ValuationRequest: { kind: 'valuation', table: 'Valuation' },
  AdLead: { kind: 'lead', table: 'Lead' },
  CallbackRequest: { kind: 'callback', table: 'Callback' },
  ContactRequest: { kind: 'contact', table: 'Contact' },
  AgentInquiry: { kind: 'inquiry', table: 'Inquiry' },
};

const CHILDREN = ['OwnerLink', 'ContactWish', 'Document', 'SearchTerm', 'Appointment'];
const LEDGER = ['ConsentRecord', 'ConsentUse', 'RequestEvent'];
const UNTOUCHED = ['Employee', 'EmployeeSession', 'IdempotencyKey', 'RateLimitCounter'];
const TABLES = [...Object.keys(KIND_OF), ...CHILDREN, 'OutboxMessage', 'Erasure', ...UNTOUCHED];

type Contents = Record<string, Row[]>;

const contentsOf = async (tables: string[], order?: string): Promise<Contents> =>
  Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, await rowsOf(table, order)] as const)),
  );

const PERMITTED_AGAIN = {
  leadId: 'fb265a4e-c0a5-4ad5-abe3-064c8abfb735',
  consentId: '5d1f6c1e-6f0f-4f7e-9a53-0f9b6f7d1a20',
  at: databaseProvider === 'sqlite' ? '2026-11-12T09:30:00.000+00:00' : '2026-11-12 09:30:00',
};

let before: Contents;
let ledger: Contents;

/** Somebody who has taken the consent back gives it once more. */
async function permitAgain() {
  const db = await database();
  const names = ['subjectType', 'subjectId', 'purpose', 'wording', 'version', 'wordingHash'];
  const copied = [...names, 'sourcePage', 'origin'].map((name) => `"${name}"`).join(', ');
  await db.$executeRawUnsafe(`
    INSERT INTO "ConsentRecord" ("id", "action", "createdAt", ${copied})
    SELECT '${PERMITTED_AGAIN.consentId}', 'given', '${PERMITTED_AGAIN.at}', ${copied}
    FROM "ConsentRecord" WHERE "subjectId" = '${PERMITTED_AGAIN.leadId}' AND "action" = 'withdrawn'
    AND "purpose" = 'partner'`);
}

beforeAll(async () => {
  await loadFiveTables();
  await permitAgain();
  before = await contentsOf(TABLES);
  ledger = await contentsOf(LEDGER, inOrderWritten);
});

test('a migration that is broken off keeps nothing, and can be started again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-broken-off-'));
  cpSync(resolve(`prisma/${databaseProvider}/migrations`), folder, { recursive: true });
  const file = join(folder, '20261123230000_one_request/migration.sql');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nSELECT * FROM "Nowhere";\n`);
  const url = String(process.env.DATABASE_URL);
  await expect(migrate(url, folder)).rejects.toThrow(/failed and nothing of it was kept/);
  rmSync(folder, { recursive: true });
  expect(await contentsOf(TABLES)).toEqual(before);
  expect(await migrateFiveTables()).toContain('20261123230000_one_request');
  expect(await migrateFiveTables()).toEqual([]);
});

describe('afterwards', () => {
  test.each(Object.keys(KIND_OF))('each row of %s is a request with all it said', async (old) => {
    const { kind, table } = KIND_OF[old]!;
    const heads = new Map((await rowsOf('Request')).map((row) => [row.id, row]));
    const details = new Map((await rowsOf(table)).map((row) => [row.requestId, row]));
    expect(before[old]!.length).toBeGreaterThan(3);
    for (const row of before[old]!) {
      const [head, detail] = [heads.get(row.id)!, details.get(row.id)!];
      expect(head.kind).toBe(kind);
      for (const [column, value] of Object.entries(row)) {
        const name = RENAMED[old]![column] ?? column;
        const found = name.startsWith('head.')
          ? head[name.slice(5)]
          : name in detail
            ? detail[name]
            : head[name];
        expect({ [column]: found }).toEqual({ [column]: value });
      }
      expect(head).toMatchObject(contactKeys(head));
    }
    const kept = [...heads.values()].filter((head) => head.kind === kind);
    expect(kept).toHaveLength(before[old]!.length);
    expect(details.size).toBe(before[old]!.length);
  });

  test.each(CHILDREN)('each row of %s belongs to its request', async (table) => {
    const renamed = before[table]!.map(({ subjectType, subjectId, ...row }) => ({
      ...row,
      requestId: subjectId,
      ...(table === 'SearchTerm' ? { kind: subjectType } : {}),
    }));
    expect(renamed.length).toBeGreaterThan(3);
    const after = await rowsOf(table);
    expect(after).toHaveLength(renamed.length);
    expect(after).toEqual(expect.arrayContaining(renamed));
  });

  test('each mail belongs to its request, to what is left of it, or to nobody yet', async () => {
    const erased = new Set(before.Erasure!.map(({ subjectId }) => subjectId));
    const renamed = before.OutboxMessage!.map(({ subjectType, subjectId, ...row }): Row => ({
      ...row,
      requestId: subjectType && !erased.has(subjectId) ? subjectId : null,
      erasedId: erased.has(subjectId) ? subjectId : null,
      correlationId: null,
    }));
    expect(renamed.filter(({ erasedId }) => erasedId).length).toBeGreaterThan(0);
    expect(renamed.filter(({ status }) => status === 'asked').length).toBeGreaterThan(0);
    expect(await rowsOf('OutboxMessage')).toEqual(renamed);
  });

  test('what is left of deleted requests is as it was', async () => {
    const renamed = before.Erasure!.map(({ subjectType, subjectId, ...row }) => ({
      ...{ requestId: subjectId, requestKind: subjectType },
      ...row,
    }));
    expect(await rowsOf('Erasure')).toEqual(expect.arrayContaining(renamed));
    expect(await rowsOf('Erasure')).toHaveLength(renamed.length);
  });

  test.each(LEDGER)('%s is the same, row for row and in its order', async (table) => {
    const renamed = ledger[table]!.map((row) =>
      Object.entries(row).map(([name, value]) => [
        { subjectType: 'requestKind', subjectId: 'requestId' }[name] ?? name,
        value,
      ]),
    );
    expect(renamed.length).toBeGreaterThan(40);
    const after = (await rowsOf(table, inOrderWritten)).map((row) => Object.entries(row));
    expect(JSON.stringify(after)).toBe(JSON.stringify(renamed));
  });

  test('what may be passed on is a lead that nobody has looked at, with a clock of 48 hours', async () => {
    const db = await database();
    const leads = await db.qualification.findMany();
    expect(leads).toMatchObject([
      {
        ...{ requestId: PERMITTED_AGAIN.leadId, class: null, stoppedAt: null },
        wishedAt: new Date('2026-11-12T09:30:00Z'),
        endsAt: new Date('2026-11-14T09:30:00Z'),
      },
    ]);
  });

  test('nothing else has changed', async () => {
    expect(await contentsOf(UNTOUCHED)).toMatchObject(
      Object.fromEntries(UNTOUCHED.map((table) => [table, before[table]])),
    );
  });

  test('every link that opened still opens, and no other', async () => {
    holdClock(FIVE_TABLES_NOW);
    expect(fiveTables.links.length).toBeGreaterThan(40);
    for (const { token, opens, isProven, channel } of fiveTables.links) {
      const opened = await openRequest(token).catch(() => undefined);
      expect({ token, opens: opened !== undefined }).toEqual({ token, opens });
      if (opened) expect(opened.link).toMatchObject({ isProven, channel });
    }
  });

  test('every mail that waited is sent once', async () => {
    holdClock(FIVE_TABLES_NOW);
    const sent: string[] = [];
    const transport = {
      kind: 'smtp',
      send: async ({ id }: { id: string }) => void sent.push(id),
      close: () => {},
    } as const;
    // Later than every pause and every hold of an attempt that was broken off.
    const later = () => new Date(FIVE_TABLES_NOW.getTime() + 60 * 60_000);
    while (await lookUpNext(later()));
    while ((await deliverDue(transport, later)) !== 'idle');
    const waiting = before.OutboxMessage!.filter(({ status }) => status === 'queued');
    expect(waiting.length).toBeGreaterThan(3);
    expect(sent).toEqual(expect.arrayContaining(waiting.map(({ id }) => id)));
    expect(new Set(sent).size).toBe(sent.length);
    const db = await database();
    expect(await db.outboxMessage.count({ where: { status: { in: ['queued', 'asked'] } } })).toBe(
      0,
    );
  });
});
