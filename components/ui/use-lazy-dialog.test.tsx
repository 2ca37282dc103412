import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLazyDialog } from './use-lazy-dialog';

const Shown = () => <p>Das Fenster</p>;

function Page({ load }: { load: () => Promise<typeof Shown> }) {
  const { Dialog, open, failed, button } = useLazyDialog(load);
  return (
    <>
      <button {...button}>Öffnen</button>
      {open && Dialog && <Dialog />}
      {failed && <p role="alert">Nicht geladen</p>}
    </>
  );
}

function show(load: jest.Mock) {
  render(<Page load={load} />);
  return userEvent.setup();
}

const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Öffnen' }));

test('what could not be fetched is said after a press only, and fetched at the next', async () => {
  const load = jest.fn(async () => Shown).mockRejectedValue(new Error('no connection'));
  const user = show(load);
  await user.hover(screen.getByRole('button'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press(user);
  expect(await screen.findByRole('alert')).toBeVisible();
  load.mockResolvedValue(Shown);
  await press(user);
  expect(await screen.findByText('Das Fenster')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
