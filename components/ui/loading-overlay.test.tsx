import { render, screen } from '@testing-library/react';
import { LoadingOverlay } from './loading-overlay';

test('says that something is loading, or what', () => {
  const { rerender } = render(<LoadingOverlay />);
  expect(screen.getByText('Wird geladen...')).toBeInTheDocument();
  rerender(<LoadingOverlay message="Seite wird geladen..." />);
  expect(screen.getByText('Seite wird geladen...')).toBeInTheDocument();
});
