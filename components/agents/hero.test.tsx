import { render, screen } from '@testing-library/react';
import { AgentsHero } from './hero';

test('a field for callbacks stands between the words and the button', () => {
  render(<AgentsHero callback={<input aria-label="Telefon" />} />);
  const field = screen.getByLabelText('Telefon');
  const button = screen.getByRole('link', { name: 'Lead-Pakete ansehen' });
  expect(screen.getByRole('heading').compareDocumentPosition(field)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(field.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
