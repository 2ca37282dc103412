import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

// Tests each import rule with a line that breaks it and a similar one that is right. Imported files must
// exist: the rules ignore unresolved imports.

interface Snippet {
  file: string;
  code: string;
}

interface Case {
  name: string;
  rule: string;
  message?: string;
  wrong: Snippet;
  right: Snippet;
}

interface Message {
  rule: string | null;
  message: string;
}

const SERVER_ONLY = "import 'server-only';\n";

const uses = (from: string, name = 'thing') =>
  `import { ${name} } from '${from}';\nexport const used = ${name};\n`;

const imports = (file: string, from: string): Snippet => {
  const server = /^lib\/.*\/(service|repository)\.ts$|^lib\/platform\/db\//.test(file);
  return { file, code: (server ? SERVER_ONLY : '') + uses(from) };
};

const lint = (snippets: Snippet[]): Message[][] => {
  const args = ['scripts/run.mjs', 'scripts/lint-cases.ts'];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    input: JSON.stringify(snippets),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The linter ended with ${status}.\n${stderr}`);
  return JSON.parse(stdout);
};

const PATHS = 'import/no-restricted-paths';
const IMPORTS = 'no-restricted-imports';

const CLIENT = '@/lib/platform/db/client';
const GENERATED = '@/lib/platform/db/generated/sqlite/client';
const REPOSITORY = '@/lib/requests/repository';

const database: Case[] = [
  ...[
    'lib/valuation/service.ts',
    'lib/valuation/estimate.ts',
    'lib/requests/submission/spam.ts',
    'lib/platform/format/deep/number.ts',
    'lib/platform/format/picture.tsx',
    'lib/platform/env.ts',
    'lib/utils.ts',
  ].flatMap((file) =>
    [CLIENT, GENERATED].map((from) => ({
      name: `${file} does not reach ${from}`,
      rule: PATHS,
      message: 'Only repositories reach the database.',
      wrong: imports(file, from),
      right: imports('lib/valuation/repository.ts', from),
    })),
  ),
  ...[
    'app/robots.ts',
    'app/api/health/route.ts',
    'components/home/hero.tsx',
    'components/ui/button.tsx',
  ].flatMap((file) =>
    [
      CLIENT,
      '@/lib/platform/db/errors',
      GENERATED,
      REPOSITORY,
      '@/lib/operations/health-repository',
    ].map((from) => ({
      name: `${file} does not reach ${from}`,
      rule: PATHS,
      message: 'Pages and components enter at a service',
      wrong: imports(file, from),
      right: imports(file, '@/lib/platform/format/number'),
    })),
  ),
  ...[
    '@prisma/client',
    '@prisma/adapter-pg',
    '@prisma/client/runtime/client',
    '@libsql/client',
    'pg',
  ].flatMap((from) =>
    [
      'lib/valuation/service.ts',
      'lib/valuation/repository.ts',
      'lib/platform/format/number.ts',
      'lib/utils.ts',
      'app/api/health/route.ts',
      'components/home/hero.tsx',
    ].map((file) => ({
      name: `${file} does not import ${from}`,
      rule: IMPORTS,
      wrong: imports(file, from),
      right: imports('lib/platform/db/client.ts', from),
    })),
  ),
];

const ledger: Case[] = [
  ...['consentRecord', 'consentUse'].flatMap((table) =>
    ['update', 'updateMany', 'upsert', 'delete', 'deleteMany'].flatMap((method) =>
      [`tx.${table}`, table].map((on) => ({
        name: `a repository does not call ${on}.${method}`,
        rule: 'no-restricted-syntax',
        message: 'The ledger is append-only',
        wrong: {
          file: 'lib/requests/submission/repository.ts',
          code: `${SERVER_ONLY}export const change = (${on.split('.')[0]}) => ${on}.${method}({});\n`,
        },
        right: {
          file: 'lib/requests/retention/repository.ts',
          code: `${SERVER_ONLY}export const change = (${on.split('.')[0]}) => ${on}.${method}({});\n`,
        },
      })),
    ),
  ),
  ...['lib/testing/stored-leads.ts', 'scripts/start.ts', 'e2e/support/database.ts'].map((file) => ({
    name: `${file} does not delete from the ledger`,
    rule: 'no-restricted-syntax',
    message: 'The ledger is append-only',
    wrong: { file, code: 'export const clear = (db) => db.consentRecord.deleteMany();\n' },
    right: { file, code: 'export const count = (db) => db.consentRecord.count();\n' },
  })),
];

const layers: Case[] = [
  ...['lib/valuation/estimate.ts', 'lib/valuation/service.ts', 'lib/utils.ts'].flatMap((file) =>
    ['@/components/ui/button', '@/app/robots', '../../components/ui/button'].map((from) => ({
      name: `${file} does not import ${from}`,
      rule: PATHS,
      message: 'lib knows neither pages nor components.',
      wrong: imports(file, file === 'lib/utils.ts' ? from.replace('../../', '../') : from),
      right: imports(file, '@/lib/platform/format/number'),
    })),
  ),
  ...['@/lib/valuation/estimate', '@/lib/auth/service'].map((from) => ({
    name: `the platform does not import ${from}`,
    rule: PATHS,
    message: 'The platform knows no feature.',
    wrong: imports('lib/platform/http/route.ts', from),
    right: imports('lib/platform/http/route.ts', '@/lib/platform/format/number'),
  })),
  ...['components/ui/button.tsx', 'components/valuation/wizard.tsx'].map((file) => ({
    name: `${file} does not import a page`,
    rule: PATHS,
    message: 'Components do not know pages.',
    wrong: imports(file, '@/app/robots'),
    right: imports('app/manifest.ts', '@/app/robots'),
  })),
  ...['components/valuation/wizard.tsx', 'components/shell/notice.tsx'].flatMap((file) =>
    ['@/lib/requests/service', '@/lib/operations/health-service'].map((from) => ({
      name: `${file} does not call ${from}`,
      rule: PATHS,
      message: 'Components get data as props',
      wrong: imports(file, from),
      right: imports('app/robots.ts', from),
    })),
  ),
  ...[
    'app/robots.ts',
    'components/home/hero.tsx',
    'e2e/support/portal.ts',
    'lib/valuation/estimate.ts',
    'scripts/start.ts',
    'scripts/setup/checks.ts',
    'server.ts',
    'server/cache.ts',
    'middleware.ts',
  ].map((file) => ({
    name: `${file} does not import a tool`,
    rule: PATHS,
    message: 'does without tools',
    wrong: imports(file, '@/tools/valuation/metrics'),
    right: imports('tools/prices/import.ts', '@/tools/valuation/metrics'),
  })),
  ...['@/scripts/start', '@/scripts/bench/table'].map((from) => ({
    name: `a tool does not import ${from}`,
    rule: PATHS,
    message: 'tools know what lies in setup alone',
    wrong: imports('tools/valuation/fit/some-step.ts', from),
    right: imports('tools/valuation/fit/some-step.ts', '@/scripts/setup/run'),
  })),
];

const folders = (parent: string) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const SHARED = ['ui', 'forms', 'shell', 'illustrations'];
/** Existing folders, and those that docs allow. */
const COMPONENT_FOLDERS = new Set([
  ...['leads', 'guides', 'requests', 'adviser', 'auth', 'agents', 'home', 'legal', 'consent'],
  ...folders('components').filter((name) => !SHARED.includes(name)),
]);
COMPONENT_FOLDERS.delete('valuation');

/** Features do not import each other. The valuation stands for the other feature, because its files exist. */
const features: Case[] = [
  ...['guides', 'auth', 'agents'].map((feature) => ({
    name: `lib/${feature} does not import another feature`,
    rule: PATHS,
    message: 'Features do not import each other',
    wrong: imports(`lib/${feature}/service.ts`, '@/lib/valuation/estimate'),
    right: imports('lib/requests/service.ts', '@/lib/valuation/estimate'),
  })),
  ...['requests/forms/lead/options', 'requests/reference', 'auth/schema', 'agents/constants'].map(
    (file) => ({
      name: `lib/adviser answers out of guides and valuation, and does not import lib/${file}`,
      rule: PATHS,
      message: 'Features do not import each other',
      wrong: imports('lib/adviser/service.ts', `@/lib/${file}`),
      right: imports('lib/adviser/service.ts', '@/lib/valuation/estimate'),
    }),
  ),
  ...[...COMPONENT_FOLDERS].map((folder) => ({
    name: `components/${folder} does not import another feature's components`,
    rule: PATHS,
    message: 'Components of one feature do not import those of another',
    wrong: imports(`components/${folder}/some-view.tsx`, '@/components/valuation/wizard'),
    right: imports(`components/${folder}/some-view.tsx`, '@/components/ui/button'),
  })),
  ...[...COMPONENT_FOLDERS]
    .filter((folder) => !folder.startsWith('valuation'))
    .map((folder) => ({
      name: `components/${folder} does not import another feature's domain`,
      rule: PATHS,
      message: "Components know their own domain's universal files only.",
      wrong: imports(
        `components/${folder}/some-view.tsx`,
        // Prices by place are those of the valuation.
        folder === 'prices' ? '@/lib/agents/constants' : '@/lib/valuation/estimate',
      ),
      right: imports('components/valuation-result/some-view.tsx', '@/lib/valuation/estimate'),
    })),
  ...SHARED.flatMap((folder) =>
    ['@/components/valuation/wizard', '@/components/home/hero', '@/lib/valuation/options'].map(
      (from) => ({
        name: `components/${folder} does not import ${from}`,
        rule: PATHS,
        message: 'Shared components do not know any feature.',
        wrong: imports(`components/${folder}/some-part.tsx`, from),
        right: imports(`components/${folder}/some-part.tsx`, '@/components/ui/button'),
      }),
    ),
  ),
];

const plain: Case[] = [
  ...['next/headers', 'next', 'next/server', 'react', 'react/jsx-runtime', 'react-dom'].flatMap(
    (from) =>
      [
        'lib/valuation/service.ts',
        'lib/valuation/estimate.ts',
        'lib/platform/format/picture.tsx',
      ].map((file) => ({
        name: `${file} does not import ${from}`,
        rule: IMPORTS,
        wrong: imports(file, from),
        right: imports('lib/valuation/service.ts', 'node:crypto'),
      })),
  ),
  ...['Request', 'Response'].flatMap((name) => [
    {
      name: `a service does not make a ${name}`,
      rule: 'no-restricted-globals',
      message: 'A service does not know HTTP.',
      wrong: {
        file: 'lib/valuation/service.ts',
        code: `${SERVER_ONLY}export const made = new ${name}('http://localhost');\n`,
      },
      right: {
        file: 'lib/platform/http/route.ts',
        code: `${SERVER_ONLY}export const made = new ${name}('http://localhost');\n`,
      },
    },
    {
      name: `a service does not take a ${name}`,
      rule: '@typescript-eslint/no-restricted-types',
      message: 'A service does not know HTTP.',
      wrong: {
        file: 'lib/valuation/service.ts',
        code: `${SERVER_ONLY}export const size = (given: ${name}) => String(given);\n`,
      },
      right: {
        file: 'lib/platform/http/route.ts',
        code: `${SERVER_ONLY}export const size = (given: ${name}) => String(given);\n`,
      },
    },
  ]),
];

const LATE = `import { randomUUID } from 'node:crypto';\n${SERVER_ONLY}export const id = randomUUID();\n`;
const EARLY = `${SERVER_ONLY}import { randomUUID } from 'node:crypto';\nexport const id = randomUUID();\n`;

const form: Case[] = [
  ...[
    'lib/valuation/service.ts',
    'lib/valuation/repository.ts',
    'lib/platform/db/client.ts',
    'lib/platform/env.ts',
    'lib/site.ts',
    'lib/platform/secret.ts',
  ].flatMap((file) =>
    [
      ['late', LATE],
      ['nowhere', 'export const answer = 42;\n'],
    ].map(([where = '', code = '']) => ({
      name: `${file} does not say 'server-only' ${where}`,
      rule: 'no-restricted-syntax',
      message: 'Line 1 of a server file',
      wrong: { file, code },
      right: { file, code: EARLY },
    })),
  ),
  ...[
    'lib/platform/format/number.ts',
    'lib/valuation/service.ts',
    'app/robots.ts',
    'components/home/hero.tsx',
  ].flatMap((file) =>
    ['export const home = process.env.HOME;', 'export const { HOME } = process.env;'].map(
      (code) => ({
        name: `${file} does not read a setting: ${code}`,
        rule: 'no-restricted-properties',
        wrong: { file, code: `${SERVER_ONLY}${code}\n` },
        right: { file: 'lib/platform/env.ts', code: `${SERVER_ONLY}${code}\n` },
      }),
    ),
  ),
  ...['lib/platform/format/number.ts', 'lib/valuation/service.ts', 'components/ui/badge.tsx'].map(
    (file) => ({
      name: `${file} is no barrel`,
      rule: 'no-restricted-syntax',
      message: 'No barrels',
      wrong: { file, code: `${SERVER_ONLY}export * from '@/lib/platform/format/date';\n` },
      right: { file, code: `${SERVER_ONLY}export const date = 1;\n` },
    }),
  ),
  ...['lib/platform/format/number.ts', 'components/ui/button.tsx'].map((file) => ({
    name: `${file} has no default export`,
    rule: 'import/no-default-export',
    wrong: { file, code: 'export default function number() {}\n' },
    right: { file, code: 'export function number() {}\n' },
  })),
  ...[
    ['lib/platform/format/longNumber.ts', 'lib/platform/format/long-number.ts'],
    ['components/home/HeroView.tsx', 'components/home/hero-view.tsx'],
    ['scripts/some_bench.ts', 'scripts/some-bench.ts'],
    ['lib/platform/format/longNumber.test.ts', 'lib/platform/format/long-number.test.ts'],
  ].map(([wrong = '', right = '']) => ({
    name: `a file is not called ${wrong}`,
    rule: 'check-file/filename-naming-convention',
    wrong: { file: wrong, code: 'export const number = 1;\n' },
    right: { file: right, code: 'export const number = 1;\n' },
  })),
];

const CASES = [...database, ...ledger, ...layers, ...features, ...plain, ...form];

describe('the rules about who may import whom', () => {
  let wrong: Message[][];
  let right: Message[][];

  beforeAll(() => {
    const messages = lint([...CASES.map((each) => each.wrong), ...CASES.map((each) => each.right)]);
    wrong = messages.slice(0, CASES.length);
    right = messages.slice(CASES.length);
  });

  test.each(CASES.map((each, index) => ({ ...each, index })))(
    '$name',
    ({ rule, message = '', index }) => {
      expect(wrong[index]).toContainEqual({ rule, message: expect.stringContaining(message) });
      expect(right[index]).toEqual([]);
    },
  );
});

function circlesAmong(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'portal-circles-'));
  try {
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
    return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('files do not import each other in a circle', () => {
  expect(
    circlesAmong({
      'lib/platform/format/first.ts':
        "import { second } from './second';\nexport const first = () => second;\n",
      'lib/platform/format/second.ts':
        "import type { Third } from './third';\nexport const second: Third = 2;\n",
      'lib/platform/format/third.ts':
        "import { first } from './first';\nexport type Third = number;\nexport const third = first;\n",
      'lib/platform/format/outside.ts':
        "import { first } from './first';\nexport const outside = first;\n",
    }),
  ).toEqual(['no-circular: lib/platform/format/first.ts']);
});

test('folders do not import each other in a circle, though no file does', () => {
  expect(
    circlesAmong({
      'lib/platform/format/one.ts':
        "import { other } from '../seo/other';\nexport const one = other;\n",
      'lib/platform/format/another.ts': 'export const another = 1;\n',
      'lib/platform/seo/other.ts': 'export const other = 2;\n',
      'lib/platform/seo/further.ts':
        "import { another } from '../format/another';\nexport const further = another;\n",
    }),
  ).toEqual(['no-folder-circular: lib/platform/format', 'no-folder-circular: lib/platform/seo']);
});
