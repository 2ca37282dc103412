import { createClient } from '@libsql/client';
import pg from 'pg';
import type { Portal } from './portal';

type Row = Record<string, unknown>;

/** Asks the server's database directly; the statement has to suit both kinds. */
export async function query(
  { databaseUrl }: Pick<Portal, 'databaseUrl'>,
  sql: string,
): Promise<Row[]> {
  if (databaseUrl.startsWith('file:')) {
    // The server may be writing at this moment.
    const client = createClient({ url: databaseUrl, timeout: 60_000 });
    const { rows } = await client.execute(sql);
    client.close();
    return rows.map((row) => ({ ...row }));
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

/** The stored valuations of one visitor, newest last. */
export async function valuationsOf(portal: Portal, email: string): Promise<Row[]> {
  const address = email.replaceAll("'", "''");
  // Both tables have notes, and the drivers do not agree on which of two columns of a name counts.
  const rows = await query(
    portal,
    `SELECT *, "Request"."notes" AS "employeeNotes", "Valuation"."notes" AS "remark" FROM "Valuation" JOIN "Request" ON "id" = "requestId" WHERE "email" = '${address}' ORDER BY "createdAt"`,
  );
  return rows.map(({ remark = null, ...row }) => ({ ...row, notes: remark }));
}
