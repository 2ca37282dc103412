import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { HomeRedirect } from './home-redirect';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function show() {
  const router = { replace: jest.fn(), push: jest.fn() };
  const { unmount } = render(
    <AppRouterContext value={router as never}>
      <HomeRedirect />
    </AppRouterContext>,
  );
  return { ...router, unmount };
}

const stay = () =>
  userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Hier bleiben' }));

test('after 3 seconds the home page takes the place of the address', () => {
  const { replace, push } = show();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Du wirst automatisch zur Startseite weitergeleitet...',
  );
  wait(2999);
  expect(replace).not.toHaveBeenCalled();
  wait(1);
  expect(replace.mock.calls).toEqual([['/']]);
  expect(push).not.toHaveBeenCalled();
});

test('the bar takes as long as the wait', () => {
  show();
  expect(document.querySelector('.redirect-bar')).toHaveStyle({ animationDuration: '3000ms' });
});

test('who would rather stay stays', async () => {
  const { replace } = show();
  wait(2000);
  await stay();
  wait(60_000);
  expect(replace).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Die Weiterleitung ist angehalten.');
});

test('the focus goes to the note when the button goes', async () => {
  show();
  await stay();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(document.querySelector('.redirect-bar')).toBeNull();
  expect(screen.getByRole('status')).toHaveFocus();
});

test('who has left is not fetched back', () => {
  const { replace, unmount } = show();
  wait(2000);
  unmount();
  wait(60_000);
  expect(replace).not.toHaveBeenCalled();
});
