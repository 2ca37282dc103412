import { cardLinks, queueCard, nextCard } from './cards';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 0],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['a', 1, undefined],
  ['toString', 1, undefined],
])('%s on card %d of five leads to %s', (key, index, next) => {
  expect(nextCard(key, index, 5)).toBe(next);
});

test('a card is known by whatever stands in it', () => {
  document.body.innerHTML = `<ul><li data-card="1"><a data-queue="card" href="/1">Eins</a> <a href="tel:1">1</a></li></ul>`;
  const [link] = cardLinks(document.body);
  expect(link).toHaveAttribute('href', '/1');
  expect(cardLinks(document.body)).toHaveLength(1);
  expect(queueCard(document.querySelector('a[href^=tel]'))).toBe('1');
  expect(queueCard(document.body)).toBeUndefined();
  expect(queueCard(null)).toBeUndefined();
});
