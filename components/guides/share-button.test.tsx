import { render, screen, within } from '@testing-library/react';
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

test('offers six ways to share, under its title', () => {
  const { dialog } = show();
  expect(dialog).toHaveAccessibleName('Artikel teilen');
  expect(within(dialog).getByRole('button', { name: 'Link kopieren' })).toBeInTheDocument();
  const links = within(dialog).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'E-Mail',
    'Facebook',
    'Twitter',
    'WhatsApp',
    'LinkedIn',
  ]);
});

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

test('copies the link and says so', async () => {
  const { user } = show();
  await copy(user);
  expect(await navigator.clipboard.readText()).toBe(URL);
  expect(screen.getByRole('status')).toHaveTextContent('Link kopiert.');
});

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

test("the device's own ways are offered where there are some", async () => {
  show();
  expect(screen.queryByRole('button', { name: 'Andere App' })).not.toBeInTheDocument();
  const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.assign(navigator, { share });
  document.body.replaceChildren();
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Andere App' }));
  expect(share).toHaveBeenCalledWith({ title: 'Der Titel', url: URL });
});
