import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { answerFetch } from '@/lib/testing/answer-fetch';
import { marketArticle, marketArticles } from '@/lib/testing/article-factory';
import { ArticleSearch } from './article-search';

const NOTARY = marketArticle({ slug: 'notar', title: 'Beim Notar', content: 'Wort '.repeat(201) });
const asked = answerFetch([...marketArticles(8), NOTARY]);

function show(props: Partial<Parameters<typeof ArticleSearch>[0]> = {}) {
  const push = jest.fn();
  const router = { push, prefetch: jest.fn() } as never;
  render(
    <AppRouterContext value={router}>
      <ArticleSearch icon={null} limit={5} {...props} />
      <p>Daneben</p>
      <button>Draußen</button>
    </AppRouterContext>,
  );
  return { push, user: userEvent.setup() };
}

const box = () => screen.getByRole('combobox', { name: 'Artikel suchen' });
const options = () => screen.findAllByRole('option');
const titles = async () =>
  (await options()).map((option) => option.firstElementChild?.textContent ?? option.textContent);
const chosen = () => screen.queryByRole('option', { selected: true });

describe('an empty box', () => {
  test('offers nothing before it is reached', () => {
    show();
    expect(box()).toHaveAttribute('placeholder', 'Artikel suchen...');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('offers the first six articles when it is reached', async () => {
    const { user } = show();
    await user.click(box());
    expect(await titles()).toEqual(marketArticles(6).map(({ title }) => title));
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    const list = screen.getByRole('listbox', { name: 'Vorgeschlagene Artikel' });
    expect(box()).toHaveAttribute('aria-controls', list.id);
  });
});

describe('what is typed', () => {
  test('is answered with title, summary and reading time of an article', async () => {
    const { user } = show();
    await user.type(box(), ' NOTAR ');
    const [first] = await options();
    expect(first).toHaveAttribute('href', '/ratgeber/notar');
    expect(first).toHaveTextContent(/^Beim NotarWie Sie Ihr Haus zeigen2 Min\. Lesezeit$/);
  });

  test.each([5, 4])('is answered with at most %d, and an entry for all of them', async (limit) => {
    const { user } = show({ limit });
    await user.type(box(), 'artikel');
    expect(await titles()).toEqual([
      ...marketArticles(limit).map(({ title }) => title),
      'Alle Ergebnisse für "artikel" anzeigen',
    ]);
    const last = (await options()).at(-1);
    expect(last).toHaveAttribute('href', '/ratgeber?search=artikel');
  });

  test('may fit nothing, and then that is said', async () => {
    const { user } = show();
    await user.type(box(), 'Gibtesnicht');
    expect(await screen.findByText('Keine Artikel gefunden')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the keyboard', () => {
  test('moves through entries and box, round and round', async () => {
    const { user } = show();
    await user.type(box(), 'notar');
    const [notary, all] = await options();
    const steps: [string, HTMLElement | null][] = [
      ['{ArrowDown}', notary ?? null],
      ['{ArrowDown}', all ?? null],
      ['{ArrowDown}', null],
      ['{ArrowUp}', all ?? null],
      ['{ArrowUp}', notary ?? null],
      ['{ArrowUp}', null],
    ];
    for (const [key, expected] of steps) {
      await user.keyboard(key);
      expect(chosen()).toBe(expected);
      expect(box().getAttribute('aria-activedescendant')).toBe(expected?.id ?? null);
      expect(box()).toHaveFocus();
    }
  });

  // Where the other entries lead, a page from the server, is seen in e2e/header-search.spec.ts.
  test.each([
    ['{ArrowDown}{Enter}', '/ratgeber/artikel-1'],
    ['{ArrowDown}{ArrowDown}{Enter}', '/ratgeber/artikel-2'],
    ['{ArrowUp}{ArrowUp}{Enter}', '/ratgeber/artikel-5'],
  ])('%s leads to %s and closes the list', async (keys, address) => {
    const { user, push } = show();
    await user.type(box(), 'artikel');
    await options();
    await user.keyboard(keys);
    expect(push.mock.calls).toEqual([[address]]);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('starts anew with each letter', async () => {
    const { user } = show();
    await user.type(box(), 'nota{ArrowDown}r');
    await options();
    expect(chosen()).toBeNull();
  });

  test('opens the list again by an arrow', async () => {
    const { user } = show();
    await user.type(box(), 'notar{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(await options()).toHaveLength(2);
    expect(chosen()).toBeNull();
  });
});

describe('the list closes', () => {
  const open = async () => {
    const shown = show();
    await shown.user.type(box(), 'notar');
    await options();
    return shown;
  };
  afterEach(() => {
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('by Escape, and what was typed stays', async () => {
    const { user } = await open();
    const heard = jest.fn();
    document.addEventListener('keydown', heard);
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', heard);
    expect(box()).toHaveValue('notar');
    expect(heard).not.toHaveBeenCalled();
  });

  test('by a press elsewhere', async () => {
    const { user } = await open();
    await user.click(screen.getByText('Daneben'));
  });

  test('when the focus leaves', async () => {
    const { user } = await open();
    await user.tab();
    expect(screen.getByText('Draußen')).toHaveFocus();
  });

  test('when the text is emptied', async () => {
    const { user } = await open();
    await user.clear(box());
  });

  test('when an entry is pressed', async () => {
    const { user } = await open();
    // Where the link leads is seen in the browser tests.
    const [first] = await options();
    first?.addEventListener('click', (event) => event.preventDefault());
    await user.click(first ?? document.body);
  });
});

test('a press inside leaves the list open', async () => {
  const { user } = show();
  await user.click(box());
  await options();
  await user.click(box());
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

test('without scripts it is a form that leads to the overview', () => {
  show();
  const form = screen.getByRole('search', { name: 'Artikel suchen' });
  expect(form).toHaveAttribute('action', '/ratgeber');
  expect(within(form).getByRole('combobox')).toHaveAttribute('name', 'search');
});

test('the articles are fetched once, however often one searches', async () => {
  const { user } = show();
  await user.type(box(), 'notar{Escape}{ArrowDown}');
  await options();
  expect(asked).toEqual(['/api/market-articles']);
});
