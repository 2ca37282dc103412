import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { nextProgram } from '../setup/application';
import { mustNode } from '../setup/run';

const NEXT = resolve(nextProgram());

const LAYOUT = `export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`;

const PAGE = `export default function Page() {
  return (
    <main>
      <h1>A bare page</h1>
      <p>It ships what Next and React ship, and nothing else.</p>
    </main>
  );
}
`;

const RENDERED = `export const dynamic = 'force-dynamic';

export { default } from '../page';
`;

const SUBMIT = `import { randomUUID } from 'node:crypto';

const address = process.env.DATABASE_URL ?? '';
const TABLE = 'CREATE TABLE IF NOT EXISTS bare (id TEXT PRIMARY KEY, body TEXT NOT NULL)';

async function open() {
  if (address.startsWith('postgres')) {
    const { default: pg } = await import('pg');
    const pool = new pg.Pool({ connectionString: address, max: 10 });
    await pool.query(TABLE);
    return (values) => pool.query({ name: 'bare', text: 'INSERT INTO bare VALUES ($1, $2)', values });
  }
  const { default: Database } = await import('libsql');
  const database = new Database(address.replace('file:', ''));
  database.exec('PRAGMA journal_mode = WAL');
  database.exec(TABLE);
  const statement = database.prepare('INSERT INTO bare VALUES (?, ?)');
  return (values) => statement.run(values);
}

let insert;

export async function POST(request) {
  const id = randomUUID();
  const body = JSON.stringify(await request.json());
  await (await (insert ??= open()))([id, body]);
  return Response.json({ id }, { status: 201 });
}
`;

/** The packages are linked from the project, and Turbopack follows no link out of its root. */
const config = (folder: string) =>
  `export default { serverExternalPackages: ['libsql', 'pg'], turbopack: { root: ${JSON.stringify(parse(folder).root)} } };\n`;

/** With the project's versions of Next and React. */
export async function buildBareApp(
  parent: string,
  signal: AbortSignal,
): Promise<{ folder: string; serve: string[] }> {
  const folder = join(parent, 'bare');
  mkdirSync(join(folder, 'app'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  writeFileSync(join(folder, 'next.config.mjs'), config(folder));
  writeFileSync(join(folder, 'app/layout.js'), LAYOUT);
  writeFileSync(join(folder, 'app/page.js'), PAGE);
  mkdirSync(join(folder, 'app/rendered'));
  writeFileSync(join(folder, 'app/rendered/page.js'), RENDERED);
  mkdirSync(join(folder, 'app/submit'));
  writeFileSync(join(folder, 'app/submit/route.js'), SUBMIT);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  await mustNode([NEXT, 'build'], {
    cwd: folder,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    signal,
  });
  return { folder, serve: [NEXT, 'start', '--hostname', '127.0.0.1'] };
}
