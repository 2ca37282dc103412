import { render, screen } from '@testing-library/react';
import type { ShownField } from '@/lib/calculators/calculators';
import { CalculatorForm } from './calculator-form';

const number = { type: 'number', quantity: 'euros', isWhole: false, least: 0, most: 9 } as const;

const FIELDS: ShownField[] = [
  {
    name: 'price',
    label: 'Preis',
    unit: '€',
    meta: { kind: number, optional: false },
    options: [],
  },
  {
    name: 'percent',
    label: 'Provision',
    meta: { kind: { ...number, quantity: 'percent' }, initial: 3.57, optional: false },
    options: [],
  },
  {
    name: 'tax',
    label: 'Steuer',
    meta: { kind: { type: 'choice', values: ['a', 'b'] }, initial: 'a', optional: false },
    options: [
      { value: 'a', label: 'enthalten' },
      { value: 'b', label: 'kommt hinzu' },
    ],
  },
];

const values = () =>
  ['Preis', 'Provision', 'Steuer'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  );

test('shows usual values with a comma', () => {
  render(<CalculatorForm action="/rechner/x/ergebnis" fields={FIELDS} />);
  expect(values()).toEqual(['', '3,57', 'a']);
});

test('keeps what was typed to the letter, and puts a message at its field', () => {
  const entries = { price: '400.000', percent: '', tax: 'b' };
  render(
    <CalculatorForm
      action="/rechner/x/ergebnis"
      fields={FIELDS}
      entries={entries}
      errors={{ price: 'Bitte höchstens 9 € eingeben' }}
    />,
  );
  expect(values()).toEqual(['400.000', '', 'b']);
  expect(screen.getByLabelText('Preis')).toHaveAccessibleDescription(/Bitte höchstens 9 €/);
});
