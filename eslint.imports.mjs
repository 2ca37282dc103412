// Which folder may import which (docs/decisions/001-import-direction.md). A test proves that each rule fires.

const FEATURES = [
  ...['valuation', 'prices', 'guides', 'calculators', 'adviser', 'agencies', 'auth', 'submissions'],
];

/**
 * The only imports between features: submissions refer to homes, packages and employees; the adviser answers
 * from the guides and the calculators and uses the valuation, and so do prices by place.
 */
const ALLOWED = {
  submissions: ['valuation', 'agencies', 'auth'],
  adviser: ['guides', 'calculators', 'valuation'],
  prices: ['valuation'],
};

const SHARED_COMPONENTS = ['ui', 'forms', 'shell', 'illustrations'];

/** Folders of components for one feature, and the domains in lib that it belongs to. */
const COMPONENT_DOMAINS = {
  valuation: 'valuation',
  'valuation-result': 'valuation',
  'valuation-method': 'valuation',
  prices: ['prices', 'valuation'],
  leads: 'submissions',
  guides: 'guides',
  calculators: 'calculators',
  submissions: 'submissions',
  // It calculates with the calculators, and shows their forms.
  adviser: ['adviser', 'calculators'],
  auth: 'auth',
  agencies: 'agencies',
  'agency-inquiry': 'agencies',
  home: undefined,
  legal: undefined,
  consent: 'submissions',
  owner: ['submissions', 'valuation'],
  ledger: 'submissions',
  // Employees work there: on valuations, leads of agencies, guides and accounts.
  admin: ['agencies', 'guides', 'auth', 'valuation'],
};

/** The only imports between components of features. */
const ALLOWED_COMPONENTS = { adviser: ['calculators'] };

const without = (list, ...names) => list.filter((name) => !names.includes(name));

const features = FEATURES.flatMap((feature) =>
  without(FEATURES, feature, ...(ALLOWED[feature] ?? [])).map((other) => ({
    target: `./lib/${feature}`,
    from: `./lib/${other}`,
    message: 'Features do not import each other; a page puts them together.',
  })),
);

const components = Object.entries(COMPONENT_DOMAINS).flatMap(([folder, domain]) => [
  ...without(Object.keys(COMPONENT_DOMAINS), folder, ...(ALLOWED_COMPONENTS[folder] ?? [])).map(
    (other) => ({
      target: `./components/${folder}`,
      from: `./components/${other}`,
      message:
        'Components of one feature do not import those of another; a page puts them together.',
    }),
  ),
  ...without(FEATURES, ...[domain].flat(), 'submissions').map((other) => ({
    target: `./components/${folder}`,
    from: `./lib/${other}`,
    message: "Components know their own domain's universal files only.",
  })),
]);

const shared = SHARED_COMPONENTS.flatMap((folder) => [
  ...Object.keys(COMPONENT_DOMAINS).map((other) => ({
    target: `./components/${folder}`,
    from: `./components/${other}`,
    message: 'Shared components do not know any feature.',
  })),
  ...FEATURES.map((other) => ({
    target: `./components/${folder}`,
    from: `./lib/${other}`,
    message: 'Shared components do not know any feature.',
  })),
]);

const zones = [
  {
    target: './lib',
    from: ['./components', './app'],
    message: 'lib knows neither pages nor components.',
  },
  { target: './components', from: './app', message: 'Components do not know pages.' },
  {
    target: './lib/platform',
    from: './lib/!(platform|testing)/**',
    message: 'The platform knows no feature.',
  },
  {
    target: ['./app/**/!(*.db.test).{ts,tsx}', './components/**/*'],
    from: ['./lib/platform/db/**', './lib/**/{repository,*-repository}.ts'],
    message: 'Pages and components enter at a service; only repositories reach the database.',
  },
  {
    target: [
      './lib/*.ts',
      './lib/!(platform|testing)/**/!(repository|*-repository|*.db.test).{ts,tsx}',
      './lib/platform/!(db)/**/!(repository|*-repository|*.db.test).{ts,tsx}',
      './lib/platform/*.ts',
    ],
    from: ['./lib/platform/db/client.*', './lib/platform/db/generated/**'],
    message: 'Only repositories reach the database.',
  },
  {
    target: './components',
    from: './lib/**/{service,*-service}.ts',
    message: 'Components get data as props; pages call services.',
  },
  {
    target: [
      ...['./app', './components', './e2e', './lib', './scripts', './server', './server.ts'],
      ...['./middleware.ts', './instrumentation.ts', './instrumentation-client.ts'],
    ],
    from: './tools',
    message: 'What serves, starts and tests the portal does without tools.',
  },
  {
    target: './tools',
    from: ['./scripts/*', './scripts/!(setup)/**'],
    message: 'Of the scripts, tools know what lies in setup alone.',
  },
  ...features,
  ...components,
  ...shared,
];

const fromServerOnlyFirst = {
  selector: 'Program > :first-child:not(ImportDeclaration[source.value="server-only"])',
  message: "Line 1 of a server file is: import 'server-only';",
};

const noPrisma = {
  regex: '^(@prisma|@libsql|\\.?/?generated/(sqlite|postgresql))/|^pg$',
  message: 'Prisma and the database drivers stay in lib/platform/db.',
};

const noBarrels = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: import from the file that defines it.',
};

const ledgerStays = {
  selector:
    'MemberExpression[property.name=/^(update|upsert|delete)/]:matches([object.name=/^consent(Record|Use)$/], [object.property.name=/^consent(Record|Use)$/])',
  message:
    'The ledger is append-only; only lib/submissions/retention/repository.ts deletes from it.',
};

export const importRules = [
  { rules: { 'no-restricted-syntax': ['error', ledgerStays] } },
  { rules: { 'import/no-restricted-paths': ['error', { zones }] } },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', noBarrels, ledgerStays],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Settings are read in lib/platform/env.ts.',
        },
      ],
    },
  },
  {
    files: [
      'app/**/*.{ts,tsx}',
      'components/**/*.{ts,tsx}',
      'lib/platform/http/**',
      'lib/submissions/mails/templates/**',
      'lib/submissions/documents/**',
    ],
    rules: { 'no-restricted-imports': ['error', { patterns: [noPrisma] }] },
  },
  {
    files: ['lib/**/*.{ts,tsx}'],
    // Mails and PDFs use React as a template language.
    ignores: [
      'lib/platform/http/**',
      'lib/testing/**',
      'lib/submissions/mails/templates/**',
      'lib/submissions/documents/**',
      '**/*.test.{ts,tsx}',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(next|react|react-dom)(/|$)', message: 'lib knows neither Next nor React.' },
            noPrisma,
          ],
        },
      ],
    },
  },
  {
    files: [
      'lib/!(testing)/**/{service,repository,*-service,*-repository}.ts',
      'lib/platform/db/*.ts',
      'lib/platform/env.ts',
      'lib/site.ts',
      'lib/company.ts',
      'lib/letterhead.ts',
      'lib/placeholders.ts',
      'lib/platform/secret.ts',
    ],
    ignores: ['**/*.test.ts', 'lib/platform/db/address.ts'],
    rules: { 'no-restricted-syntax': ['error', noBarrels, ledgerStays, fromServerOnlyFirst] },
  },
  {
    files: ['lib/submissions/retention/repository.ts'],
    rules: { 'no-restricted-syntax': ['error', noBarrels, fromServerOnlyFirst] },
  },
  {
    files: ['lib/**/{service,*-service}.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'Request', message: 'A service does not know HTTP.' },
        { name: 'Response', message: 'A service does not know HTTP.' },
      ],
      // The rule above does not look at types.
      '@typescript-eslint/no-restricted-types': [
        'error',
        {
          types: {
            Request: 'A service does not know HTTP.',
            Response: 'A service does not know HTTP.',
          },
        },
      ],
    },
  },
  {
    files: [
      'lib/platform/db/**',
      'lib/platform/env.ts',
      'lib/testing/**',
      '**/*.test.ts',
      '**/*.test.tsx',
    ],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-imports': 'off' },
  },
  { files: ['lib/**', 'components/**'], rules: { 'import/no-default-export': 'error' } },
];
