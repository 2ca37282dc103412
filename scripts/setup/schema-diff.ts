import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
} from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { isPostgres } from '../../lib/platform/db/address';

const CHAR = 18;
const TEXT = 25;

interface Asking {
  performIO: (query: SqlQuery) => Promise<{ fields?: { dataTypeID: number }[] }>;
}

/** Only catalogues have the type "char"; the adapter refuses it, and the engine wants it as Character. */
function readChars(adapter: SqlDriverAdapter): SqlDriverAdapter {
  const { performIO } = adapter as SqlDriverAdapter & Asking;
  let chars: number[] = [];
  const queryRaw = adapter.queryRaw.bind(adapter);
  return Object.assign(adapter, {
    performIO: async (query: SqlQuery) => {
      const result = await performIO.call(adapter, query);
      const fields = result.fields ?? [];
      chars = fields.flatMap(({ dataTypeID }, index) => (dataTypeID === CHAR ? [index] : []));
      for (const index of chars) fields[index]!.dataTypeID = TEXT;
      return result;
    },
    queryRaw: async (query: SqlQuery) => {
      const result = await queryRaw(query);
      for (const index of chars) result.columnTypes[index] = ColumnTypeEnum.Character;
      return result;
    },
  });
}

async function adapterFor(url: string): Promise<SqlMigrationAwareDriverAdapterFactory> {
  if (!isPostgres(url)) {
    const { PrismaLibSql } = await import('@prisma/adapter-libsql');
    return new PrismaLibSql({ url });
  }
  const { PrismaPg } = await import('@prisma/adapter-pg');
  const factory = new PrismaPg({ connectionString: url });
  const connect = factory.connect.bind(factory);
  return Object.assign(factory, { connect: async () => readChars(await connect()) });
}

async function startEngine(factory: SqlMigrationAwareDriverAdapterFactory) {
  // The package's own entry imports the .wasm file as a module, which Node 20 cannot do.
  const { resolve } = createRequire(import.meta.url);
  const entry = resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const wasm = readFileSync(join(dirname(entry), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return bindings.SchemaEngine.new(
    { datamodels: undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  );
}

/** @returns the SQL that brings the database to the Prisma models; empty if there is no difference */
export async function schemaDiff(url: string): Promise<string> {
  const provider = isPostgres(url) ? 'postgresql' : 'sqlite';
  const models = readdirSync('prisma/models').map((name) => `prisma/models/${name}`);
  const files = [`prisma/${provider}/datasource.prisma`, ...models].map((path) => ({
    path,
    content: readFileSync(path, 'utf8'),
  }));
  const engine = await startEngine(await adapterFor(url));
  const { stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files, configDir: '.' },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  const sql = stdout ?? '';
  return sql.startsWith('-- This is an empty migration') ? '' : sql;
}
