/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { EXAMPLE_HOME } from '@/components/valuation-method/example';
import { Method } from '@/components/valuation-method/method';
import { METHOD_SECTIONS } from '@/components/valuation-method/section';
import { formatEuros } from '@/lib/platform/format/number';
import { formatTenths } from '@/lib/platform/format/decimals';
import { postcodes } from '@/lib/platform/places/postcodes';
import { STATES } from '@/lib/platform/places/states';
import { littleKnown } from '@/lib/prices/service';
import { type CardComparison, modelCard } from '@/lib/valuation/regional/model-card';
import borrowed from '@/lib/valuation/regional/borrowed.json';
import { examplesAtPlaces } from './examples';

const part = (section: keyof typeof METHOD_SECTIONS) =>
  screen.getByRole('region', { name: METHOD_SECTIONS[section].title });

beforeEach(() => {
  render(<Method card={modelCard} examples={examplesAtPlaces()} little={littleKnown()} />);
});

test('each part has its place in the contents', () => {
  const links = within(screen.getByRole('navigation', { name: 'Inhalt' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
  );
  for (const link of links) {
    expect(document.querySelector(link.getAttribute('href')!)).toBeInTheDocument();
  }
});

test('the base formula is worked through line by line', () => {
  const value =
    EXAMPLE_HOME.area * 3500 * Math.max(0.7, 1 - 0.005 * (2024 - EXAMPLE_HOME.yearBuilt));
  expect(part('baseFormula')).toHaveTextContent('Wohnfläche × 3.500 € × Altersfaktor');
  expect(part('baseFormula')).toHaveTextContent('sinkt mit jedem Jahr um 0,005');
  expect(part('baseFormula')).toHaveTextContent('34 Jahre alt');
  expect(part('baseFormula')).toHaveTextContent(/abzüglich 17 % bleiben/);
  expect(part('baseFormula')).toHaveTextContent(formatEuros(value).replace('\u00a0', ' '));
});

test('one home has a figure and a range at each place, the dearest first', () => {
  const items = within(part('places')).getAllByRole('listitem');
  const figures = examplesAtPlaces()
    .map(({ valuation }) => valuation)
    .sort((a, b) => b.value - a.value);
  expect(items).toHaveLength(figures.length);
  for (const [index, { value, range }] of figures.entries()) {
    for (const euros of [value, range.from, range.to]) {
      expect(items[index]).toHaveTextContent(formatEuros(euros).replace('\u00a0', ' '));
    }
  }
});

test('the errors are those of the model card, both ways to value side by side', () => {
  const { regional, baseFormula } = modelCard.errors['house resale'];
  const row = within(part('accuracy')).getAllByRole('listitem')[0];
  expect(row).toHaveTextContent(
    `regional ${formatTenths(regional.medianAbsoluteErrorPct)} statt ${formatTenths(baseFormula.medianAbsoluteErrorPct)} % nach der Grundformel`,
  );
});

test('every state is drawn and listed, for houses and for flats', () => {
  for (const { name } of STATES) {
    expect(within(part('states')).getAllByText(name)).toHaveLength(4);
  }
});

test('each type and each word of confidence stands with its error from the model card, drawn', () => {
  for (const [section, name, rows] of [
    ['accuracy', 'Mittlerer Fehler nach Typ', Object.entries(modelCard.byType)],
    [
      'range',
      'Mittlerer Fehler nach Aussagekraft',
      (['house resale', 'flat resale'] as const)
        .flatMap((kind) =>
          (['high', 'medium', 'low'] as const).map(
            (grade) => [grade, modelCard.byConfidence[grade][kind]!] as const,
          ),
        )
        .filter(([, { regional }]) => regional.n >= 30),
    ],
  ] as const) {
    const lines = within(within(part(section)).getByRole('table', { name })).getAllByRole('row');
    expect(lines).toHaveLength(rows.length + 1);
    const errors = (rows as (readonly [string, CardComparison])[]).map(
      ([, { regional }]) => regional.medianAbsoluteErrorPct,
    );
    for (const [index, error] of errors.entries()) {
      expect(lines[index + 1]).toHaveTextContent(`${formatTenths(error)} %`);
      const bar = lines[index + 1]!.querySelector<HTMLElement>('[style]')!;
      expect(parseFloat(bar.style.width)).toBeCloseTo((100 * error) / Math.max(...errors), 3);
    }
  }
});

test('how much is known of each state is counted from its postcodes', () => {
  const { states: little } = littleKnown();
  expect(little.reduce((sum, { postalCodes }) => sum + postalCodes, 0)).toBe(postcodes.length);
  expect(little.reduce((sum, { borrowing }) => sum + borrowing, 0)).toBe(
    Object.keys(borrowed.places).length,
  );
  const [first] = within(part('little')).getAllByRole('row').slice(1);
  expect(first).toHaveTextContent(new RegExp(`${little[0]!.state}.*${little[0]!.borrowing}`));
});

test('the words of an official appraisal stand nowhere', () => {
  expect(document.body.textContent).not.toMatch(/Verkehrswert|Gutachten/i);
});
