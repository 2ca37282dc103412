import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsentCheckbox } from './consent-checkbox';

const box = () => screen.getByRole('checkbox');

test.each([
  'Ich stimme der Verarbeitung meiner personenbezogenen Daten zu',
  'Ich wünsche eine persönliche Kontaktaufnahme',
])('a required consent is labelled as specified, with a star: %s', (wording) => {
  render(<ConsentCheckbox name="consent" label={wording} required />);
  expect(box()).toHaveAccessibleName(`${wording}*`);
  expect(box()).toBeRequired();
});

test('an optional consent has no star', () => {
  render(<ConsentCheckbox name="consent" label="Hinweise per E-Mail" />);
  expect(box()).toHaveAccessibleName('Hinweise per E-Mail');
  expect(box()).not.toBeRequired();
});

test('is not ticked beforehand, and by a click on its words', async () => {
  render(<ConsentCheckbox name="consent" label="Ja" required />);
  expect(box()).not.toBeChecked();
  await userEvent.click(screen.getByText(/Ja/));
  expect(box()).toBeChecked();
});

test('can be found by the name of its field', () => {
  render(<ConsentCheckbox name="privacyConsent" label="Ja" />);
  expect(document.getElementById('privacyConsent')).toBe(box());
  expect(box()).toHaveAttribute('name', 'privacyConsent');
  expect(box()).not.toHaveAttribute('aria-describedby');
  expect(box()).toBeValid();
});

test('is described by what is wrong and invalid', () => {
  render(<ConsentCheckbox name="consent" label="Ja" error="Sie müssen zustimmen" />);
  expect(box()).toHaveAccessibleDescription(/Sie müssen zustimmen$/);
  expect(box()).toHaveAttribute('aria-invalid', 'true');
});

test('tells the form about a tick', async () => {
  const onChange = jest.fn();
  render(<ConsentCheckbox name="consent" label="Ja" onChange={onChange} />);
  await userEvent.click(box());
  expect(onChange).toHaveBeenCalledTimes(1);
});
