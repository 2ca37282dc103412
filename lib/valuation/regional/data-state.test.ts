import { REGIONAL_VERSION, REGIONAL_YEARS } from './data-state';
import { modelCard } from './model-card';

test('pages, mail and PDF name the model that the card describes', () => {
  expect(REGIONAL_VERSION).toBe(modelCard.version);
});

test('and the years of its sources', () => {
  const years = new Set(modelCard.sources.map(({ date }) => date.slice(0, 4)));
  expect(REGIONAL_YEARS).toBe([...years].sort().join(' und '));
});
