import { act, cleanup, renderHook } from '@testing-library/react';
import { dismissToast, TOAST, useToast } from './use-toast';

/** The store outlives a test. */
function empty() {
  const { result, unmount } = renderHook(useToast);
  const last = result.current;
  unmount();
  if (last) dismissToast(last.id);
  jest.advanceTimersByTime(TOAST.removalDelay);
}

export function withEmptyToasts() {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    empty();
    jest.useRealTimers();
  });
}

export const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
