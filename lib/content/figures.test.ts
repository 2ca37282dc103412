/** @jest-environment node */
import { z } from 'zod';
import { LEAD_PRICES } from '@/lib/agents/constants';
import { parseYaml } from './read';
import { FIGURES, filledText, fillFigures } from './figures';

test('a placeholder is filled from the constant of the program', () => {
  expect(fillFigures('Ein Lead kostet {{lead.premium}} €.', 'a.md')).toBe(
    `Ein Lead kostet ${LEAD_PRICES.premium} €.`,
  );
});

test('a placeholder with a capital begins a sentence', () => {
  expect(fillFigures('{{Length.valuation}}, {{length.valuation}}', 'a.md')).toBe(
    'Zwölf\u00a0Monate, zwölf\u00a0Monate',
  );
});

test.each(['lead.gold', 'lead', ' lead.premium', 'toString', ''])(
  'what stands for nothing is named with its place: {{%s}}',
  (name) => {
    expect(() => fillFigures(`Das {{${name}}} ist`, 'content/a.md:7')).toThrow(
      `content/a.md:7: unknown placeholder {{${name}}}`,
    );
  },
);

test('a placeholder that is not closed is a mistake', () => {
  expect(() => fillFigures('Das {{lead.premium} ist', 'a.md:7')).toThrow('a.md:7: unknown');
});

const schema = z.object({ x: z.record(z.string(), filledText) });

test('in a YAML file the line of an unknown placeholder is named', () => {
  const read = () => parseYaml('a.yaml', 'x:\n  y: Ja\n  z: Das {{lead.gold}} ist\n', schema);
  expect(read).toThrow('a.yaml:3: x.z: unknown placeholder {{lead.gold}}');
});

test.each(Object.entries(FIGURES))('%s says something', (_, value) => {
  expect(value()).toMatch(/^[^{}]+$/);
  expect(value()).not.toMatch(/undefined|NaN|null/);
});
