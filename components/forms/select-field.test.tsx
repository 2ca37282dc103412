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

test('options of a group stand together under its name, in their order', () => {
  const options = [
    { value: '', label: 'Bitte wählen' },
    { value: 'haus', label: 'Haus', group: 'Wohnen' },
    { value: 'wohnung', label: 'Wohnung', group: 'Wohnen' },
    { value: 'laden', label: 'Laden', group: 'Gewerbe' },
  ];
  render(<SelectField name="type" label="Art" options={options} />);
  const groups = screen
    .getAllByRole('group')
    .map((group) => [group.getAttribute('label'), group.textContent]);
  expect(groups).toEqual([
    ['Wohnen', 'HausWohnung'],
    ['Gewerbe', 'Laden'],
  ]);
  expect(screen.getAllByRole('option')).toHaveLength(4);
});
