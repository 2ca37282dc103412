import { render, screen } from '@testing-library/react';
import { SelectField } from './select-field';

const OPTIONS = [
  { value: '', label: 'Keine Angabe' },
  { value: 'villa', label: 'Villa' },
];

test('has its label, its options and no complaint', () => {
  render(<SelectField name="type" label="Art" optional options={OPTIONS} />);
  const select = screen.getByRole('combobox', { name: 'Art (freiwillig)' });
  expect(select).toHaveAttribute('id', 'type');
  expect(select).toBeValid();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Keine Angabe',
    'Villa',
  ]);
});

test('is described by its hint and by what is wrong', () => {
  render(
    <SelectField name="type" label="Art" hint="Ungefähr" error="So nicht" options={OPTIONS} />,
  );
  expect(screen.getByRole('combobox')).toBeInvalid();
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription(/^Ungefähr .*So nicht$/);
});
