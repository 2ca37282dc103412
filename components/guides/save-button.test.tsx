import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaveButton } from './save-button';
import { SavedCount } from './saved-count';

const KEY = 'wohnlotse.saved-articles';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]');

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

function show(slug = 'notar') {
  render(
    <>
      <SaveButton slug={slug} icon={<svg />} look="" />
      <SavedCount />
    </>,
  );
  return userEvent.setup();
}

const button = () => screen.getByRole('button');
const isPressed = () => button().getAttribute('aria-pressed');

test('keeps an article on this device and lets it go again', async () => {
  const user = show();
  expect([isPressed(), stored()]).toEqual(['false', []]);
  await user.click(button());
  expect([isPressed(), stored()]).toEqual(['true', ['notar']]);
  await user.click(button());
  expect([isPressed(), stored()]).toEqual(['false', []]);
});

test('leaves the others where they are', async () => {
  localStorage.setItem(KEY, '["a","notar","b"]');
  const user = show();
  expect(isPressed()).toBe('true');
  await user.click(button());
  expect(stored()).toEqual(['a', 'b']);
  await user.click(button());
  expect(stored()).toEqual(['a', 'b', 'notar']);
});

test('the number of kept articles is shown as soon as there is one', async () => {
  const user = show();
  expect(screen.queryByText(/^\(/)).toBeNull();
  await user.click(button());
  expect(screen.getByText('(1)')).toBeVisible();
});

test('follows what another tab does', () => {
  show();
  localStorage.setItem(KEY, '["notar"]');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(isPressed()).toBe('true');
});

test.each(['{', 'null', '7', '{"notar":1}', '[7,null,["notar"]]'])(
  'takes %s, which it did not write, for nothing kept',
  async (raw) => {
    localStorage.setItem(KEY, raw);
    const user = show();
    expect(isPressed()).toBe('false');
    await user.click(button());
    expect(stored()).toEqual(['notar']);
  },
);

test('says so where the browser keeps nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const user = show();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent(/^Ihr Browser lässt nichts speichern\./);
  expect(isPressed()).toBe('false');
});

test('works where the storage may not even be read', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  show();
  expect(isPressed()).toBe('false');
});
