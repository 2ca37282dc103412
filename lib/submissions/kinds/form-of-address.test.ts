import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { valuationSchema } from './valuation';
import { inFormal, fieldErrors } from '@/lib/platform/validation/fields';

const DU =
  /(?<!\p{L})(?:du|dir|dich|dein(?:e[mnrs]?)?|gib|wähle|prüfe|sende|lade|ändere)(?! ich)(?!\p{L})/iu;

const WIZARD = [
  'app/(wizard)/',
  'components/valuation/',
  'components/shell/home-redirect.tsx',
  'lib/valuation/steps.ts',
  'lib/valuation/schema.ts',
  'lib/valuation/regional/what-if.ts',
  'lib/submissions/kinds/valuation.ts',
  'lib/platform/places/schema.ts',
  'lib/platform/validation/fields.ts',
];

/** Input of visitors, which may say 'du'. */
const HEARD = ['lib/adviser/', 'content/adviser/', 'content/words/', 'lib/testing/'];

const files = ['app', 'components', 'lib', 'content'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.(?:tsx?|md|yaml)$/.test(path) && !/\.(?:test|fixture)\./.test(path))
    .filter((path) => ![...WIZARD, ...HEARD].some((start) => path.startsWith(start))),
);

const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => !/^\s*\/\//.test(line));

test('no page but the wizard says du', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((path) =>
    linesOf(path).flatMap((line) => (DU.test(line) ? [`${path}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test('what the adviser says is said with Sie', () => {
  const folder = 'content/adviser';
  const answers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && !/stop-words|patterns/.test(name))
    // Questions are lists, answers are blocks.
    .flatMap((name) => linesOf(join(folder, name)).filter((line) => !/^\s*- /.test(line)));
  expect(answers.length).toBeGreaterThan(300);
  expect(answers.filter((line) => DU.test(line))).toEqual([]);
});

test('the messages of the wizard come out formal wherever else they are shown', () => {
  const wrong = { propertyType: 'x', postalCode: 'x', area: 'x', yearBuilt: 'x', rooms: 'x' };
  const also = { condition: 'x', name: '', email: 'x', phone: 'x', notes: 5 };
  const { error } = valuationSchema.safeParse({ ...wrong, ...also });
  const messages = Object.values(fieldErrors(error!, inFormal));
  expect(messages.filter((message) => DU.test(message))).toEqual([]);
  expect(messages).toContain('Bitte geben Sie Ihre Anmerkungen als Text ein');
  expect(Object.values(fieldErrors(error!)).some((message) => DU.test(message))).toBe(true);
});
