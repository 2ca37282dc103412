/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { EXAMPLE_HOME, WORKED_POSTCODE } from '@/components/valuation-method/example';
import { WorkedSteps } from '@/components/valuation-method/worked-steps';
import { valueAtPlace } from '@/lib/valuation/regional/service';
import type { RegionalValuation } from '@/lib/valuation/regional/outcome';

const valued = () => valueAtPlace(WORKED_POSTCODE, EXAMPLE_HOME) as RegionalValuation;

const amountIn = (text: string) => {
  const [, sign, digits] = /([−+]?)([\d.]+)\u00a0€/.exec(text)!;
  return Number(digits!.replaceAll('.', '')) * (sign === '−' ? -1 : 1);
};

function lines() {
  return screen.getAllByRole('listitem').map((item) => {
    const sum = within(item).queryByText(/^Zwischenstand/);
    const amount = within(item).getByText(/^[−+]?[\d.]+\u00a0€$/, { normalizer: (text) => text });
    return { amount: amountIn(amount.textContent!), sum: sum && amountIn(sum.textContent!) };
  });
}

test('the lines add up to each sum on the way, and to the figure at the end', () => {
  render(<WorkedSteps valuation={valued()} />);
  const [median, ...rest] = lines();
  const figure = rest.pop()!;
  let total = median!.amount;
  for (const { amount, sum } of rest) {
    total += amount;
    expect(sum).toBe(total);
  }
  expect(rest.length).toBeGreaterThan(4);
  expect(figure.amount).toBe(total);
});

test('the lines are those of the valuation that anybody gets for this home at this place', () => {
  const { value, nationalMedian, factors } = valued();
  render(<WorkedSteps valuation={valued()} />);
  expect(lines().map(({ amount }) => amount)).toEqual([
    nationalMedian,
    ...factors.map(({ euros }) => euros),
    value,
  ]);
  const items = screen.getAllByRole('listitem');
  for (const [index, { label, text }] of factors.entries()) {
    expect(items[index + 1]).toHaveTextContent(label);
    expect(items[index + 1]).toHaveTextContent(text.replaceAll('\u00a0', ' '));
  }
});

test('a bar begins where the one before has ended, and the last one ends with the figure', () => {
  render(<WorkedSteps valuation={valued()} />);
  const bars = screen.getAllByRole('listitem').map((item) => {
    const { style } = item.querySelector<HTMLElement>('[style]')!;
    const start = parseFloat(style.marginLeft);
    return { start, end: start + parseFloat(style.width) };
  });
  const figure = bars.pop()!;
  let reached = bars[0]!.end;
  for (const { start, end } of bars.slice(1)) {
    expect(Math.min(Math.abs(start - reached), Math.abs(end - reached))).toBeLessThan(0.01);
    reached = Math.abs(start - reached) < 0.01 ? end : start;
  }
  expect(figure.end).toBeCloseTo(reached, 2);
  for (const { end } of [...bars, figure]) expect(end).toBeLessThanOrEqual(100.001);
});
