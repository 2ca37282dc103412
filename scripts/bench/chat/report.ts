import { formatTable } from '../table';
import type { Timed } from './measure';

/** The value that so large a share of a list lies below. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

const ms = (value: number) => value.toFixed(1);

type Row = Timed & { name: string };

const column = (title: string, value: (row: Row) => string) => ({ title, cell: value });

/** The times of a bare handler and of the portal side by side, and how many times as long it takes. */
export function chatTable({ bare, portal }: { bare: Timed; portal: Timed }): string {
  const columns = [
    { ...column('ms until the first characters', ({ name }) => name), text: true },
    column('first of all', ({ cold }) => ms(cold)),
    column('median', ({ times }) => ms(quantile(times, 0.5))),
    column('95 %', ({ times }) => ms(quantile(times, 0.95))),
    column('slowest', ({ times }) => ms(Math.max(...times))),
    column('ratio', ({ times }) => (quantile(times, 0.5) / quantile(bare.times, 0.5)).toFixed(1)),
  ];
  return formatTable(columns, [
    { name: 'a bare handler', ...bare },
    { name: 'the adviser', ...portal },
  ]);
}

/** Whether 95 of 100 answers begin within the limit, and the words for it. */
export function judge(
  { times }: Pick<Timed, 'times'>,
  limit: number,
): { isWithin: boolean; verdict: string } {
  const most = quantile(times, 0.95);
  const isWithin = most <= limit;
  const words = isWithin ? 'within' : 'beyond';
  return {
    isWithin,
    verdict: `95 of 100 answers begin after ${ms(most)} ms at the latest, ${words} the limit of ${limit} ms.`,
  };
}
