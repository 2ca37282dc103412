import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaveButton } from './save-button';
import { SavedCount } from './saved-count';
import { WithRouter } from '@/lib/testing/navigation';
import { answerFetch } from '@/lib/testing/answer-fetch';
import { marketArticles } from '@/lib/testing/article-factory';
import { SavedList } from './saved-list';

const KEY = 'wohnlotse.saved-articles';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]');

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

test('follows what another tab does', () => {
  show();
  localStorage.setItem(KEY, '["notar"]');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(isPressed()).toBe('true');
});

test.each(['{', '{"notar":1}', '[7,null,["notar"]]'])(
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

describe('the list', () => {
  answerFetch(new TypeError('no connection'), marketArticles(4));

  const keep = (...slugs: string[]) =>
    localStorage.setItem('wohnlotse.saved-articles', JSON.stringify(slugs));

  const show = () =>
    render(
      <WithRouter>
        <SavedList />
      </WithRouter>,
    );

  test('shows what is kept, last first and without what is gone, after a fault at the second try', async () => {
    keep('artikel-3', 'gibt-es-nicht-mehr', 'artikel-1');
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Ratgeber-Artikel werden geladen...');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Die Artikel konnten nicht geladen werden.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/ratgeber/artikel-1',
      '/ratgeber/artikel-3',
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
