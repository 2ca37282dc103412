import { cardDelay } from './reveal';

test('each card begins 100 ms after the one before, none later than 600 ms', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 20].map(cardDelay)).toEqual([
    100, 200, 300, 400, 500, 600, 600, 600,
  ]);
});
