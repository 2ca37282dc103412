import { createClient } from '@libsql/client';
import pg from 'pg';
import type { Portal } from './portal';

type Row = Record<string, unknown>;

/** The statement must suit both kinds of database. */
export async function query(
  { databaseUrl }: Pick<Portal, 'databaseUrl'>,
  sql: string,
): Promise<Row[]> {
  if (databaseUrl.startsWith('file:')) {
    // The server may be writing.
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

/** With the columns of both tables. */
export const submissionsBy = (
  portal: Portal,
  table: 'Callback' | 'Contact' | 'Inquiry',
  column: 'email' | 'phone',
  value: string,
) =>
  query(
    portal,
    `SELECT * FROM "${table}" JOIN "Submission" ON "id" = "submissionId" WHERE "${column}" = '${value}'`,
  );

/** @returns consents, and templates of the mails */
export async function effectsOf(portal: Portal, id: unknown) {
  const of = (table: string) =>
    query(portal, `SELECT * FROM "${table}" WHERE "submissionId" = '${String(id)}'`);
  const mails = await of('OutboxMessage');
  return {
    consents: await of('ConsentRecord'),
    mails: mails.map(({ template }) => template).sort(),
  };
}

export async function valuationsOf(portal: Portal, email: string): Promise<Row[]> {
  const address = email.replaceAll("'", "''");
  // Both tables have notes, and drivers differ in which of two columns with one name they return.
  const rows = await query(
    portal,
    `SELECT *, "Submission"."notes" AS "employeeNotes", "Valuation"."notes" AS "remark" FROM "Valuation" JOIN "Submission" ON "id" = "submissionId" WHERE "email" = '${address}' ORDER BY "createdAt"`,
  );
  return rows.map(({ remark = null, ...row }) => ({ ...row, notes: remark }));
}
