import { render, screen, waitFor, within } from '@testing-library/react';
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
const titlesOf = (count: number) => EIGHT.slice(0, count).map(({ title }) => title);
const queryOf = (address: string) =>
  new URL(address, 'http://localhost').searchParams.get('search') ?? '';
const PLACES = ['Celle', 'Landkreis Celle'].map((name) => ({
  path: `/immobilienpreise/${name.length}`,
  title: `Preise ${name}`,
  summary: 'Haus 2.100 € je m²',
}));
const asked = answerFetch((address: string) => [
  ...(queryOf(address) === 'artikel celle' ? PLACES : []),
  ...suggestArticles([...EIGHT, NOTARY], queryOf(address).replace(' celle', '')),
]);
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
    expect(await titles()).toEqual(titlesOf(6));
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    const list = screen.getByRole('listbox', { name: 'Vorschläge' });
    expect(box()).toHaveAttribute('aria-controls', list.id);
  });
});

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

describe('what is typed', () => {
  test('is answered with title, summary and reading time of an article', async () => {
    const { user } = show();
    await user.type(box(), ' NOTAR ');
    const [first] = await answered('NOTAR');
    expect(first).toHaveAttribute('href', '/ratgeber/notar');
    expect(first).toHaveTextContent(/^Beim NotarWie Sie Ihr Haus zeigen2 Min\. Lesezeit$/);
  });

  test.each([5, 4])('is answered with at most %d, and an entry for all of them', async (limit) => {
    const { user } = show({ limit });
    await user.type(box(), 'artikel');
    await answered('artikel');
    expect(await titles()).toEqual([...titlesOf(limit), 'Alle Ergebnisse für "artikel" anzeigen']);
    const last = (await options()).at(-1);
    expect(last).toHaveAttribute('href', '/ratgeber?search=artikel');
  });

  test('may mean places, which take no article its room and are told without a reading time', async () => {
    const { user, push } = show();
    await user.type(box(), 'artikel celle');
    const [first] = await answered('artikel celle');
    expect(first).toHaveTextContent(/^Preise CelleHaus 2\.100 € je m²$/);
    expect(await titles()).toEqual([
      ...['Preise Celle', 'Preise Landkreis Celle', ...titlesOf(5)],
      'Alle Ergebnisse für "artikel celle" anzeigen',
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(push.mock.calls).toEqual([['/immobilienpreise/5']]);
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

  // e2e/header-search.spec.ts covers where the other entries lead.
  test.each([
    ['{ArrowDown}{Enter}', '/ratgeber/artikel-1'],
    ['{ArrowDown}{ArrowDown}{Enter}', '/ratgeber/artikel-2'],
    ['{ArrowUp}{ArrowUp}{Enter}', '/ratgeber/artikel-5'],
  ])('%s leads to %s and closes the list', async (keys, address) => {
    const { user, push } = show();
    await user.type(box(), 'artikel');
    await answered('artikel');
    await user.keyboard(keys);
    expect(push.mock.calls).toEqual([[address]]);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('starts again with each letter', async () => {
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
    expect(await answered('notar')).toHaveLength(2);
    expect(chosen()).toBeNull();
  });
});

describe('the list closes', () => {
  const open = async () => {
    const shown = show();
    await shown.user.type(box(), 'notar');
    await answered('notar');
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
    // The browser tests cover where the link leads.
    const [first] = await answered('notar');
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

test('a pause is looked for, not each letter, and nothing twice in a row', async () => {
  const { user } = show();
  await user.type(box(), 'notar');
  await answered('notar');
  await user.keyboard('{Escape}{ArrowDown}');
  await options();
  expect(asked.map(queryOf).filter(Boolean)).toEqual(['notar']);
});

test('where nothing is found the question can be handed to the adviser, unseen by any log', async () => {
  const { user } = show();
  await user.type(box(), 'Gibt es nicht?');
  expect(
    await screen.findByRole('link', { name: 'Die KI-Beratung danach fragen' }),
  ).toHaveAttribute('href', '/beratung#frage=Gibt%20es%20nicht%3F');
});
