import 'server-only';
import { AsyncResource } from 'node:async_hooks';
import { Client, Pool, type ClientConfig, type PoolClient } from 'pg';
import { watchStatement } from '@/lib/platform/telemetry/metrics';
import type { InTransaction, Row, Statement, SqlValue } from './statements';

/** Milliseconds */
const CONNECTION_TIMEOUT = 5000;

type Ask = (...asked: unknown[]) => Promise<unknown> | undefined;

/** Does not wait for earlier answers, and measures each statement. */
export class WatchedClient extends Client {
  /** A statement that was sent before the last answer begins at that answer. */
  private answeredAt = 0;

  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECTION_TIMEOUT, pipeline: true });
    const ask: Ask = (...asked) => (super.query as Ask).apply(this, asked);
    this.query = ((...asked: unknown[]) => {
      const [statement] = asked as [string | { text: string }];
      const watched = watchStatement(typeof statement === 'string' ? statement : statement.text);
      const ended = () => {
        watched(this.answeredAt);
        this.answeredAt = performance.now();
      };
      const heard = asked.at(-1);
      if (typeof heard !== 'function') {
        const answer = ask(...asked);
        answer?.then(ended, ended);
        return answer;
      }
      return ask(...asked.slice(0, -1), (...answer: unknown[]) => {
        ended();
        heard(...answer);
      });
    }) as Client['query'];
  }
}

/** Runs the next caller in its own async context, not in that of the previous one. */
export class FairPool extends Pool {
  override connect = ((...[heard]: Partial<Parameters<Pool['connect']>>) =>
    heard ? super.connect(AsyncResource.bind(heard)) : super.connect()) as Pool['connect'];
}

const NAMED = 500;

interface Prepared {
  text: string;
  name?: string;
}

const prepared = new Map<string, Prepared>();

function prepare(sql: string): Prepared {
  const known = prepared.get(sql);
  if (known) return known;
  let number = 0;
  const text = sql.replace(/\?/g, () => `$${++number}`);
  if (prepared.size >= NAMED) return { text };
  const named = { text, name: `portal-${prepared.size}` };
  prepared.set(sql, named);
  return named;
}

function toSql(value: SqlValue): unknown {
  if (value instanceof Date) return value.toISOString();
  const isJson = typeof value === 'object' && value !== null && !Buffer.isBuffer(value);
  return isJson ? JSON.stringify(value) : (value ?? null);
}

function asOne(statements: readonly Statement[]): Statement {
  const sql = statements.map(({ sql: text }, at) =>
    at === statements.length - 1 ? text : `"s${at}" AS (${text})`,
  );
  const last = sql.pop() ?? '';
  return {
    sql: sql.length === 0 ? last : `WITH ${sql.join(', ')} ${last}`,
    values: statements.flatMap(({ values }) => values),
  };
}

async function send(client: Pick<PoolClient, 'query'>, { sql, values }: Statement): Promise<Row[]> {
  try {
    const { rows } = await client.query<Row>({ ...prepare(sql), values: values.map(toSql) });
    return rows;
  } catch (error) {
    // These fields quote the refused row, which is personal data.
    throw Object.assign(error as Error, { detail: undefined, where: undefined });
  }
}

export const runOn = (pool: Pool) => (statement: Statement) => send(pool, statement);

/** Resolves once the transaction is on disk. */
export const transactOn =
  (pool: Pool) =>
  async <Result>(work: InTransaction<Result>): Promise<Result> => {
    const client = await pool.connect();
    try {
      // No need to wait for BEGIN: the server keeps the order.
      const begun = client.query('BEGIN');
      begun.catch(() => {});
      const result = await work(
        (statements) => send(client, asOne(statements)),
        () => client.query('COMMIT'),
      );
      await begun;
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  };
