import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { answerFetch } from '@/lib/testing/answer-fetch';
import { marketArticles } from '@/lib/testing/article-factory';
import { ArticleSearch } from './article-search';

const asked = answerFetch(new TypeError('no connection'), marketArticles(3));

test('articles that cannot be fetched are said to be missing, and asked for again', async () => {
  const user = userEvent.setup();
  const push = jest.fn();
  render(
    <AppRouterContext value={{ push } as never}>
      <ArticleSearch icon={null} limit={5} />
    </AppRouterContext>,
  );
  const box = screen.getByRole('combobox');
  await user.click(box);
  const message = await screen.findByText(/Vorschläge sind gerade nicht erreichbar/);
  expect(message).toHaveAttribute('role', 'status');
  await user.keyboard('{Escape}{ArrowDown}');
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  expect(asked).toHaveLength(2);
});
