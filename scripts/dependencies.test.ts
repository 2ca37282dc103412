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

test("the schema engine is the one of Prisma's version", () => {
  const versionOf = (name: string) =>
    JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  expect(versionOf('@prisma/schema-engine-wasm')).toBe(versionOf('@prisma/engines-version'));
});

test('every version is exact', () => {
  for (const version of Object.values(used)) expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
});
