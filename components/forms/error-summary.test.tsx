import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './error-summary';

const ENTRIES = [
  { name: 'area', message: 'Die Wohnfläche muss mindestens 10 m² betragen' },
  { name: 'name', message: 'Der Name muss mindestens 2 Zeichen lang sein' },
];

test('is an alert with its title for a name, and takes the focus when it appears', () => {
  render(<ErrorSummary title="Bitte prüfe deine Angaben" />);
  const alert = screen.getByRole('alert', { name: 'Bitte prüfe deine Angaben' });
  expect(alert).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Bitte prüfe deine Angaben' })).toBeVisible();
});

test('does not take the focus a second time', () => {
  const { rerender } = render(<ErrorSummary title="Eins" entries={ENTRIES} />);
  screen.getAllByRole('link')[0]!.focus();
  rerender(<ErrorSummary title="Zwei" entries={ENTRIES} />);
  expect(screen.getAllByRole('link')[0]).toHaveFocus();
});

test('says more where there is more to say, and shows no empty list', () => {
  render(
    <ErrorSummary title="Nicht gesendet">
      <p>Deine Angaben sind noch da.</p>
    </ErrorSummary>,
  );
  expect(screen.getByText('Deine Angaben sind noch da.')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('leads to each field with its message', () => {
  render(<ErrorSummary title="Bitte prüfe" entries={ENTRIES} />);
  expect(
    screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]),
  ).toEqual(ENTRIES.map(({ name, message }) => [`#${name}`, message]));
});

test('hands a followed entry on instead of jumping', async () => {
  const onFollow = jest.fn();
  const stopped: boolean[] = [];
  render(
    <div onClick={(event) => stopped.push(event.defaultPrevented)}>
      <ErrorSummary title="Bitte prüfe" entries={ENTRIES} onFollow={onFollow} />
    </div>,
  );
  await userEvent.click(screen.getByRole('link', { name: ENTRIES[1]!.message }));
  expect(onFollow.mock.calls).toEqual([['name']]);
  expect(stopped).toEqual([true]);
});
