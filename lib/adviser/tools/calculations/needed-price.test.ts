import { cases, missingIn, nameOf, NOW } from './testing.fixture';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

/** The price that leaves an amount; reckoned by hand. */
const NEEDED = cases(`
  mindestens 400.000 will ich netto haben, makler 2,975 %, kredit ist keiner drauf. für wieviel muss ich verkaufen => **412.265 €**
  ich brauch nach dem verkauf noch 200.000 / schulden 120.000 und makler 3,57%, was muss das haus mindestens bringen => **331.847 €**
  wie teuer muss ich verkaufen damit 150.000 übrig bleiben? kredit 175.000 und 3,57 % makler => **337.033 €**
  ich brauche am ende 120.000 übrig, kein kredit, ohne makler. welchen preis muss ich verlangen? => **120.000 €**
  300.000 will ich netto haben, kredit 96.000, makler 3,57 %. was muss ich mindestens verlangen => **410.661 €**
`);

test.each(NEEDED)('the price that is needed: %s', (dialogue, expected) => {
  expect(nameOf(...dialogue.split(' / '))).toBe('neededPrice');
  expect(missingIn(dialogue, expected)).toEqual([]);
});
