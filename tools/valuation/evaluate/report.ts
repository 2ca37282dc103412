import type { Measures } from '../metrics';
import { GROUPS, type ModelComparison, type Evaluation, type Group } from './evaluate';

const COLUMNS: readonly [string, keyof Measures][] = [
  ['median error', 'medianAbsoluteErrorPct'],
  ['within 10 %', 'within10Pct'],
  ['within 20 %', 'within20Pct'],
  ['bias', 'biasPct'],
];
const NAME_WIDTH = 24;
const COUNT_WIDTH = 9;
const WIDTH = 9;
const PAIR_WIDTH = 2 * WIDTH;

const count = (number: number) => number.toLocaleString('en-US');
const percent = (number: number | null | undefined) => number?.toFixed(1) ?? '-';

function headers(group: Group): string[] {
  const titles = COLUMNS.map(([title]) => title.padStart(PAIR_WIDTH)).join('');
  const sides = COLUMNS.map(() => 'base'.padStart(WIDTH) + 'regional'.padStart(WIDTH)).join('');
  return [
    group.padEnd(NAME_WIDTH) + 'homes'.padStart(COUNT_WIDTH) + titles + 'in range'.padStart(WIDTH),
    ' '.repeat(NAME_WIDTH + COUNT_WIDTH) + sides + 'regional'.padStart(WIDTH),
  ];
}

function line(name: string, group: Group, { regional, baseFormula }: ModelComparison): string[] {
  const [base, own] = [baseFormula[group], regional[group]];
  if (!base || !own) return [];
  const cells = COLUMNS.flatMap(([, key]) => [base[key], own[key]]);
  const texts = [...cells, own.coverage80Pct].map((cell) => percent(cell).padStart(WIDTH));
  return [name.padEnd(NAME_WIDTH) + count(own.n).padStart(COUNT_WIDTH) + texts.join('')];
}

function skippedLines({ total, reasons }: Evaluation['skipped']): string[] {
  if (total === 0) return ['No row was skipped.'];
  const sorted = Object.entries(reasons).sort(([, one], [, other]) => other - one);
  return [
    `Skipped ${count(total)} ${total === 1 ? 'row' : 'rows'}:`,
    ...sorted.map(([reason, times]) => `  ${count(times).padStart(COUNT_WIDTH)}  ${reason}`),
  ];
}

export function report(evaluation: Evaluation): string {
  const tables = GROUPS.flatMap((group) => {
    const all = line('all', group, evaluation);
    if (all.length === 0) return [];
    const states = Object.entries(evaluation.byState);
    const rows = states.flatMap(([state, comparison]) => line(state, group, comparison));
    return [...headers(group), ...all, ...rows, ''];
  });
  return [
    'Errors in percent of the price that was asked. base: the Grundformel; in range: prices inside the 80 % range.',
    '',
    ...tables,
    ...skippedLines(evaluation.skipped),
  ].join('\n');
}
