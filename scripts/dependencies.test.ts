import { readFileSync } from 'node:fs';

const {
  dependencies,
  devDependencies,
}: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'));
const used = { ...dependencies, ...devDependencies };

test('docs/dependencies.md says of each package what it is for, and of no other', () => {
  const lines = readFileSync('docs/dependencies.md', 'utf8').split('\n');
  const told = lines
    .filter((line) => line.startsWith('- `'))
    .flatMap((line) => [...line.split(':')[0]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(told.sort()).toEqual(Object.keys(used).sort());
});

test('every version is exact', () => {
  for (const version of Object.values(used)) expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
});
