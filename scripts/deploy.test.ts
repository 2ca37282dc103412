import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { newFolder } from '@/lib/testing/folders';
import { bakedIn } from './setup/baked-in';
import { CERTIFICATE, installedNginx, writeConfiguration } from './setup/nginx';

const text = (file: string) => readFileSync(file, 'utf8');

function namesBakedIn(): string[] {
  const names = [...text('lib/platform/env.ts').matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(
    ([, name = '']) => name,
  );
  const before = { ...process.env };
  for (const name of names) process.env[name] = 'set';
  const baked = Object.keys(bakedIn());
  process.env = before;
  return baked.sort();
}

const UNITS = readdirSync('deploy/systemd');

const compose = parse(text('deploy/compose.yaml'), { merge: true });

test('an image is built with every setting that stands in pages', () => {
  const stated = [...text('deploy/Dockerfile').matchAll(/^ARG ([A-Z_]+)$/gm)].map(
    ([, name]) => name,
  );
  expect(stated.sort()).toEqual(namesBakedIn());
  expect(Object.keys(compose.services.migrate.build.args).sort()).toEqual(namesBakedIn());
});

test('one job migrates before two processes serve, and nginx comes last', () => {
  const { postgres, migrate, nginx, ...others } = compose.services;
  expect(postgres.healthcheck.test).toContainEqual(expect.stringContaining('pg_isready'));
  expect(migrate).toMatchObject({
    command: ['--migrate'],
    restart: 'no',
    depends_on: { postgres: { condition: 'service_healthy' } },
  });
  for (const name of ['portal-a', 'portal-b']) {
    expect(others[name]).toMatchObject({
      command: ['--serve'],
      depends_on: { migrate: { condition: 'service_completed_successfully' } },
      read_only: true,
      volumes: ['data:/app/data'],
    });
  }
  expect(nginx).toMatchObject({
    ports: ['80:80', '443:443'],
    volumes: expect.arrayContaining([expect.stringMatching(/^\.\/nginx\.conf:.+\.template:ro$/)]),
    depends_on: {
      'portal-a': { condition: 'service_healthy' },
      'portal-b': { condition: 'service_healthy' },
    },
  });
});

test('a backup has the programs of the Postgres that is served, and takes the list of erasures along', () => {
  const { postgres, backup } = compose.services;
  expect(text('deploy/Dockerfile')).toContain(`FROM ${postgres.image} AS ${backup.build.target}\n`);
  expect(backup).toMatchObject({ restart: 'no', profiles: ['backup'] });
  expect(backup.volumes).toEqual(['data:/app/data', 'backups:/backups']);
});

test('the filled-in example sets what compose asks for', () => {
  const asked = [...text('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+):\?\}/g)];
  const stated = [...text('deploy/.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(stated).toEqual(expect.arrayContaining(asked.map(([, name]) => name)));
});

test('units and images run programs that a package holds', () => {
  const packed = [...text('scripts/package.ts').matchAll(/^ {2}(\w+): 'scripts\//gm)];
  const files = [...UNITS.map((unit) => `deploy/systemd/${unit}`), 'deploy/Dockerfile'];
  const run = files.flatMap((file) => [...text(file).matchAll(/(\w+)\.mjs/g)]);
  expect(new Set(packed.map(([, name]) => name))).toEqual(
    new Set([...run.map(([, name]) => name), 'employee', 'restore', 'retention']),
  );
});

test('nginx is given all that its configuration asks for', () => {
  const asked = [...text('deploy/nginx.conf').matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name);
  const given = Object.keys(compose.services.nginx.environment);
  expect(given.sort()).toEqual([...new Set(asked)].sort());
});

describe('by the program itself', () => {
  let folder: string;
  beforeEach(() => {
    folder = newFolder();
  });

  const nginx = installedNginx();
  const testNginx = nginx ? test : test.skip;
  testNginx(`nginx takes its configuration${nginx ? '' : ' (there is no nginx here)'}`, () => {
    const file = writeConfiguration(folder, {
      ...compose.services.nginx.environment,
      PORTAL_A: '127.0.0.1:3001',
      PORTAL_B: '127.0.0.1:3002',
      HTTP: '8080',
      HTTPS: '8443',
      CERTIFICATE,
      CERTIFICATE_KEY: CERTIFICATE,
      CACHE: join(folder, 'cache'),
      LOG: join(folder, 'access.log'),
      SERVER_NAME: 'www.example.de',
    });
    const { status, stderr } = spawnSync(nginx ?? '', ['-t', '-e', 'stderr', '-c', file], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  });

  const isVerified = spawnSync('systemd-analyze', ['--version']).status === 0;
  const testUnits = isVerified ? test : test.skip;
  testUnits(`systemd takes the units${isVerified ? '' : ' (there is no systemd here)'}`, () => {
    const files = UNITS.map((unit) => join(folder, unit));
    for (const [index, file] of files.entries()) {
      const unit = text(`deploy/systemd/${UNITS[index]}`);
      writeFileSync(file, unit.replaceAll('/usr/bin/node', process.execPath));
    }
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });
});
