import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field, TextField } from './field';

describe.each([
  ['Field', Field],
  ['TextField', TextField],
])('%s', (_, Component) => {
  const input = () => screen.getByRole('textbox');

  test('is named by its label and can be found by the name of the field', () => {
    render(<Component name="area" label="Wohnfläche" />);
    expect(input()).toHaveAccessibleName('Wohnfläche');
    expect(input()).toHaveAttribute('name', 'area');
    expect(document.getElementById('area')).toBe(input());
  });

  test('without hint and error it is described by nothing and not invalid', () => {
    render(<Component name="area" label="Wohnfläche" />);
    expect(input()).not.toHaveAttribute('aria-describedby');
    expect(input()).not.toHaveAttribute('aria-invalid');
  });

  test('is described by its hint', () => {
    render(<Component name="area" label="Wohnfläche" hint="Ohne Keller." />);
    expect(input()).toHaveAttribute('aria-describedby', 'area-hint');
    expect(input()).toHaveAccessibleDescription('Ohne Keller.');
    expect(input()).toBeValid();
  });

  test('is described by its error and invalid', () => {
    render(<Component name="area" label="Wohnfläche" error="Zu klein" />);
    expect(input()).toHaveAttribute('aria-describedby', 'area-error');
    expect(input()).toHaveAttribute('aria-invalid', 'true');
    expect(input()).toHaveAccessibleDescription(/Zu klein$/);
  });

  test('is described by hint and error together, in this order', () => {
    render(<Component name="area" label="Wohnfläche" hint="Ohne Keller." error="Zu klein" />);
    expect(input()).toHaveAttribute('aria-describedby', 'area-hint area-error');
    expect(input()).toHaveAccessibleDescription(/^Ohne Keller\..*Zu klein$/);
  });

  test('keeps both descriptions under names that look like class names', () => {
    render(<Component name="text" label="Text" hint="Kurz." error="Zu lang" />);
    expect(input()).toHaveAttribute('aria-describedby', 'text-hint text-error');
  });

  test('says that it is optional', () => {
    render(<Component name="area" label="Wohnfläche" optional />);
    expect(input()).toHaveAccessibleName('Wohnfläche (freiwillig)');
  });

  test('takes what is typed', async () => {
    render(<Component name="area" label="Wohnfläche" defaultValue="1" />);
    await userEvent.type(input(), '20');
    expect(input()).toHaveValue('120');
  });
});

test('the unit in a field is no part of its name', () => {
  render(<Field name="area" label="Wohnfläche" suffix="m²" />);
  expect(screen.getByText('m²')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('textbox')).toHaveAccessibleName('Wohnfläche');
});

test('what stands beside a field is shown', () => {
  render(<Field name="plz" label="Postleitzahl" beside={<button>Mein Standort</button>} />);
  expect(screen.getByRole('button', { name: 'Mein Standort' })).toBeVisible();
});
