import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { databaseFile } from '@/lib/platform/db/address';
import { database, openDatabase, type Database } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { SUBMISSION_KINDS } from '@/lib/submissions/kinds/kinds';
import { eraseAtOnce } from '@/lib/submissions/retention/erase';
import { attachEverything } from '@/lib/testing/attached-rows';
import { newSubmission } from '@/lib/testing/admin';
import { readErasures } from './backup/erasures';
import { restoreBackup } from './backup/restore';
import { migrate } from './setup/migrations';
import { freePort } from './setup/free-port';

const KEY = 'a passphrase of some length';
const NAME = 'Xaveria Quittenbaum';

/** An installed Postgres, because its server and pg_dump have the same version. */
function installedBin(): string | undefined {
  const root = '/usr/lib/postgresql';
  const bins = existsSync(root)
    ? readdirSync(root).map((version) => join(root, version, 'bin'))
    : [];
  const whole = ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore'];
  return bins.findLast((bin) => whole.every((name) => existsSync(join(bin, name))));
}

function asPostgres(command: string, args: string[]) {
  const isRoot = process.getuid?.() === 0;
  const id = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  const user = isRoot ? { uid: id('-u'), gid: id('-g') } : {};
  return execFileSync(command, args, { ...user, cwd: '/', stdio: 'pipe' });
}

async function startInstalledPostgres(bin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  const port = await freePort();
  const login = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  asPostgres(join(bin, 'initdb'), ['-D', data, ...login]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`;
  const control = (...args: string[]) => asPostgres(join(bin, 'pg_ctl'), ['-D', data, ...args]);
  control('-w', '-l', join(folder, 'log'), '-o', options, 'start');
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The Postgres of the other tests may be newer than the installed pg_dump. */
const bin = databaseProvider === 'postgresql' ? installedBin() : undefined;
const isPossible = databaseProvider === 'sqlite' || bin !== undefined;
const describeBackups = isPossible ? describe : describe.skip;

describeBackups(isPossible ? 'a backup' : 'a backup (there is no Postgres with pg_dump)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  let postgres: Awaited<ReturnType<typeof startInstalledPostgres>> | undefined;
  const opened: Database[] = [];

  function newPlace(): string {
    const name = `place_${randomUUID().replaceAll('-', '')}`;
    if (!postgres) return `file:${join(folder, name, 'portal.db')}`;
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    return url.href;
  }

  async function open(url: string): Promise<Database> {
    const db = await openDatabase(url);
    opened.push(db);
    return db;
  }

  async function start(program: string, args: string[], more: object = {}) {
    const child = spawn(process.execPath, ['scripts/run.mjs', `scripts/${program}.ts`, ...args], {
      env: { ...process.env, DATABASE_URL: env().DATABASE_URL, BACKUP_KEY: '', ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { said, complained };
  }

  async function backUp(to: string, more?: object): Promise<string> {
    const { said, complained } = await start('backup/run', ['--to', to], more);
    expect(complained).toBe('');
    return /› (\S+Z): [\d,]+ rows/.exec(said)?.[1] ?? said;
  }

  const restore = (from: string, url: string, more: object = {}) =>
    start('backup/restore-run', ['--from', from], {
      DATABASE_URL: url,
      ERASURE_LIST: join(folder, `${randomUUID()}.jsonl`),
      ...more,
    });

  beforeAll(async () => {
    jest.spyOn(console, 'log').mockImplementation(() => {});
    if (!bin) return;
    postgres = await startInstalledPostgres(bin);
    const url = newPlace();
    await migrate(url);
    await (await database()).$disconnect();
    env().DATABASE_URL = url;
    delete (globalThis as { database?: unknown }).database;
  });
  afterEach(() => Promise.all(opened.splice(0).map((db) => db.$disconnect())));
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  });

  const to = join(folder, 'backups');
  let backup: string;
  const before: string[] = [];
  let erased: string;

  const daysOld = (days: number) => {
    const taken = new Date(Date.now() - days * 86_400_000).toISOString();
    return `portal-${taken.slice(0, 19).replaceAll(':', '-')}Z`;
  };

  test('that is taken while forms come in holds all that was answered before, and removes those past their period', async () => {
    for (let round = 0; round < 5; round++) {
      const sent = await Promise.all(SUBMISSION_KINDS.map((kind) => newSubmission(kind)));
      before.push(...sent.map(({ id }) => id));
    }
    const person = await newSubmission('lead', { name: NAME, partnerConsent: true });
    await attachEverything(person, NAME);
    before.push(person.id);
    erased = person.id;

    const [old, recent] = [31, 29].map((days) => daysOld(days));
    for (const name of [old, recent]) mkdirSync(join(to, name!), { recursive: true });
    let isTaken = false;
    const posting = (async () => {
      while (!isTaken) await newSubmission('valuation');
    })();
    backup = await backUp(to).finally(() => (isTaken = true));
    await posting;

    expect(readdirSync(to).sort()).toEqual(['erasures.jsonl', recent, basename(backup)]);
    const modes = [backup, ...readdirSync(backup).map((name) => join(backup, name))];
    expect(modes.map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual([
      ...['700', '600', '600'],
    ]);
  });

  const TABLES = ['submission', 'valuation', 'consentRecord', 'outboxMessage'] as const;

  async function rowsOf(db: Database) {
    const rows = new Map<string, unknown>();
    for (const table of TABLES) {
      const found = await (db[table] as { findMany: () => Promise<object[]> }).findMany();
      for (const row of found as { id?: string; submissionId?: string }[]) {
        rows.set(`${table} ${row.id ?? row.submissionId}`, row);
      }
    }
    return rows;
  }

  test('that is restored is the same row for row, but for persons erased since', async () => {
    const source = await rowsOf(await database());
    const erasedAt = Date.now();
    await eraseAtOnce(erased, 'owner');
    const list = env().ERASURE_LIST;
    expect((await start('backup/run', ['--erasures', join(to, 'erasures.jsonl')])).said).toMatch(
      /names 1 erased/,
    );
    const url = newPlace();
    const { said, complained } = await restore(backup, url);
    expect(complained).toBe('');
    expect(said).toMatch(/Counted: [\d,]+ rows in \d+ tables, as in the backup/);
    expect(said).toContain('1 submissions were erased again');

    const db = await open(url);
    const restored = await rowsOf(db);
    const ids = new Set((await db.submission.findMany()).map(({ id }) => id));
    expect(before.filter((id) => !ids.has(id))).toEqual([erased]);
    for (const [key, row] of restored) {
      if ((row as { submissionId?: string }).submissionId === erased) continue;
      expect([key, row]).toEqual([key, source.get(key)]);
    }
    expect(JSON.stringify([...restored])).not.toContain(NAME);
    if (databaseProvider === 'sqlite') {
      expect(readFileSync(databaseFile(url)).includes(NAME)).toBe(false);
    }
    const [erasure] = await db.erasure.findMany({ where: { submissionId: erased } });
    const [listed] = await (await database()).erasure.findMany({ where: { submissionId: erased } });
    expect(erasure).toEqual(listed);
    expect(Number(erasure?.erasedAt)).toBeGreaterThanOrEqual(erasedAt);
    const proof = { where: { submissionId: erased }, orderBy: { id: 'asc' } } as const;
    expect(await db.consentRecord.findMany(proof)).toEqual(
      await (await database()).consentRecord.findMany(proof),
    );
    expect(readFileSync(list, 'utf8')).not.toContain('beispiel.de');
    const { submissionId, submissionKind, requestedBy } = listed!;
    expect(await readErasures(env().DATABASE_URL)).toMatchObject([
      { submissionId, submissionKind, requestedBy },
    ]);
  });

  test('that is encrypted shows nothing, and opens with its passphrase alone', async () => {
    const sealed = await backUp(join(folder, 'sealed'), { BACKUP_KEY: KEY });
    const [file = ''] = readdirSync(sealed).filter((name) => name !== 'manifest.json');
    const bytes = readFileSync(join(sealed, file)).toString('latin1');
    for (const told of ['SQLite', 'PGDMP', 'Submission', 'beispiel.de']) {
      expect(bytes).not.toContain(told);
    }
    const url = newPlace();
    const wrong = await restore(sealed, url, { BACKUP_KEY: 'another passphrase of length' });
    expect(wrong.complained).toBe(
      'Nothing was restored. The passphrase is not the one that the backup was made with.\n',
    );
    if (!postgres) expect(readdirSync(dirname(databaseFile(url)))).toEqual([]);
    const right = await restore(sealed, url, { BACKUP_KEY: KEY });
    expect(right.complained).toBe('');
    expect(await (await open(url)).submission.count()).toBeGreaterThan(before.length - 2);
  });

  describe('is refused', () => {
    let from: string;
    beforeEach(() => {
      from = join(mkdtempSync(join(folder, 'spoiled-')), 'portal');
      cpSync(backup, from, { recursive: true });
      writeFileSync(join(dirname(from), 'erasures.jsonl'), '');
    });
    const file = () => join(from, postgres ? 'portal.dump' : 'portal.db');
    const refusal = (more: object = {}) =>
      restoreBackup({ url: newPlace(), from, erasures: [], ...more }).then(
        () => 'restored',
        (error: Error) => error.message,
      );

    test('when a byte of it was changed, or a part is cut off', async () => {
      const bytes = readFileSync(file());
      bytes[5000]! ^= 1;
      writeFileSync(file(), bytes);
      expect(await refusal()).toMatch(/^portal\.\w+ was changed after it was written\.$/);
      truncateSync(file(), 1000);
      expect(await refusal()).toMatch(/^portal\.\w+ has 1000 bytes instead of \d+\.$/);
    });

    test('when it was never finished', async () => {
      renameSync(from, `${from}.unfinished`);
      from += '.unfinished';
      expect(await refusal()).toMatch(/is a backup that was never finished\.$/);
      rmSync(join(from, 'manifest.json'));
      renameSync(from, `${from}.renamed`);
      from += '.renamed';
      expect(await refusal()).toMatch(/is no backup: it holds no manifest\.json\.$/);
    });

    test('where there are rows already, or somebody at work', async () => {
      expect(await refusal({ url: env().DATABASE_URL })).toMatch(
        /is not empty: there are rows in Callback, /,
      );
      const url = newPlace();
      await migrate(url);
      const server = await open(url);
      await server.submission.count();
      expect(await refusal({ url })).toMatch(/^Somebody works on .+: stop the servers? first\.$/);
    });

    test('when links and hashes were made with another secret', async () => {
      const manifest = join(from, 'manifest.json');
      const said = readFileSync(manifest, 'utf8').replace(
        /"secretMark": "..../,
        '"secretMark": "0000',
      );
      writeFileSync(manifest, said);
      expect(await refusal()).toMatch(/^AUTH_SECRET is another one than the backup was made with/);
    });

    test('when nothing says who was erased, or it is something else that says so', async () => {
      rmSync(join(dirname(from), 'erasures.jsonl'));
      const own = env().ERASURE_LIST;
      process.env.ERASURE_LIST = join(folder, 'nowhere.jsonl');
      expect(await refusal()).toMatch(/^No list of erasures was found beside the backup/);
      process.env.ERASURE_LIST = own;
      const strange = join(folder, 'strange.txt');
      appendFileSync(strange, 'Something else\n');
      expect(await refusal({ erasures: [strange] })).toMatch(/is no list of erasures\.$/);
    });
  });
});
