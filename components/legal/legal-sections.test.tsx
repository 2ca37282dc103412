import { render, screen } from '@testing-library/react';
import { LinkedText } from './legal-sections';
import { PlaceholderNote } from './placeholder-note';

test('shows links as links and binds what belongs together', () => {
  const { container } = render(
    <LinkedText text="Nach [Art. 6 DSGVO](/datenschutz) und [AGB](/agb), 14 Tage." />,
  );
  expect(container.textContent).toBe('Nach Art.\u00a06 DSGVO und AGB, 14\u00a0Tage.');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/datenschutz',
    '/agb',
  ]);
});

describe('the note about placeholders', () => {
  test.each([
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
});
