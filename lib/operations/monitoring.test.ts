import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { metrics, watchProcess } from '@/lib/platform/telemetry/metrics';

// A panel or alert on a missing metric would stay silent.

const read = (name: string) => readFileSync(`deploy/monitoring/${name}`, 'utf8');

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}
interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}

const dashboard: Dashboard = JSON.parse(read('dashboard.json'));
const alerts: Rules = parse(read('alerts.yml'));

const asked: [string, string][] = [
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
  ...alerts.groups.flatMap(({ rules }) =>
    rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ),
];

function counted(): Set<string> {
  return new Set(
    metrics()
      .registry.getMetricsAsArray()
      .flatMap(({ name }) => [name, ...['bucket', 'count', 'sum'].map((end) => `${name}_${end}`)]),
  );
}

beforeAll(watchProcess);
afterAll(() => metrics().registry.clear());

test.each(asked)('%s asks for what is counted', (_, expr) => {
  // Metrics of the scrape itself are skipped.
  const names = expr.match(/\b(?:portal|nodejs|process)_\w+|\bup\b(?=\{)/g) ?? [];
  expect(names).not.toEqual([]);
  expect(names.filter((name) => name !== 'up' && !counted().has(name))).toEqual([]);
});

test('each figure of the portal stands on the dashboard', () => {
  const shown = dashboard.panels
    .flatMap(({ targets }) => targets.map(({ expr }) => expr))
    .join(' ');
  const ours = metrics()
    .registry.getMetricsAsArray()
    .map(({ name }) => name)
    .filter((name) => name.startsWith('portal_'));
  expect(ours.filter((name) => !shown.includes(name))).toEqual([]);
});
