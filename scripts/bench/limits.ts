import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kB, signed, type Row } from './table';
import { moreScript, type Weights } from './weights';

/** Kilobytes (gzip) of JavaScript that a page may ship beyond a bare Next app. */
export interface Limit {
  page: string;
  kB: number;
  reason?: string;
}

/** How the page of a result is called, whose address is another one each time. */
export const RESULT = '/bewertung/…';

/** The first match counts. */
export const LIMITS: Limit[] = [
  { page: '/immobilie-bewerten', kB: 40, reason: 'form library' },
  { page: '/verkaufen', kB: 40, reason: 'form library' },
  { page: '/makler/anfrage/starter', kB: 40, reason: 'form library' },
  { page: '/beratung', kB: 40, reason: 'conversation' },

  { page: RESULT, kB: 40, reason: 'figures that can be changed' },
  { page: '*', kB: 15 },
];
export const GUIDES = '/ratgeber';
/** After the guides the first article that they link to is measured. */
export const PAGES = [
  '/',
  GUIDES,
  '/immobilie-bewerten',
  '/verkaufen',
  '/beratung',
  '/makler',
  '/makler/anfrage/starter',
  '/impressum',
];
/** What a bare app of these versions shipped when it was last measured, bytes (gzip) of JavaScript. */
interface Bare {
  next: string;
  react: string;
  js: number;
}

const RECORD = join('scripts', 'bench', 'bare-app.json');

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')).version;

/** Keeps what a bare app ships, so that the tests know it without building one. */
export function record({ js }: Pick<Weights, 'js'>): void {
  const bare: Bare = { next: versionOf('next'), react: versionOf('react'), js };
  writeFileSync(RECORD, `${JSON.stringify(bare, null, 2)}\n`);
}

/**
 * What a bare app ships, as it was recorded.
 * @throws Error when that was with another Next or React than the one that is installed
 */
export function recordedBare(): Pick<Weights, 'js'> {
  const bare: Bare = JSON.parse(readFileSync(RECORD, 'utf8'));
  if (bare.next !== versionOf('next') || bare.react !== versionOf('react')) {
    throw new Error(
      'Next or React has changed: run npm run bench:pages and commit what it records.',
    );
  }
  return bare;
}

/** The limit for a page: the first entry that names it, or that names every page with "*". */
export function limitFor(page: string, limits: Limit[]): Limit | undefined {
  return limits.find((limit) => limit.page === page || limit.page === '*');
}

function faultOf(page: string, weights: Weights, bare: Weights, limits: Limit[]): string[] {
  const more = moreScript(weights, bare);
  const most = (limitFor(page, limits)?.kB ?? 0) * 1000;
  if (more <= most) return [];
  return [
    `FAIL: ${page} ships ${kB(more)} kB of JavaScript beyond the bare app, the limit is ` +
      `${kB(most)} kB. Its HTML does not name ${kB(weights.later)} kB of its scripts: links ` +
      'fetch them ahead, or scripts load them.',
  ];
}

/**
 * What there is to say below the table: remarks, and faults that fail the run. The first row is the
 * bare app.
 */
export function findings(
  [bare, ...rows]: [Row, ...Row[]],
  limits: Limit[],
): { remarks: string[]; faults: string[] } {
  const remarks = limits.map(({ page, kB: most, reason }) => {
    const who = page === '*' ? 'every other page' : page;
    return `Limit for ${who}: ${signed(most * 1000)} kB of JavaScript${reason ? ` (${reason})` : ''}`;
  });
  const faults = bare.weights ? [] : [`FAIL: the bare app answers ${bare.status}.`];
  for (const { page, status, landed, weights } of rows) {
    if (status === 404) remarks.push(`Not measured: ${page} answers 404.`);
    else if (status === 'none') remarks.push(`Not measured: ${page}, no such link found.`);
    else if (!weights) faults.push(`FAIL: ${page} answers ${status}.`);
    else if (bare.weights) faults.push(...faultOf(page, weights, bare.weights, limits));
    if (landed && landed !== page) {
      remarks.push(`Measured at its destination: ${page} leads to ${landed}.`);
    }
  }
  return { remarks, faults };
}
