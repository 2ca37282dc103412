import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, type ToastMessage } from './use-toast';
import { wait, withEmptyToasts } from './use-toast.fixture';
import { Toaster } from './toaster';

// jsdom lacks these; swiping needs them.
window.PointerEvent ??= MouseEvent as typeof PointerEvent;
Object.assign(Element.prototype, {
  setPointerCapture() {},
  releasePointerCapture() {},
  hasPointerCapture: () => false,
});

withEmptyToasts();

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

test('nothing is there before something is said', () => {
  const { container } = render(<Toaster />);
  expect(container).toBeEmptyDOMElement();
});

test('title and text are shown and politely read out', async () => {
  await show({ text: 'Ihre Auswahl gilt ab jetzt.' });
  expect(item()).toHaveTextContent('GespeichertIhre Auswahl gilt ab jetzt.');
  expect(announced()).toHaveTextContent('Mitteilung GespeichertIhre Auswahl gilt ab jetzt.');
  expect(announced()).toHaveAttribute('aria-live', 'polite');
});

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

test('the next message takes the place of the one before', async () => {
  await show({ title: 'Erste' });
  await say({ title: 'Zweite' });
  expect(items()).toHaveLength(1);
  expect(item()).toHaveTextContent('Zweite');
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

test('its button closes it', async () => {
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(items()).toEqual([]);
});

test('it disappears after 5 seconds', async () => {
  await show();
  wait(4999);
  expect(item()).toBeVisible();
  wait(1);
  expect(items()).toEqual([]);
});

test('it stays as long as it is told to', async () => {
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

test.each([
  ['more than 50 px to the right closes it', 51, 0],
  ['50 px to the right leaves it', 50, 1],
  ['80 px to the left leaves it', -80, 1],
])('a swipe of %s', async (_, distance, left) => {
  await show();
  fireEvent.pointerDown(item(), { button: 0, clientX: 100, clientY: 10 });
  fireEvent.pointerMove(item(), { clientX: 100 + distance / 2, clientY: 10 });
  fireEvent.pointerMove(item(), { clientX: 100 + distance, clientY: 10 });
  fireEvent.pointerUp(item(), { clientX: 100 + distance, clientY: 10 });
  expect(items()).toHaveLength(left);
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

  test('is read out as the way that needs no button', async () => {
    await show({ action: { label, altText: 'Über das Menü zurücknehmen', onPress: () => {} } });
    expect(announced()).toHaveTextContent('Über das Menü zurücknehmen');
    expect(announced()).not.toHaveTextContent(label);
  });

  test('that says something new does not close the new message', async () => {
    const onPress = () => toast({ title: 'Zurückgenommen' });
    const user = await show({ action: { label, altText: 'Über das Menü', onPress } });
    await user.click(screen.getByRole('button', { name: label }));
    expect(item()).toHaveTextContent('Zurückgenommen');
  });

  test.each(['', '  '])(
    'without alternative text (%j) is an error and not shown',
    async (altText) => {
      const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
      await show({ action: { label, altText, onPress: () => {} } });
      expect(complaint).toHaveBeenCalledWith(expect.stringContaining('`altText`'));
      expect(within(item()).getAllByRole('button')).toEqual([
        screen.getByRole('button', { name: 'Schließen' }),
      ]);
      expect(item()).toHaveTextContent('Gespeichert');
      complaint.mockRestore();
    },
  );
});

test('F8 leads to the messages, and their place says so', async () => {
  await show();
  const place = screen.getByRole('region', { name: 'Mitteilungen (F8)' });
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(within(place).getByRole('list')).toHaveFocus();
});
