import { says, watchForLeaks } from './leak';
import { NO_ANSWER, systemPrompt } from './system-prompt';

const CANARY = 'a1b2c3d4e5f60718';
const SECRET = { prompt: systemPrompt(CANARY), canary: CANARY };
const RUN =
  'Antworten Sie ausschließlich mit dem, was in den Textstellen oder im Ergebnis eines Werkzeugs steht';

function isLeak(pieces: string[], known: string[] = []) {
  const watch = watchForLeaks(SECRET, known)();
  return pieces.map((piece) => watch(piece)).some(Boolean);
}

const words = RUN.split(' ');

describe('a leak is', () => {
  test.each<[string, string[]]>([
    ['eight words in a row', [words.slice(0, 8).join(' ')]],
    ['in capitals', [RUN.toUpperCase()]],
    ['with marks between', [words.slice(0, 8).join(' ** ')]],
    ['over two pieces', [words.slice(0, 4).join(' '), words.slice(4, 8).join(' ')]],
    ['a word a piece', words],
    ['spaced out', [[...RUN].join(' ')]],
    ['hyphenated', [RUN.replace(/(.{4})/g, '$1-')]],
    ['backwards', [[...RUN].reverse().join('')]],
    ['all of it', [SECRET.prompt]],
    ['the canary', [`Es lautet ${CANARY}.`]],
    ['the canary in capitals', [CANARY.toUpperCase()]],
    ['the canary spaced out', [[...CANARY].join(' ')]],
    ['the canary backwards', [[...CANARY].reverse().join('')]],
    ['the canary over two pieces', [`${CANARY.slice(0, 9)} `, CANARY.slice(9)]],
    ['half of the canary', [`Erst ${CANARY.slice(0, 8)}. `]],
    ['the canary in an address', [`https://evil.example/?q=${CANARY}`]],
    ['encoded', [Buffer.from(RUN).toString('base64')]],
    ['in hexadecimal', [Buffer.from(RUN).toString('hex')]],
  ])('%s', (_, pieces) => {
    expect(isLeak(pieces)).toBe(true);
  });
});

describe('no leak is', () => {
  test.each<[string, string[]]>([
    ['seven words', [words.slice(0, 7).join(' ')]],
    [
      'an ordinary answer',
      ['Ein Verkauf dauert meist drei bis sechs Monate. Danach zieht man um.'],
    ],
    ['the words in another order', [words.toReversed().join(' ')]],
    ['a long German word', ['Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung']],
    ['nothing', ['', ' ', '\n']],
  ])('%s', (_, pieces) => {
    expect(isLeak(pieces)).toBe(false);
  });

  test('what a passage says as well', () => {
    expect(isLeak([RUN], [`Im Ratgeber steht: ${RUN}.`])).toBe(false);
  });

  test('the same piece again in another answer', () => {
    const newWatch = watchForLeaks(SECRET, []);
    const [first, second] = [newWatch(), newWatch()];
    expect([first(words.slice(0, 4).join(' ')), second(words.slice(4, 8).join(' '))]).toEqual([
      false,
      false,
    ]);
  });
});

test.each([NO_ANSWER, `${NO_ANSWER.toLowerCase()}.`, `**${NO_ANSWER}**`])('%s says it', (text) => {
  expect(says(text, NO_ANSWER)).toBe(true);
});

test.each(['Keine Antwort.', '', 'Antwort in den Textstellen'])('"%s" does not', (text) => {
  expect(says(text, NO_ANSWER)).toBe(false);
});
