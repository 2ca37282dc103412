import { PROBES } from './probes';
import { benchTable, judge, MOST_RATIO } from './report';

interface Measured {
  status: number;
  time?: number;
}

const LIST = PROBES.find(({ isList }) => isList)!.name;
const PAGE = PROBES.find(({ isList }) => !isList)!.name;

const all = (time: number, others: Record<string, Measured> = {}) =>
  new Map(PROBES.map(({ name }) => [name, others[name] ?? { status: 200, time }]));

const faults = (others: Record<string, Measured>) =>
  judge(all(10), all(20, others))
    .filter(({ isFault }) => isFault)
    .map(({ name }) => name);

test('what takes up to five times as long is fine', () => {
  expect(faults({ [PAGE]: { status: 200, time: 10 * MOST_RATIO } })).toEqual([]);
});

test('what takes longer is a fault, and so is what gives no answer', () => {
  expect(faults({ [PAGE]: { status: 200, time: 51 } })).toEqual([PAGE]);
  expect(faults({ [PAGE]: { status: 503 } })).toEqual([PAGE]);
});

test('a list that is longer because there is more to list is no fault', () => {
  expect(faults({ [LIST]: { status: 200, time: 90 } })).toEqual([]);
  expect(faults({ [LIST]: { status: 404 } })).toEqual([LIST]);
});

test('the table tells medians, ratio and verdict', () => {
  const rows = judge(
    all(10),
    all(20, { [PAGE]: { status: 200, time: 61.24 }, [LIST]: { status: 307 } }),
  );
  const lines = benchTable('sqlite', rows).split('\n');
  const lineOf = (name: string) => lines.find((line: string) => line.startsWith(`${name} `));
  expect(lines[0]).toContain('sqlite (median ms)');
  expect(lineOf(PAGE)).toMatch(/10\.0\s+61\.2\s+6\.1\s+✗$/);
  expect(lineOf(LIST)).toMatch(/10\.0\s+→ 307\s+–\s+✗$/);
});
