import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
  type SqlQueryable,
} from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { parse } from 'pg-connection-string';
import type { MigratedDatabase } from './database';
import { KnownError, log } from './failure';

/** Of the adapter: how it asks the server, which its type does not tell. */
type Asking = SqlQueryable & {
  performIO: (query: SqlQuery) => Promise<{ fields?: { dataTypeID: number }[] }>;
};

const DEFAULT_PORT = 5432;
const DEFAULT_SCHEMA = 'public';
const DEFAULT_CONNECT_TIMEOUT_SECONDS = 5;
const ADMIN_DATABASE = 'postgres';

// Object identifiers of types, from the catalogue pg_type.
const INTERNAL_CHAR_OID = 18;
const TEXT_OID = 25;

// SQLSTATE codes
const DATABASE_DOES_NOT_EXIST = '3D000';
const INVALID_PASSWORD = '28P01';
const INVALID_AUTHORIZATION = '28000';

export class PostgresDatabase implements MigratedDatabase {
  readonly config: pg.PoolConfig;
  readonly factory: SqlMigrationAwareDriverAdapterFactory;

  readonly provider = 'postgresql';

  constructor(url: string) {
    const { config, schema } = readUrl(url);
    this.config = config;
    this.factory = createAdapterFactory(config, schema);
  }

  isMissing() {
    return false; // then the connection fails by itself
  }

  async checkConnection() {
    await this.#run(this.config.database ?? '');
  }

  async create() {
    await this.#run(
      ADMIN_DATABASE,
      `CREATE DATABASE ${quoteIdentifier(this.config.database ?? '')}`,
    );
  }

  async drop() {
    await this.#run(ADMIN_DATABASE, `DROP DATABASE ${quoteIdentifier(this.config.database ?? '')}`);
  }

  async #run(database: string, statement?: string): Promise<void> {
    const client = new pg.Client({ ...this.config, database });
    try {
      await client.connect();
    } catch (error) {
      throw describeConnectionError(error, { ...this.config, database });
    }
    try {
      if (statement) await client.query(statement);
    } finally {
      await client.end();
    }
  }
}

/**
 * Separate fields and not `connectionString`: the adapter makes the shadow database by adding
 * `database`, which a connection string overrules. The "shadow" would be the real database.
 */
function readUrl(url: string): { config: pg.PoolConfig; schema: string } {
  const {
    schema: named = DEFAULT_SCHEMA,
    connect_timeout: timeoutSeconds = DEFAULT_CONNECT_TIMEOUT_SECONDS,
    ...fields
  }: Record<string, unknown> = { ...parse(url) };
  const schema = String(named);
  const config: pg.PoolConfig = {
    ...fields,
    port: Number(fields.port || DEFAULT_PORT),
    connectionTimeoutMillis: Number(timeoutSeconds) * 1000,
    // A session holds the lock on migrations and the search path: the pool must not end it while
    // somebody thinks about a question of the CLI.
    idleTimeoutMillis: 0,
  };
  if (schema !== DEFAULT_SCHEMA) {
    // Here and not in a statement, so that every connection looks into the same schema.
    const searchPath = quoteIdentifier(schema).replace(/[\\ ]/g, '\\$&');
    config.options = `${fields.options ?? ''} -c search_path=${searchPath}`.trim();
  }
  return { config, schema };
}

function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function describeConnectionError(
  thrown: unknown,
  { host, port, user, database }: pg.PoolConfig,
): KnownError {
  const error = thrown as NodeJS.ErrnoException;
  switch (error.code) {
    case DATABASE_DOES_NOT_EXIST:
      return new KnownError('P1003', `Database \`${database}\` does not exist`);
    case INVALID_PASSWORD:
    case INVALID_AUTHORIZATION:
      return new KnownError('P1000', `Authentication failed for \`${user}\`: ${error.message}`);
    default:
      return new KnownError(
        'P1001',
        `Can't reach database server at \`${host}:${port}\`: ${error.message || error.code}`,
      );
  }
}

function createAdapterFactory(
  config: pg.PoolConfig,
  schema: string,
): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaPg(config, { schema });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => prepareAdapter(await factory.connect()),
    connectToShadowDb: () => connectToShadowDatabase(config, schema),
  };
}

/**
 * The adapter's own version drops the database while its pool is still connected to it. The
 * server refuses ("is being accessed by other users") and the shadow database stays for ever.
 */
async function connectToShadowDatabase(
  config: pg.PoolConfig,
  schema: string,
): Promise<SqlDriverAdapter> {
  const database = `prisma_migrate_shadow_db_${randomUUID()}`;
  log('shadow database', database);
  const main = await new PrismaPg(config).connect();
  await main.executeScript(`CREATE DATABASE ${quoteIdentifier(database)}`);

  const shadow = await new PrismaPg({ ...config, database }, { schema }).connect();
  const closePool = shadow.dispose.bind(shadow);
  shadow.dispose = async () => {
    await closePool();
    await main.executeScript(`DROP DATABASE ${quoteIdentifier(database)} WITH (FORCE)`);
    await main.dispose();
  };
  return prepareAdapter(shadow);
}

function prepareAdapter(adapter: SqlDriverAdapter): SqlDriverAdapter {
  readInternalChar(adapter);
  const startTransaction = adapter.startTransaction.bind(adapter);
  adapter.startTransaction = async (isolationLevel) =>
    readInternalChar(await startTransaction(isolationLevel));

  // The adapter cuts a script at every semicolon, also inside of a text or a function body. Sent
  // in one piece it is cut by the server, which also undoes all of it if one statement fails.
  adapter.executeScript = async (script) => {
    await adapter.executeRaw({ sql: script, args: [], argTypes: [] });
  };
  return adapter;
}

/**
 * The catalogues, which the engine reads, have columns of the one-byte type "char". The adapter
 * does not know it ("Column type 'char' could not be deserialized"), and the engine panics where
 * such a column is given as text: it wants Character. So the adapter is told text, the engine
 * Character.
 */
function readInternalChar<Queryable extends SqlQueryable>(queryable: Queryable): Queryable {
  const charColumns = new WeakMap<SqlQuery, number[]>();

  const asking = queryable as Queryable & Asking;
  const performIO = asking.performIO.bind(queryable);
  asking.performIO = async (query) => {
    const result = await performIO(query);
    const fields = (result.fields ?? []).map((field, index) => ({ field, index }));
    const found = fields.filter(({ field }) => field.dataTypeID === INTERNAL_CHAR_OID);
    for (const { field } of found) field.dataTypeID = TEXT_OID;
    charColumns.set(
      query,
      found.map(({ index }) => index),
    );
    return result;
  };

  const queryRaw = queryable.queryRaw.bind(queryable);
  queryable.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const index of charColumns.get(query) ?? []) {
      result.columnTypes[index] = ColumnTypeEnum.Character;
    }
    return result;
  };
  return queryable;
}
