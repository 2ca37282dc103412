import { render, screen } from '@testing-library/react';
import { LinkedText } from './legal-sections';

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
