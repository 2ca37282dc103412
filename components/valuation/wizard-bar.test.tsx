import { render, screen } from '@testing-library/react';
import { StepProgress } from './wizard-bar';

test.each([
  [1, '1/10', 'scaleX(0.1)'],
  [3, '3/10', 'scaleX(0.3)'],
  [10, '10/10', 'scaleX(1)'],
])('step %d shows %s', (step, text, transform) => {
  render(<StepProgress step={step} of={10} />);
  expect(screen.getByText(text)).toBeVisible();
  const bar = screen.getByRole('progressbar', { name: 'Fortschritt' });
  expect(bar).toHaveAttribute('aria-valuemin', '1');
  expect(bar).toHaveAttribute('aria-valuemax', '10');
  expect(bar).toHaveAttribute('aria-valuenow', String(step));
  expect(bar).toHaveAttribute('aria-valuetext', `Schritt ${step} von 10`);
  expect(bar.firstElementChild).toHaveStyle({ transform });
});
