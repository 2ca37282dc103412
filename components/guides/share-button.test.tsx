import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './share-button';

const URL = 'https://haus.example/ratgeber/a';

function show() {
  const user = userEvent.setup();
  render(<ShareButton title="Der Titel" url={URL} />);
  const dialog = document.querySelector('dialog')!;
  dialog.open = true;
  return { user, dialog };
}

const copy = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Link kopieren' }));

test.each(['Facebook', 'Twitter', 'WhatsApp', 'LinkedIn'])(
  '%s is opened beside the page and learns nothing of it',
  (name) => {
    show();
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(URL)));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
);

test('marks the link where it may not be copied', async () => {
  const { user } = show();
  const refusal = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await copy(user);
  refusal.mockRestore();
  const address = screen.getByRole<HTMLInputElement>('textbox', { name: 'Adresse des Artikels' });
  expect(screen.getByRole('status')).toHaveTextContent(/erlaubt das Kopieren nicht/);
  expect([address.value, address.selectionStart, address.selectionEnd]).toEqual([
    URL,
    0,
    URL.length,
  ]);
});
