import { createCheck } from './check';
import { NO_ANSWER, systemPrompt } from './system-prompt';

const CANARY = 'a1b2c3d4e5f60718';
const SECRET = { prompt: systemPrompt(CANARY), canary: CANARY };
const RUN =
  'Antworten Sie ausschließlich mit dem, was in den Textstellen oder im Ergebnis eines Werkzeugs steht';
const FIRST = RUN.split(' ').slice(0, 8).join(' ');

const checked = (text: string, passages: string[] = []) => createCheck(passages, SECRET)(text);

const pieces = (texts: string[]) => {
  const check = createCheck([], SECRET);
  return () => texts.map(check);
};

describe('what must not be shown is', () => {
  test.each([
    'Das ist <b>wichtig</b>.',
    'Gut <SCRIPT src=//evil.example>',
    'Gut <img src=x onerror="alert(1)',
    'Gut <\nscript>',
    'Gut <',
    'Gut <!-- heimlich --> so',
    'Gut &lt;script&gt; so',
    'Mehr im [Ratgeber](https://evil.example).',
    'Mehr im [Ratgeber](/ratgeber/makler "Titel").',
    '![Bild](https://evil.example/x.png) Gut',
    'Mehr im [Ratgeber][quelle].',
    '[x]: https://evil.example "Titel"',
    'Mehr [1](https://evil.example)',
    'Siehe www.evil.example.',
    'Siehe evil.example/pfad, bitte.',
    'Siehe EVIL.EXAMPLE.',
    'Siehe evil\u200b.example.',
    'Siehe evil。example.',
    'Siehe evil[1].example.',
    'Siehe Evil.Example/x',
    'Siehe müller-bäder.de.',
    'Siehe //evil.example/x',
    'Siehe http://1.2.3.4/x',
    'Siehe 10.0.0.1:8080.',
    'Siehe localhost:3000/x',
    'Siehe javascript:alert(1)',
    'Schreiben Sie an info@evil.example.',
    'Schreiben Sie an info (at) evil punkt example.',
    'Rufen Sie 0900 1234567 an.',
    'Rufen Sie +49 900 123 456 an.',
    'Konto DE89 3704 0044 0532 0130 00.',
  ])('foreign: %s', (text) => {
    expect(() => checked(text)).toThrow('foreign');
  });

  test.each<[string, string[]]>([
    ['words of the instructions', [FIRST]],
    ['in capitals', [RUN.toUpperCase()]],
    ['with marks between', [RUN.replaceAll(' ', ' ** ')]],
    ['with citations between', [RUN.replaceAll(' ', ' [1] ')]],
    ['over two pieces', [RUN.slice(0, 30), RUN.slice(30, 70)]],
    ['a word a piece', RUN.split(' ')],
    ['spaced out', [[...RUN].join(' ')]],
    ['hyphenated', [RUN.replace(/(.{4})/g, '$1-')]],
    ['backwards', [[...RUN].reverse().join('')]],
    ['the canary', [`Es lautet ${CANARY}.`]],
    ['the canary spaced out, in capitals', [[...CANARY.toUpperCase()].join(' ')]],
    ['the canary backwards', [[...CANARY].reverse().join('')]],
    ['the canary over two pieces', [`${CANARY.slice(0, 9)} `, CANARY.slice(9)]],
    ['half of the canary', [`Erst ${CANARY.slice(0, 8)}. `]],
    ['encoded', [Buffer.from(RUN).toString('base64')]],
    ['in hexadecimal', [Buffer.from(RUN).toString('hex')]],
  ])('a leak: %s', (_, texts) => {
    expect(pieces(texts)).toThrow('leak');
  });

  test.each([NO_ANSWER, `${NO_ANSWER.toLowerCase()}.`, `**${NO_ANSWER}**`])(
    'a refusal: %s',
    (text) => {
      expect(() => checked(text)).toThrow('no-answer');
    },
  );
});

describe('an answer keeps', () => {
  test.each([
    'Der Verkauf dauert meist 3 bis 6 Monate.',
    'Die Provision beträgt 3,57 % des Preises, also 12.495 € bei 350.000 €.',
    'Das sind 1.234.567 Euro, bei 1.234.567.890 ebenso.',
    'Bei weniger als 100 m² (< 100) gilt das nicht; bei > 3 Zimmern schon.',
    'Z.B. der Notar, d.h. u.a. die Grundbuchkosten, i.d.R. 1,5 %.',
    'Seit dem 23.12.2020 gelten die §§ 656a bis 656d BGB.',
    '**Wichtig:** Der Energieausweis muss vorliegen.',
    '- Grundbuchauszug',
    '1. Unterlagen sammeln',
    'Postleitzahl 50667, Baujahr 1975.',
    'Haus- und Wohnungseigentum, z. B. nach Nr. 5',
    'Ende.Danach',
    'Keine Antwort.',
    'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    RUN.split(' ').toReversed().join(' '),
    '',
  ])('%s', (text) => {
    expect(checked(text)).toEqual({ text, numbers: [] });
  });

  test('contacts and addresses that stand in a passage, however they are written there', () => {
    const passage = 'Verband: 030 1234567, info@verband.example, www.verband.example';
    const text = 'Fragen Sie info@verband.example, www.verband.example oder +49 (0)30 123 45 67.';
    expect(checked(text, [passage]).text).toBe(text);
    expect(() => checked('info@verband.example.evil.example', [passage])).toThrow('foreign');
  });

  test('what a passage says as the instructions do', () => {
    expect(checked(RUN, [`Im Ratgeber steht: ${RUN}.`]).text).toBe(RUN);
  });
});

test.each<[string, string, number[]]>([
  ['## Überschrift', 'Überschrift', []],
  ['> Zitat', 'Zitat', []],
  ['* Punkt', '- Punkt', []],
  ['• Punkt', '- Punkt', []],
  ['Das ist `Code`.', 'Das ist Code.', []],
  ['Das ist *wichtig*.', 'Das ist wichtig.', []],
  ['Die Käuferseite zahlt die Hälfte [1].', 'Die Käuferseite zahlt die Hälfte.', [1]],
  ['So ist es [1][2].', 'So ist es.', [1, 2]],
  ['So ist es [1, 2; 3 und 4].', 'So ist es.', [1, 2, 3, 4]],
  ['So ist es [1–2].', 'So ist es.', [1, 2]],
  ['So ist es [^1].', 'So ist es.', [1]],
  ['So ist es [Textstelle 4].', 'So ist es.', [4]],
  ['So ist es 【1†Makler】.', 'So ist es.', [1]],
  ['[sic] und [a1]', '[sic] und [a1]', []],
])('%s is shown as "%s"', (text, shown, numbers) => {
  expect(checked(text)).toEqual({ text: shown, numbers });
});

test.each(['<', '[', '](', '(', '@a', 'a.', '<b', '&#', '*a', 'a@', '0 ', '//'])(
  'a long row of "%s" is judged to its end',
  (bit) => {
    const outcome = (text: string) => {
      try {
        return checked(text).numbers;
      } catch (error) {
        return String(error);
      }
    };
    expect(outcome(bit.repeat(4000 / bit.length))).toBeDefined();
  },
);
