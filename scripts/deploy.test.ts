import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { bakedIn } from './setup/baked-in';

const text = (file: string) => readFileSync(file, 'utf8');

/** Every setting that stands in pages, by the names that lib/platform/env.ts knows. */
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

const compose = parse(text('deploy/compose.yaml'), { merge: true });

test('an image is built with every setting that stands in pages', () => {
  const stated = [...text('deploy/Dockerfile').matchAll(/^ARG ([A-Z_]+)$/gm)].map(
    ([, name]) => name,
  );
  expect(stated.sort()).toEqual(namesBakedIn());
  expect(Object.keys(compose.services.migrate.build.args).sort()).toEqual(namesBakedIn());
});

test('one job migrates before two processes serve, and nginx comes last', () => {
  const { migrate, nginx, ...others } = compose.services;
  expect(migrate.command).toEqual(['--migrate']);
  for (const name of ['portal-a', 'portal-b']) {
    expect(others[name]).toMatchObject({
      command: ['--serve'],
      depends_on: { migrate: { condition: 'service_completed_successfully' } },
      read_only: true,
    });
  }
  expect(Object.keys(nginx.depends_on)).toEqual(['portal-a', 'portal-b']);
});

test('nginx is given all that its configuration asks for', () => {
  const asked = [...text('deploy/nginx.conf').matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name);
  const given = Object.keys(compose.services.nginx.environment);
  expect(given.sort()).toEqual([...new Set(asked)].sort());
});
