import { execFileSync } from 'node:child_process';

/** Licences that allow serving the portal without publishing its code. */
const FREE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'PSF-2.0',
  'Unlicense',
];

/** Packages with other licences, and why they may be used. */
const LOOKED_AT: Record<string, string> = {
  '@img/sharp-libvips-': 'LGPL-3.0: a library of its own file, can be exchanged',
  elkjs: 'EPL-2.0: comes with the tools of Prisma, unchanged; no page loads it',
  lightningcss: 'MPL-2.0: builds the styles, unchanged',
  'json-schema': 'AFL-2.1 or BSD-3-Clause, and the latter is chosen',
  '@visx/vendor': 'MIT and ISC, both free',
  'png-js': 'MIT, named in its LICENSE alone',
  'seq-queue': 'MIT, named in its LICENSE alone',
};

interface Component {
  name: string;
  version: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

const printed = execFileSync('npm', ['run', '--silent', 'sbom'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
const { components } = JSON.parse(printed) as { components: Component[] };
const rows = components.map(({ name, version, licenses = [] }) => {
  const licence = licenses
    .map(({ license, expression }) => license?.id ?? license?.name ?? expression ?? '')
    .join(', ');
  const reason = Object.entries(LOOKED_AT).find(([start]) => name.startsWith(start))?.[1];
  return { name, version, licence, reason, isAllowed: FREE.includes(licence) || Boolean(reason) };
});

const width = Math.max(...rows.map(({ name, version }) => `${name} ${version}`.length));
for (const { name, version, licence, reason } of rows) {
  console.log(`${`${name} ${version}`.padEnd(width)}  ${reason ?? licence}`);
}
for (const { name, licence } of rows.filter(({ isAllowed }) => !isAllowed)) {
  console.log(
    `FAIL: ${name} is under "${licence || 'no licence that it tells'}", at which nobody has looked (tools/licences.ts).`,
  );
  process.exitCode = 1;
}
