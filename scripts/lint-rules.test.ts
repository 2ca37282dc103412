import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { newFolder } from '@/lib/testing/folders';

// A line that breaks each rule, and a similar one that is right. Imported files must exist: the rules
// ignore unresolved imports.

interface Snippet {
  file: string;
  code: string;
}

interface Message {
  rule: string | null;
  message: string;
}

const SERVER_ONLY = "import 'server-only';\n";

const imports = (file: string, from: string): Snippet => {
  const isServer = /^lib\/.*\/(service|repository)\.ts$|^lib\/platform\/(db\/|env)/.test(file);
  const code = `import { thing } from '${from}';\nexport const used = thing;\n`;
  return { file, code: (isServer ? SERVER_ONLY : '') + code };
};

function lint(snippets: Snippet[]): Map<string, Message[]> {
  const once = [...new Set(snippets.map((snippet) => JSON.stringify(snippet)))];
  const args = ['scripts/run.mjs', 'scripts/lint-cases.fixture.ts'];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    input: `[${once.join()}]`,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The linter ended with ${status}.\n${stderr}`);
  const found = JSON.parse(stdout) as Message[][];
  return new Map(once.map((snippet, index) => [snippet, found[index] ?? []]));
}

const CLIENT = '@/lib/platform/db/client';
const GENERATED = '@/lib/platform/db/generated/sqlite/client';
const FORMAT = '@/lib/platform/format/number';
const ESTIMATE = '@/lib/valuation/estimate';
const METRICS = '@/tools/valuation/metrics';
const BUTTON = '@/components/ui/button';
const WIZARD = '@/components/valuation/wizard';

const REACHES = 'Only repositories reach the database.';
const ENTERS = 'Pages and components enter at a service';
const LIB = 'lib knows neither pages nor components.';
const PLATFORM = 'The platform knows no feature.';
const FEATURE = 'Features do not import each other';
const SHARED = 'Shared components do not know any feature.';
const FOREIGN = 'Components of one feature do not import those of another';
const DOMAIN = "Components know their own domain's universal files only.";
const PROPS = 'Components get data as props';
const TOOLS = 'does without tools';

/** Who may import whom: the import is wrong in the first file and right in the second one. */
const PATHS: [message: string, from: string, wrong: string, right: string][] = [
  [REACHES, CLIENT, 'lib/valuation/estimate.ts', 'lib/valuation/repository.ts'],
  [REACHES, GENERATED, 'lib/submissions/store/service.ts', 'lib/valuation/repository.ts'],
  [ENTERS, CLIENT, 'app/robots.ts', 'lib/valuation/repository.ts'],
  [ENTERS, '@/lib/submissions/repository', 'app/api/health/route.ts', 'lib/submissions/service.ts'],
  [ENTERS, '@/lib/operations/health-repository', 'app/robots.ts', 'lib/operations/service.ts'],
  [LIB, BUTTON, 'lib/valuation/estimate.ts', 'app/robots.ts'],
  [LIB, '@/app/robots', 'lib/utils.ts', 'app/manifest.ts'],
  [PLATFORM, ESTIMATE, 'lib/platform/http/route.ts', 'lib/submissions/service.ts'],
  ['Components do not know pages.', '@/app/robots', 'components/ui/button.tsx', 'app/manifest.ts'],
  [PROPS, '@/lib/submissions/service', 'components/shell/notice.tsx', 'app/robots.ts'],
  [TOOLS, METRICS, 'app/robots.ts', 'tools/prices/import.ts'],
  [TOOLS, METRICS, 'e2e/support/portal.ts', 'tools/prices/import.ts'],
  [TOOLS, METRICS, 'middleware.ts', 'tools/prices/import.ts'],
  ['tools know what lies in setup alone', '@/scripts/start', 'tools/one.ts', 'scripts/two.ts'],
  [FEATURE, ESTIMATE, 'lib/guides/service.ts', 'lib/submissions/service.ts'],
  [FEATURE, ESTIMATE, 'lib/auth/service.ts', 'lib/adviser/service.ts'],
  [FEATURE, '@/lib/auth/schema', 'lib/adviser/service.ts', 'lib/submissions/service.ts'],
  ...['ui', 'forms', 'shell', 'illustrations'].flatMap((folder): typeof PATHS => [
    [SHARED, WIZARD, `components/${folder}/part.tsx`, 'app/(site)/part.tsx'],
    [SHARED, '@/lib/valuation/options', `components/${folder}/part.tsx`, 'app/(site)/part.tsx'],
  ]),
  // No folder of components is forgotten.
  ...readdirSync('components', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !['ui', 'forms', 'shell', 'illustrations', 'valuation'].includes(name))
    .map((folder): (typeof PATHS)[number] => {
      return [FOREIGN, WIZARD, `components/${folder}/view.tsx`, 'app/(site)/view.tsx'];
    }),
  [DOMAIN, ESTIMATE, 'components/home/view.tsx', 'components/valuation-result/view.tsx'],
  [
    DOMAIN,
    '@/lib/agencies/constants',
    'components/prices/view.tsx',
    'components/agencies/view.tsx',
  ],
];

const PACKAGES: [from: string, wrong: string, right: string][] = [
  ['@prisma/client', 'lib/valuation/repository.ts', 'lib/platform/db/client.ts'],
  ['@prisma/client/runtime/client', 'app/api/health/route.ts', 'lib/platform/db/client.ts'],
  ['@libsql/client', 'lib/utils.ts', 'lib/platform/db/client.ts'],
  ['pg', 'components/home/hero.tsx', 'lib/platform/db/client.ts'],
  ['next', 'lib/valuation/service.ts', 'app/robots.ts'],
  ['next/headers', 'lib/valuation/estimate.ts', 'app/robots.ts'],
  ['react', 'lib/platform/format/picture.tsx', 'components/home/hero.tsx'],
];

const LEDGER = 'The ledger is append-only';
const FIRST_LINE = 'Line 1 of a server file';
const NO_HTTP = 'A service does not know HTTP.';
const SYNTAX = 'no-restricted-syntax';

const change = (call: string) => `export const change = (${call.split('.')[0]}) => ${call}({});\n`;
const onServer = (code: string) => `${SERVER_ONLY}${code}\n`;
const ONE = 'export const one = 1;\n';

/** The same code in two files, or two codes in the same file */
const inFiles = (code: string, wrong: string, right: string) => ({
  wrong: { file: wrong, code },
  right: { file: right, code },
});
const inFile = (file: string, wrong: string, right: string) => ({
  wrong: { file, code: wrong },
  right: { file, code: right },
});

const SERVICE = 'lib/valuation/service.ts';
const START = 'scripts/start.ts';
const LATE = "import { env } from './env';\n";

const CASES = [
  ...PATHS.map(([message, from, wrong, right]) => ({
    rule: 'import/no-restricted-paths',
    message,
    wrong: imports(wrong, from),
    right: imports(right, from),
  })),
  ...PACKAGES.map(([from, wrong, right]) => ({
    rule: 'no-restricted-imports',
    message: '',
    wrong: imports(wrong, from),
    right: imports(right, from),
  })),
  ...['tx.consentRecord.update', 'tx.consentUse.upsert', 'consentRecord.deleteMany'].map(
    (call) => ({
      rule: SYNTAX,
      message: LEDGER,
      ...inFiles(
        onServer(change(call)),
        'lib/submissions/store/repository.ts',
        'lib/submissions/retention/repository.ts',
      ),
    }),
  ),
  ...['lib/testing/rows.ts', START, 'e2e/support/database.ts'].map((file) => ({
    rule: SYNTAX,
    message: LEDGER,
    ...inFile(file, change('db.consentUse.deleteMany'), change('db.consentUse.count')),
  })),
  {
    rule: 'no-restricted-globals',
    message: NO_HTTP,
    ...inFiles(
      onServer("export const made = new Response('');"),
      SERVICE,
      'lib/platform/http/route.ts',
    ),
  },
  {
    rule: '@typescript-eslint/no-restricted-types',
    message: NO_HTTP,
    ...inFiles(
      onServer('export const size = (given: Request) => String(given);'),
      SERVICE,
      'lib/platform/http/route.ts',
    ),
  },
  ...[SERVICE, 'lib/guides/repository.ts', 'lib/platform/env.ts', 'lib/site.ts'].map((file) => ({
    rule: SYNTAX,
    message: FIRST_LINE,
    ...inFile(file, ONE, onServer(ONE)),
  })),
  {
    rule: SYNTAX,
    message: FIRST_LINE,
    ...inFile(
      'lib/platform/secret.ts',
      `${LATE}${onServer('export const one = env;')}`,
      `${SERVER_ONLY}${LATE}export const one = env;\n`,
    ),
  },
  ...[
    ['lib/platform/format/number.ts', 'export const home = process.env.HOME;'],
    ['app/robots.ts', 'export const { HOME } = process.env;'],
    ['components/home/hero.tsx', 'export const home = process.env.HOME;'],
  ].map(([file = '', code = '']) => ({
    rule: 'no-restricted-properties',
    message: '',
    ...inFiles(code, file, START),
  })),
  ...['lib/utils.ts', 'components/ui/badge.tsx'].map((file) => ({
    rule: SYNTAX,
    message: 'No barrels',
    ...inFiles(`export * from '${FORMAT}';`, file, START),
  })),
  {
    rule: 'import/no-default-export',
    message: '',
    ...inFiles('export default function one() {}', 'components/ui/button.tsx', 'app/robots.ts'),
  },
  ...[
    ['lib/platform/longNumber.ts', 'lib/platform/long-number.ts'],
    ['components/home/HeroView.tsx', 'components/home/hero-view.tsx'],
    ['lib/longNumber.test.ts', 'lib/long-number.test.ts'],
  ].map(([wrong = '', right = '']) => ({
    rule: 'check-file/filename-naming-convention',
    message: '',
    ...inFiles(ONE, wrong, right),
  })),
];

test('each rule refuses what is wrong, and takes what is right', () => {
  const found = lint(CASES.flatMap(({ wrong, right }) => [wrong, right]));
  for (const { rule, message, wrong, right } of CASES) {
    const refusal = { rule, message: expect.stringContaining(message) };
    const said = found.get(JSON.stringify(wrong));
    expect([wrong, said]).toEqual([wrong, expect.arrayContaining([refusal])]);
    expect([right, found.get(JSON.stringify(right))]).toEqual([right, []]);
  }
});

test('neither files nor folders import each other in a circle', () => {
  const folder = newFolder();
  const files = {
    'lib/format/first.ts': "import './second';",
    'lib/format/second.ts': "import type { First } from './first';",
    'lib/format/outside.ts': "import './first';",
    // No file of these two folders is in a circle.
    'lib/places/one.ts': "import '../seo/other';",
    'lib/places/another.ts': '',
    'lib/seo/other.ts': '',
    'lib/seo/further.ts': "import '../places/another';",
  };
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'tsconfig.json'), '{}');
  const { stdout } = spawnSync(
    process.execPath,
    [
      resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', resolve('.dependency-cruiser.mjs'), '--output-type', 'json', 'lib'],
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string }[] };
  };
  expect(summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort()).toEqual([
    'no-circular: lib/format/first.ts',
    'no-folder-circular: lib/places',
    'no-folder-circular: lib/seo',
  ]);
});
