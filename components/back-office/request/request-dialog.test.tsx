import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDialog } from './dialog.fixture';

const TOLD =
  'Sie: Was kostet ein Verkauf?\n\nAntwort: Das hängt ab:\n- von der <b>Provision</b>\n  <script>alert(1)</script>';

const title = () => screen.queryByText('Gespräch mit der KI-Beratung');

test('is folded, and then stands there whole, with its lines and as text alone', async () => {
  openDialog({ conversation: TOLD });
  const text = screen.getByText(/^Sie: Was kostet/);
  expect(text).not.toBeVisible();
  await userEvent.click(title()!);
  expect(text).toBeVisible();
  expect(text.textContent).toBe(TOLD);
  expect(text).toHaveClass('whitespace-pre-wrap');
  expect(text.children).toHaveLength(0);
});

test('a message that was typed stays open beside it', () => {
  const message = { field: 'message', label: 'Nachricht', text: 'Guten Tag', value: 'Guten Tag' };
  openDialog({ type: 'contact', status: 'unread', facts: [message], conversation: TOLD });
  const typed = within(screen.getByRole('figure')).getByText('Guten Tag');
  expect(typed).toBeVisible();
  expect(title()).toBeVisible();
});

test('is not mentioned where none was sent along', () => {
  openDialog();
  expect(title()).not.toBeInTheDocument();
});
