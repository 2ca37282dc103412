import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { LEAD_PRICES } from '@/lib/agencies/constants';
import { parseYaml } from './read-content';
import { CONTENT_VALUES, filledText, fillContent } from './content-values';

test('a placeholder is filled from the constant of the program', () => {
  expect(fillContent('Ein Lead kostet {{lead.premium}} €.', 'a.md')).toBe(
    `Ein Lead kostet ${LEAD_PRICES.premium} €.`,
  );
});

test('a placeholder with a capital begins a sentence', () => {
  expect(fillContent('{{Length.valuation}}, {{length.valuation}}', 'a.md')).toBe(
    'Zwölf\u00a0Monate, zwölf\u00a0Monate',
  );
});

test.each(['lead.gold', 'lead', ' lead.premium', 'toString', ''])(
  'what stands for nothing is named with its place: {{%s}}',
  (name) => {
    expect(() => fillContent(`Das {{${name}}} ist`, 'content/a.md:7')).toThrow(
      `content/a.md:7: unknown placeholder {{${name}}}`,
    );
  },
);

const schema = z.object({ x: z.record(z.string(), filledText) });

test('in a YAML file the line of an unknown placeholder is named', () => {
  const read = () => parseYaml('a.yaml', 'x:\n  y: Ja\n  z: Das {{lead.gold}} ist\n', schema);
  expect(read).toThrow('a.yaml:3: x.z: unknown placeholder {{lead.gold}}');
});

test.each(Object.entries(CONTENT_VALUES))('%s says something', (_, value) => {
  expect(value()).toMatch(/^[^{}]+$/);
  expect(value()).not.toMatch(/undefined|NaN|null/);
});

const EUROS = '(?:€|Euro)';
const HOURS = 'Stunden';
const YEARS = 'Jahre Alter';

/** Unit behind a figure, by name or group. */
const UNITS: Readonly<Record<string, string>> = {
  lead: EUROS,
  'lead.maxAge': HOURS,
  'lead.premiumMonths': 'Monaten',
  package: EUROS,
  'package.moneyBackDays': 'Tage Geld-zurück',
  packageLeads: '(?:Premium-)?Leads',
  deliveryHours: HOURS,
  claim: 'Partnermakler',
  'base.price': EUROS,
  example: EUROS,
  'example.age': YEARS,
  'example.sevenStepsAge': YEARS,
  'example.factor': '',
  'example.sevenStepsFactor': '',
  'regional.years': '',
  error: '(?:%|Prozent)',
  correction: 'noch',
  'commission.least': 'bis',
  steps: '(?:kurzen? )?(?:Fragen|Schritten?)',
  office: '(?:(?:bis|und) \\d+ )?Uhr',
};

/** Figures that also stand for other things, with the reason to skip them. */
const COMMON: Readonly<Record<string, string>> = {
  'lead.premiumValue': 'a round amount of other examples',
  'example.loan': 'a round amount of other examples',
  'example.newValue': 'a round amount of other examples',
  'commission.most': 'the rate that examples of the guides are calculated with',
  'regional.offersAtLeast': 'a number that says nothing by itself',
  'regional.indexTo': 'a quarter that publications are about',
  'base.lossPerYear': 'stands beside the price that is looked for',
  'base.floor': 'stands beside the price that is looked for',
  'base.mostLossPercent': 'a round share',
  'base.referenceYear': 'a year',
  'base.floorYear': 'a year',
  'base.defaultYear': 'a year',
  length: 'laws have the same; in content/legal its periods.test.ts looks for them',
  count: 'laws have the same',
  period: 'begins with a length',
  kept: 'words',
  asked: 'words',
  cookie: 'processing.test.ts compares it',
};

const EXCEPTIONS = [
  ['adviser/answers/portal.yaml', 'zehn Schritte', 'a keyword by which people may ask'],
  ['adviser/answers/online-valuation.yaml', '3.500 Euro', 'questions, as people ask them'],
] as const;

const groupOf = (name: string) => name.split('.', 1)[0]!;

function typed(name: string): RegExp | undefined {
  if (name in COMMON) return undefined;
  const unit = UNITS[name] ?? UNITS[groupOf(name)];
  if (unit === undefined) return undefined;
  const value = CONTENT_VALUES[name]!().replace(/[.+]/g, '\\$&');
  const words = unit ? `${value} ${unit}` : value;
  return new RegExp(
    `(?<![\\p{L}\\d.,])${words.replaceAll(/[ \u00a0]/g, '[ \u00a0]')}(?![\\p{L}\\d])`,
    'iu',
  );
}

const PATTERNS = Object.keys(CONTENT_VALUES).flatMap((name) => {
  const pattern = typed(name);
  return pattern ? [[name, pattern] as const] : [];
});

const typedIn = (file: string, line: string): string[] =>
  PATTERNS.flatMap(([name, pattern]) => {
    const [found] = pattern.exec(line) ?? [];
    const isFine = EXCEPTIONS.some(([where, what]) => where === file && what === found);
    return found && !isFine ? [`"${found}" is {{${name}}}`] : [];
  });

const FILES = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(md|yaml)$/.test(file))
  .sort();

test.each(FILES)('%s types no figure that the program knows', (file) => {
  const lines = readFileSync(join('content', file), 'utf8').split('\n');
  const found = lines.flatMap((line, index) =>
    typedIn(file, line).map((mistake) => `${file}:${index + 1}: ${mistake}`),
  );
  expect(found).toEqual([]);
});

test.each(Object.keys(CONTENT_VALUES))('%s is looked for, or it is said why not', (name) => {
  expect(typed(name) ?? COMMON[name] ?? COMMON[groupOf(name)]).toBeDefined();
});

const figure = (name: string) => CONTENT_VALUES[name]!();

test.each([
  [`Ein Lead kostet ${figure('lead.premium')} €.`, 'lead.premium'],
  [`**${figure('package.enterprise')} €**`, 'package.enterprise'],
  [`rechnet ${figure('base.price')} € je m²`, 'base.price'],
  [`Fehler von ${figure('error.houses')} %`, 'error.houses'],
  [`zwischen ${figure('office.from')} und 18 Uhr`, 'office.from'],
])('in %j the figure %s is found', (line, name) => {
  expect(typedIn('home/faq.yaml', line)).toContainEqual(expect.stringContaining(`{{${name}}}`));
});

test.each([
  `11.${figure('lead.premium')} €`,
  `${figure('lead.premium')} m²`,
  `${figure('base.price')} Seiten`,
])('in %j there is none', (line) => {
  expect(typedIn('home/faq.yaml', line)).toEqual([]);
});
