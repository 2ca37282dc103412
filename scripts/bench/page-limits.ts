import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Weights } from './measure-page';

export const RESULT = '/bewertung/…';
export const GUIDES = '/ratgeber';
export const PAGES = [
  '/',
  GUIDES,
  '/immobilie-bewerten',
  '/verkaufen',
  '/rechner/maklerprovision',
  '/beratung',
  '/makler',
  '/makler/anfrage/starter',
  '/impressum',
];

/** Bytes (gzip) of JavaScript beyond a bare Next app. */
const LIMIT = 15_000;
const INTERACTIVE = [
  '/immobilie-bewerten',
  '/verkaufen',
  '/makler/anfrage/starter',
  '/beratung',
  RESULT,
];
const LIMIT_OF_INTERACTIVE = 40_000;

export const limitFor = (page: string): number =>
  INTERACTIVE.includes(page) ? LIMIT_OF_INTERACTIVE : LIMIT;

/** Bytes (gzip) of JavaScript in a bare app of these versions. */
interface Bare {
  next: string;
  react: string;
  js: number;
}

const RECORD = join('scripts', 'bench', 'bare-app.json');

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')).version;

export function recordBare({ js }: Pick<Weights, 'js'>): void {
  const bare: Bare = { next: versionOf('next'), react: versionOf('react'), js };
  writeFileSync(RECORD, `${JSON.stringify(bare, null, 2)}\n`);
}

/** @throws Error if another Next or React is installed than the record was made with */
export function recordedBare(): Pick<Weights, 'js'> {
  const bare: Bare = JSON.parse(readFileSync(RECORD, 'utf8'));
  if (bare.next !== versionOf('next') || bare.react !== versionOf('react')) {
    throw new Error(
      'Next or React has changed: run npm run bench:pages and commit what it records.',
    );
  }
  return bare;
}
