import { renderHook } from '@testing-library/react';
import { useAutoAdvance } from './use-wizard';

beforeEach(() => {
  jest.useFakeTimers();
});

function start() {
  const advance = jest.fn();
  return { advance, ...renderHook((next) => useAutoAdvance(next), { initialProps: advance }) };
}

test('goes on 500 ms after a choice, once', () => {
  const { advance, result } = start();
  result.current.schedule();
  jest.advanceTimersByTime(499);
  expect(advance).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(advance).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(advance).toHaveBeenCalledTimes(1);
});

test('counts from the last of several choices', () => {
  const { advance, result } = start();
  result.current.schedule();
  jest.advanceTimersByTime(400);
  result.current.schedule();
  jest.advanceTimersByTime(499);
  expect(advance).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(advance).toHaveBeenCalledTimes(1);
});

test('does what is to be done at that moment, not what was when it was chosen', () => {
  const { advance, result, rerender } = start();
  const later = jest.fn();
  result.current.schedule();
  rerender(later);
  jest.runAllTimers();
  expect(advance).not.toHaveBeenCalled();
  expect(later).toHaveBeenCalledTimes(1);
});
