import { defineConfig } from 'prisma/config';

// The CLI works on one database at a time; the address decides which schema is used.
const url = process.env.DATABASE_URL || 'file:./data/portal.db';
const provider = process.env.DB_PROVIDER ?? (/^postgres(ql)?:/.test(url) ? 'postgresql' : 'sqlite');

export default defineConfig({
  schema: `prisma/${provider}`,
  migrations: { path: `prisma/${provider}/migrations` },
  datasource: { url },
});
