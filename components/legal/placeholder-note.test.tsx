import { render, screen } from '@testing-library/react';
import { PlaceholderNote } from './placeholder-note';

test.each([
  [['A'], 'Noch Platzhalter: A. Was'],
  [['A', 'B', 'C', 'D'], 'Noch Platzhalter: A, B, C, D. Was'],
  [['A', 'B', 'C', 'D', 'E'], 'Noch Platzhalter: A, B, C und 2 weitere. Was'],
])('names %j and the README', (names, beginning) => {
  render(<PlaceholderNote names={names} />);
  const note = screen.getByRole('note');
  expect(note).toHaveTextContent(beginning);
  expect(note).toHaveTextContent('README');
});

test('says nothing where nothing is missing', () => {
  const { container } = render(<PlaceholderNote names={[]} />);
  expect(container).toBeEmptyDOMElement();
});
