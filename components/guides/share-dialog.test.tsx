import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareDialog } from './share-dialog';

const URL = 'https://haus.example/ratgeber/a';

function show() {
  const user = userEvent.setup();
  const onClose = jest.fn();
  render(<ShareDialog title="Der Titel" url={URL} onClose={onClose} />);
  return { user, onClose };
}

const copy = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Link kopieren' }));

test('offers the six ways of the specification under its title', () => {
  show();
  expect(screen.getByRole('dialog', { name: 'Artikel teilen' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Link kopieren' })).toBeInTheDocument();
  const links = screen.getAllByRole('link');
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

test.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'its button',
    (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'Schließen' })),
  ],
])('closes by %s', async (_, close) => {
  const { user, onClose } = show();
  await close(user);
  expect(onClose).toHaveBeenCalledTimes(1);
});
