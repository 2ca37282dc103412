import { act, cleanup, render, screen, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, type ToastMessage, dismissToast, TOAST, useToast } from './use-toast';
import { Toaster } from './toaster';

// jsdom lacks these; Radix calls them on a press.
window.PointerEvent ??= MouseEvent as typeof PointerEvent;
Object.assign(Element.prototype, { hasPointerCapture: () => false });

/** The store outlives a test. */
function empty() {
  const { result, unmount } = renderHook(useToast);
  const last = result.current;
  unmount();
  if (last) dismissToast(last.id);
  jest.advanceTimersByTime(TOAST.removalDelay);
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  empty();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

// Awaits the lazy view.
const say = (message: ToastMessage) => act(async () => toast(message));
/** The first two frames leave the region time to be noticed. */
const announced = () => {
  wait(100);
  return screen.getByRole('status');
};
const item = () => screen.getByRole('listitem');
const items = () => screen.queryAllByRole('listitem');

async function show(message: Partial<ToastMessage> = {}) {
  render(<Toaster />);
  await say({ title: 'Gespeichert', ...message });
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

test('what went wrong looks different and is read out at once', async () => {
  await show({ title: 'Nicht gespeichert', variant: 'destructive' });
  expect(announced()).toHaveTextContent('Mitteilung Nicht gespeichert');
  expect(announced()).toHaveAttribute('aria-live', 'assertive');
  const destructive = item().className;
  await say({ title: 'Gespeichert', variant: 'default' });
  expect(item()).not.toHaveAttribute('class', destructive);
  expect(item()).not.toHaveClass('bg-brick-soft');
  expect(destructive).toContain('bg-brick-soft');
});

test('the next message has all of its time', async () => {
  await show({ title: 'Erste' });
  wait(3000);
  await say({ title: 'Zweite' });
  wait(4999);
  expect(item()).toHaveTextContent('Zweite');
  wait(1);
  expect(items()).toEqual([]);
});

test('it stays as long as it is asked to', async () => {
  await show({ duration: 12_000 });
  wait(11_999);
  expect(item()).toBeVisible();
  wait(1);
  expect(items()).toEqual([]);
});

test('the time stands still while the pointer is on it', async () => {
  const user = await show();
  await user.hover(item());
  wait(60_000);
  expect(item()).toBeVisible();
});

describe('an action', () => {
  const label = 'Rückgängig';

  test('does its work and closes the message', async () => {
    const onPress = jest.fn();
    const user = await show({ action: { label, altText: 'Zum Rückgängigmachen …', onPress } });
    await user.click(screen.getByRole('button', { name: label }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(items()).toEqual([]);
  });

  test('that says something new does not close the new message', async () => {
    const onPress = () => toast({ title: 'Zurückgenommen' });
    const user = await show({ action: { label, altText: 'Über das Menü', onPress } });
    await user.click(screen.getByRole('button', { name: label }));
    expect(item()).toHaveTextContent('Zurückgenommen');
  });
});

describe('what is kept of a message', () => {
  const say = (title: string) => act(() => toast({ title }));
  const close = (id: number) => act(() => dismissToast(id));
  const watch = () => renderHook(useToast).result;

  test('a closed one is kept for 1,000,000 ms and then gone', () => {
    const shown = watch();
    say('Gespeichert');
    close(shown.current!.id);
    expect(shown.current).toMatchObject({ title: 'Gespeichert', open: false });
    wait(999_999);
    expect(shown.current).toMatchObject({ title: 'Gespeichert', open: false });
    wait(1);
    expect(shown.current).toBeNull();
  });

  test('who closes an earlier one leaves the newer one alone', () => {
    const shown = watch();
    say('Erste');
    const { id } = shown.current!;
    say('Zweite');
    close(id);
    expect(shown.current).toMatchObject({ title: 'Zweite', open: true });
  });
});
