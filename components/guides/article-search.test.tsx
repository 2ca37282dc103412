import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { WithRouter } from '@/lib/testing/navigation';
import { answerFetch } from '@/lib/testing/answer-fetch';
import { article } from '@/lib/testing/article-factory';
import { suggestArticles } from '@/lib/guides/suggest';
import { ArticleSearch } from './article-search';

const NOTARY = article({ slug: 'notar', title: 'Beim Notar', content: 'Wort '.repeat(201) });
const EIGHT = Array.from({ length: 8 }, (_, index) =>
  article({ slug: `artikel-${index + 1}`, title: `Artikel ${index + 1}` }),
);
const queryOf = (address: string) =>
  new URL(address, 'http://localhost').searchParams.get('search') ?? '';
const asked = answerFetch((address: string) =>
  suggestArticles([...EIGHT, NOTARY], queryOf(address)),
);
beforeEach(() => asked.splice(0));

function show(props: Partial<Parameters<typeof ArticleSearch>[0]> = {}) {
  const push = jest.fn();
  render(
    <WithRouter router={{ push }}>
      <ArticleSearch overview="/ratgeber" icon={null} limit={5} {...props} />
      <p>Daneben</p>
      <button>Draußen</button>
    </WithRouter>,
  );
  return { push, user: userEvent.setup() };
}

const box = () => screen.getByRole('combobox', { name: 'Artikel suchen' });
const options = () => screen.findAllByRole('option');
async function answered(query: string) {
  await waitFor(() => expect(asked.map(queryOf)).toContain(query));
  await screen.findByRole('option', { name: `Alle Ergebnisse für "${query}" anzeigen` });
  return options();
}
const chosen = () => screen.queryByRole('option', { selected: true });

test('what is typed before React has the box stays, and is answered', async () => {
  const page = (
    <WithRouter router={{ push: jest.fn() }}>
      <ArticleSearch overview="/ratgeber" icon={null} limit={5} />
    </WithRouter>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  box().focus();
  (box() as HTMLInputElement).value = 'Artikel';
  render(page, { container, hydrate: true });
  expect(await answered('Artikel')).toHaveLength(6);
  expect(box()).toHaveValue('Artikel');
});

describe('the keyboard', () => {
  test('moves through entries and box, round and round', async () => {
    const { user } = show();
    await user.type(box(), 'notar');
    const [notary, all] = await answered('notar');
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

  test('starts again with each letter', async () => {
    const { user } = show();
    await user.type(box(), 'nota{ArrowDown}r');
    await options();
    expect(chosen()).toBeNull();
  });
});
