import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomeRedirect } from './home-redirect';

const go = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  go.mockClear();
});

afterEach(() => {
  jest.useRealTimers();
});

function show() {
  return render(
    <>
      <HomeRedirect home="/" look="" go={go} />
      <a href="#elsewhere">Anderswohin</a>
    </>,
  );
}

const press = (role: string, name: string) =>
  userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole(role, { name }));

test('after 3 seconds the home page takes the place of the address', () => {
  show();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Du wirst automatisch zur Startseite weitergeleitet...',
  );
  jest.advanceTimersByTime(2999);
  expect(go).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(go.mock.calls).toEqual([['/']]);
});

test('the bar takes as long as the wait', () => {
  show();
  expect(document.querySelector('.redirect-bar')).toHaveStyle({ animationDuration: '3000ms' });
});

test('who would rather stay stays', async () => {
  show();
  jest.advanceTimersByTime(2000);
  await press('button', 'Hier bleiben');
  jest.advanceTimersByTime(60_000);
  expect(go).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Die Weiterleitung ist angehalten.');
});

test('the focus goes to the note when the button goes', async () => {
  show();
  await press('button', 'Hier bleiben');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(document.querySelector('.redirect-bar')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveFocus();
});

test('who follows a link is not led elsewhere', async () => {
  show();
  jest.advanceTimersByTime(2900);
  await press('link', 'Anderswohin');
  jest.advanceTimersByTime(60_000);
  expect(go).not.toHaveBeenCalled();
});

test('who has left is not fetched back', () => {
  const { unmount } = show();
  jest.advanceTimersByTime(2000);
  unmount();
  jest.advanceTimersByTime(60_000);
  expect(go).not.toHaveBeenCalled();
});
