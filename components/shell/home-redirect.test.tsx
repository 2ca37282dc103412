import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomeRedirect } from './home-redirect';

const go = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  go.mockClear();
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

test('who follows a link is not led elsewhere', async () => {
  show();
  jest.advanceTimersByTime(2900);
  await press('link', 'Anderswohin');
  jest.advanceTimersByTime(60_000);
  expect(go).not.toHaveBeenCalled();
});
