import { render, screen } from '@testing-library/react';
import { cardDelay, revealed } from './reveal';

test('what is marked says to what extent it has to be seen, and when it begins', () => {
  render(<p {...revealed({ threshold: 0.3, margin: 50, delay: 300 })}>Schritt</p>);
  const step = screen.getByText('Schritt');
  expect(step).toHaveAttribute('data-reveal', '0.3');
  expect(step).toHaveAttribute('data-reveal-margin', '50');
  expect(step.style.getPropertyValue('--reveal-delay')).toBe('300ms');
});

test('without further words it begins at once, at the edge of the window', () => {
  render(<p {...revealed({ threshold: 0.1 })}>Karte</p>);
  expect(screen.getByText('Karte')).toHaveAttribute('data-reveal-margin', '0');
  expect(screen.getByText('Karte').style.getPropertyValue('--reveal-delay')).toBe('0ms');
});

test('nothing is hidden before the effects are there', () => {
  render(<p {...revealed({ threshold: 0.1 })}>Karte</p>);
  expect(screen.getByText('Karte')).not.toHaveAttribute('data-reveal-state');
});

test('each card begins 100 ms after the one before, none later than 600 ms', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 20].map(cardDelay)).toEqual([
    100, 200, 300, 400, 500, 600, 600, 600,
  ]);
});
