import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithRouter } from '@/lib/testing/navigation';
import { answerFetch } from '@/lib/testing/answer-fetch';
import { marketArticles } from '@/lib/testing/article-factory';
import { SavedList } from './saved-list';

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

test('says how to keep something where nothing is kept', async () => {
  keep();
  await act(async () => void show());
  expect(screen.getByText(/^Noch nichts gespeichert/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zum Ratgeber' })).toHaveAttribute('href', '/ratgeber');
});
