import { act, render } from '@testing-library/react';
import { useRegularly } from './use-regularly';

let isHidden = false;
beforeEach(() => {
  jest.useFakeTimers();
  isHidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'hidden');
});

function Regular({ action }: { action: () => Promise<void> }) {
  useRegularly(action, 1000);
  return null;
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function turn(hidden: boolean) {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('it is done again and again, the next time after the end of the last', async () => {
  const action = jest.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 500)));
  render(<Regular action={action} />);
  await wait(999);
  expect(action).toHaveBeenCalledTimes(0);
  await wait(1);
  expect(action).toHaveBeenCalledTimes(1);
  await wait(1499);
  expect(action).toHaveBeenCalledTimes(1);
  await wait(1);
  expect(action).toHaveBeenCalledTimes(2);
});

test('it rests while no one sees the page, and is done at once when somebody does', async () => {
  const action = jest.fn(async () => {});
  render(<Regular action={action} />);
  turn(true);
  await wait(10_000);
  expect(action).toHaveBeenCalledTimes(0);
  turn(false);
  expect(action).toHaveBeenCalledTimes(1);
  await wait(1000);
  expect(action).toHaveBeenCalledTimes(2);
});
