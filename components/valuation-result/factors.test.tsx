import { render, screen, within } from '@testing-library/react';
import { BaseFactors } from './result';
import { Factors, type FactorStep } from './factors';
import { estimate } from '@/lib/valuation/estimate';

function show(area: number, yearBuilt: number) {
  render(
    <BaseFactors area={area} yearBuilt={yearBuilt} value={estimate({ area, yearBuilt }).value} />,
  );
  return screen.getAllByRole('listitem');
}

function bar(row: HTMLElement) {
  const { style } = row.querySelector<HTMLElement>('[style]')!;
  return { start: parseFloat(style.marginLeft), length: parseFloat(style.width) };
}

test.each([
  ['an old house', 1990, ['420.000\u00a0€', '−71.400\u00a0€', '348.600\u00a0€']],
  ['a house of 2024', 2024, ['420.000\u00a0€', '0\u00a0€', '420.000\u00a0€']],
  ['a younger house', 2026, ['420.000\u00a0€', '+4.200\u00a0€', '424.200\u00a0€']],
])('%s: each line has its amount with its sign', (_, yearBuilt, amounts) => {
  const rows = show(120, yearBuilt);
  expect(rows).toHaveLength(3);
  for (const [index, label] of ['Wohnfläche', 'Alter', 'Wert nach der Grundformel'].entries()) {
    const row = within(rows[index]!);
    expect(row.getByText(label)).toBeVisible();
    expect(row.getByText(amounts[index]!, { normalizer: (text) => text })).toBeVisible();
  }
});

test('each factor says how it was calculated', () => {
  const [area, age] = show(120, 1990);
  expect(within(area!).getByText(/mal 3\.500 € je m² im Neuzustand\./)).toBeVisible();
  expect(within(age!).getByText(/34 Jahre alt \(Stand 2024\)/)).toBeVisible();
});

describe('the bars', () => {
  test('of what is taken off and of what remains fill the bar of the new price', () => {
    const [area, age, value] = show(120, 1990).map(bar);
    expect(area).toEqual({ start: 0, length: 100 });
    expect(value!.start).toBe(0);
    expect(value!.length).toBeCloseTo(83, 5);
    expect(age!.start).toBeCloseTo(value!.length, 5);
    expect(age!.start + age!.length).toBeCloseTo(100, 5);
  });

  test('of a surcharge stands behind the new price and ends with the value', () => {
    const [area, age, value] = show(120, 2026).map(bar);
    expect(value).toEqual({ start: 0, length: 100 });
    expect(age!.start).toBeCloseTo(area!.length, 5);
    expect(age!.start + age!.length).toBeCloseTo(100, 5);
  });

  test('are all there when age changes nothing', () => {
    expect(show(120, 2024).map(bar)).toEqual([
      { start: 0, length: 100 },
      { start: 100, length: 0 },
      { start: 0, length: 100 },
    ]);
  });

  test('are not read out: the amounts say the same', () => {
    for (const row of show(120, 1990)) {
      expect(row.querySelector('[style]')?.closest('[aria-hidden="true"]')).not.toBeNull();
    }
  });
});

describe('of several steps', () => {
  const steps: FactorStep[] = [
    { label: 'Lage', text: 'In der Stadt', euros: 300 },
    { label: 'Baujahr', euros: -200, isAssumed: true },
    { label: 'Zustand', euros: 100 },
  ];
  const showSteps = () => {
    render(
      <Factors
        start={{ label: 'Mitte', euros: 600 }}
        steps={steps}
        total={{ label: 'Wert', euros: 800 }}
      />,
    );
    return screen.getAllByRole('listitem');
  };

  test('each bar begins where the one before it ends', () => {
    const bars = showSteps().map(bar);
    const [start, region, year, condition, total] = bars;
    expect(start!.length).toBeCloseTo(region!.start);
    expect(region!.start + region!.length).toBeCloseTo(year!.start + year!.length);
    expect(year!.start).toBeCloseTo(condition!.start);
    expect(condition!.start + condition!.length).toBeCloseTo(total!.length);
    expect(
      Math.max(
        ...showSteps()
          .map(bar)
          .map(({ start: at, length }) => at + length),
      ),
    ).toBe(100);
  });

  test('what is assumed says so, and nothing else does', () => {
    const rows = showSteps();
    expect(rows.map((row) => /\(angenommen\)/.test(row.textContent ?? ''))).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
  });
});
