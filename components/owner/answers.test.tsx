import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Answers } from './answers';

const TOLD = 'Sie: Was kostet ein Verkauf?\n\nAntwort: Das hängt ab:\n- von der <b>Provision</b>';

const answer = (field: string, label: string, text: string) => ({
  ...{ field, label, text },
  value: text,
});

function show(...answers: ReturnType<typeof answer>[]) {
  render(<Answers answers={answers} valuationPdf="/pdf" correction="/angaben" />);
}

test('a message stands there as it was written', () => {
  show(answer('message', 'Nachricht', 'Guten Tag,\nwie lange?'));
  expect(screen.getByText('Nachricht').nextElementSibling?.textContent).toBe(
    'Guten Tag,\nwie lange?',
  );
  expect(screen.queryByText('Anzeigen')).not.toBeInTheDocument();
});

test('a conversation with the adviser is folded, and then stands there whole', async () => {
  show(answer('conversation', 'Gespräch mit der KI-Beratung', TOLD));
  expect(screen.getByText('Gespräch mit der KI-Beratung')).toBeVisible();
  const text = screen.getByText(/^Sie: Was kostet/);
  expect(text).not.toBeVisible();
  await userEvent.click(screen.getByText('Anzeigen'));
  expect(text).toBeVisible();
  expect(text.textContent).toBe(TOLD);
});
