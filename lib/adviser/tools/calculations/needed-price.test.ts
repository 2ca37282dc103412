import { cases, missingIn, nameOf, NOW } from './testing.fixture';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Calculated by hand. */
const NEEDED = cases(`
  mindestens 400.000 will ich netto haben, makler 2,975 %, kredit ist keiner drauf. für wieviel muss ich verkaufen => **412.265 €**
  ich brauch nach dem verkauf noch 200.000 / schulden 120.000 und makler 3,57%, was muss das haus mindestens bringen => **331.847 €**
  wie teuer muss ich verkaufen damit 150.000 übrig bleiben? kredit 175.000 und 3,57 % makler => **337.033 €**
  ich brauche am ende 120.000 übrig, kein kredit, ohne makler. welchen preis muss ich verlangen? => **120.000 €**
  300.000 will ich netto haben, kredit 96.000, makler 3,57 %. was muss ich mindestens verlangen => **410.661 €**
  ich brauch am ende 250.000 in der hand, 80.000 restkredit muss weg und makler kriegt 3,57 vom preis. wie hoch muss der verkaufspreis sein? => **342.218 €**
  Ich möchte am Ende 180.000 Euro übrig haben. Offener Kredit 65.000, Makler 3,57 %. Welcher Preis ist nötig? => **254.071 €**
  was muss ich verlangen wenn mir 275000 bleiben sollen und der makler 3,57% kriegt, kredit keiner => **285.181 €**
  für wieviel müsste ich verkaufen um 100.000 über zu haben, bank 60.000, privatverkauf => **160.000 €**
`);

test.each(NEEDED)('the price that is needed: %s', (dialogue, expected) => {
  expect(nameOf(...dialogue.split(' / '))).toBe('neededPrice');
  expect(missingIn(dialogue, expected)).toEqual([]);
});
