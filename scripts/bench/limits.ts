import { kB, signed, type Row } from './table';
import { moreScript, type Weights } from './weights';

/** Kilobytes (gzip) of JavaScript that a page may ship beyond a bare Next app. */
export interface Limit {
  page: string;
  kB: number;
  reason?: string;
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
