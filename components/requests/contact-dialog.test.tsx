import { screen, waitFor } from '@testing-library/react';
import { ContactDialog } from './contact-dialog';
import { answer, fillIn, show, thanks } from './dialog.fixture';

const open = () => show(ContactDialog, {});
const name = () => screen.getByRole('textbox', { name: 'Ihr Name' });
const email = () => screen.getByRole('textbox', { name: 'Ihre E-Mail-Adresse' });
const message = () => screen.getByRole('textbox', { name: 'Ihre Nachricht' });
const sendButton = () => screen.getByRole('button', { name: 'Nachricht senden' });

describe('the form', () => {
  test('tells browsers and keyboards what belongs where and cuts nothing off', () => {
    open();
    expect(name()).toHaveAttribute('autocomplete', 'name');
    expect(email()).toHaveAttribute('autocomplete', 'email');
    expect(email()).toHaveAttribute('inputmode', 'email');
    for (const field of [name(), email(), message()]) {
      expect(field).not.toHaveAttribute('maxlength');
    }
    expect(screen.getByRole('combobox')).toHaveAccessibleName(/^Um welche Immobilie/);
    expect(screen.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute(
      'href',
      '/datenschutz',
    );
  });

  test('says what is wrong with a field once it is left', async () => {
    const { user } = open();
    await user.type(email(), 'erika@');
    expect(email()).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(
      await screen.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein'),
    ).toBeVisible();
    expect(email()).toHaveAttribute('aria-invalid', 'true');
  });

  test('sums up what is missing, with the focus there, and leads to the field', async () => {
    const sent = answer();
    const { user } = open();
    await user.click(sendButton());
    const summary = await screen.findByRole('alert', { name: 'Bitte prüfen Sie Ihre Angaben' });
    await waitFor(() => expect(summary).toHaveFocus());
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links.slice(0, 3)).toEqual([
      'Bitte geben Sie Ihren Namen ein',
      'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      'Bitte schreiben Sie eine Nachricht von mindestens 10 Zeichen',
    ]);
    await user.click(screen.getAllByRole('link')[1]!);
    expect(email()).toHaveFocus();
    expect(sent).toEqual([]);
  });
});

describe('sending', () => {
  test('thanks, says where the answer goes, and takes the focus along', async () => {
    const sent = answer();
    const { user } = open();
    await fillIn(user, {
      'Ihr Name': 'Erika Beispiel',
      'Ihre E-Mail-Adresse': 'erika@beispiel.de',
      'Ihre Nachricht': 'Wie lange dauert ein Verkauf?',
    });
    await user.selectOptions(screen.getByRole('combobox'), 'Villa');
    await user.click(sendButton());
    const done = await thanks();
    await waitFor(() => expect(done).toHaveFocus());
    expect(screen.getByText('erika@beispiel.de')).toBeVisible();
    expect(sent).toMatchObject([
      {
        path: '/api/contact-requests',
        body: {
          name: 'Erika Beispiel',
          email: 'erika@beispiel.de',
          propertyType: 'villa',
          message: 'Wie lange dauert ein Verkauf?',
          website: '',
          fillTime: expect.any(Number),
        },
      },
    ]);
  });
});
