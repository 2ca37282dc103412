import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { holder } from './test-databases';

export default async function end(): Promise<void> {
  rmSync(dirname(process.env.TEST_SQLITE_TEMPLATE ?? ''), { recursive: true, force: true });
  const client = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${process.env.TEST_POSTGRES_TEMPLATE} WITH (FORCE)`);
  await client.end();
  await holder.ownPostgres?.stop();
}
