import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithRouter } from '@/lib/testing/navigation';
import { answerFetch } from '@/lib/testing/answer-fetch';
import { ArticleSearch } from './article-search';

const offline = new TypeError('no connection');
const [SALE, NOTARY] = ['Hausverkauf', 'Beim Notar'].map((title, index) => ({
  slug: `artikel-${index}`,
  title,
  summary: 'Wie es geht',
  minutes: 4,
}));
const asked = answerFetch(offline, [SALE, NOTARY], offline);

test('articles that cannot be fetched are said to be missing, and asked for again', async () => {
  const user = userEvent.setup();
  const push = jest.fn();
  render(
    <WithRouter router={{ push }}>
      <ArticleSearch overview="/ratgeber" icon={null} limit={5} />
    </WithRouter>,
  );
  const box = screen.getByRole('combobox');
  await user.click(box);
  const message = await screen.findByText(/Vorschläge sind gerade nicht erreichbar/);
  expect(screen.getByRole('status')).toContainElement(message);
  await user.keyboard('{Escape}{ArrowDown}');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(asked).toHaveLength(2);

  // Without a connection earlier suggestions are searched, and the typed text stays.
  await user.type(box, 'notar geht');
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^Beim Notar/));
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await user.type(box, 'x');
  expect(await screen.findByText(/Vorschläge sind gerade nicht erreichbar/)).toBeVisible();
  expect(box).toHaveValue('notar gehtx');
});
