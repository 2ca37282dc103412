import { cleanPiece, withoutCitations } from './clean';
import { contactsIn } from './contacts';

const NOBODY = new Set<string>();
const clean = (text: string) => cleanPiece(text, NOBODY).text;

describe('cleanPiece takes out', () => {
  test.each([
    ['Das ist <b>wichtig</b>.', 'Das ist wichtig.'],
    ['<p class="x">Ein Satz.</p>', 'Ein Satz.'],
    ['Gut <script>alert(1)</script> so', 'Gut so'],
    ['Gut <SCRIPT src=//evil.example>', 'Gut '],
    ['Gut <scr<script></script>ipt>alert(1)</script> so', 'Gut alert(1) so'],
    ['Gut <img src=x onerror=alert(1)> so', 'Gut so'],
    ['Gut <img src=x onerror="alert(1)', 'Gut '],
    ['Gut <\nscript>', 'Gut \nscript>'],
    ['Gut <', 'Gut '],
    ['Gut <!-- heimlich --> so', 'Gut so'],
    ['Gut <svg><a href="x">y</a></svg> so', 'Gut so'],
    ['Gut &lt;script&gt; so', 'Gut script so'],
    ['Mehr im [Ratgeber](https://evil.example).', 'Mehr im Ratgeber.'],
    ['Mehr im [Ratgeber](/ratgeber/makler "Titel").', 'Mehr im Ratgeber.'],
    ['Mehr im [Ratgeber](https://evil.example/a(b)c).', 'Mehr im Ratgeber.'],
    ['![Bild](https://evil.example/x.png) Gut', 'Bild Gut'],
    ['[![Bild](https://a.example/x)](https://evil.example) Gut', 'Bild Gut'],
    ['Mehr im [Ratgeber][quelle].', 'Mehr im Ratgeber.'],
    ['[x]: https://evil.example "Titel"', ''],
    ['Siehe https://evil.example/pfad?a=b#c', 'Siehe '],
    ['Siehe <https://evil.example>.', 'Siehe.'],
    ['Siehe www.evil.example.', 'Siehe.'],
    ['Siehe evil.example/pfad, bitte.', 'Siehe, bitte.'],
    ['Siehe EVIL.EXAMPLE.', 'Siehe.'],
    ['Siehe evil\u200b.example.', 'Siehe.'],
    ['Siehe evil。example.', 'Siehe.'],
    ['Siehe evil[1].example.', 'Siehe.'],
    ['Siehe ev<b></b>il.example.', 'Siehe.'],
    ['Siehe müller-bäder.de.', 'Siehe.'],
    ['Siehe //evil.example/x', 'Siehe '],
    ['Siehe http://1.2.3.4/x und 10.0.0.1:8080.', 'Siehe und.'],
    ['Siehe localhost:3000/x', 'Siehe '],
    ['Siehe javascript:alert(1)', 'Siehe '],
    ['Schreiben Sie an info@evil.example.', 'Schreiben Sie an.'],
    ['Schreiben Sie an info (at) evil punkt example.', 'Schreiben Sie an.'],
    ['Rufen Sie 0900 1234567 an.', 'Rufen Sie an.'],
    ['Rufen Sie +49 900 123 456 an.', 'Rufen Sie an.'],
    ['Konto DE89 3704 0044 0532 0130 00.', 'Konto.'],
    ['## Überschrift', 'Überschrift'],
    ['> Zitat', 'Zitat'],
    ['* Punkt', '- Punkt'],
    ['• Punkt', '- Punkt'],
    ['Das ist `Code`.', 'Das ist Code.'],
    ['Das ist *wichtig*.', 'Das ist wichtig.'],
    ['- https://evil.example', ''],
    ['Ende.Danach', 'Ende. Danach'],
    ['Siehe Evil.Example', 'Siehe Evil. Example'],
    ['Siehe Evil.Example/x', 'Siehe '],
  ])('%s', (text, rest) => {
    expect(clean(text)).toBe(rest);
  });

  test('whatever hides in itself too often, with everything around it', () => {
    const nested = (depth: number): string => (depth === 0 ? '' : `<b${nested(depth - 1)}>`);
    expect(clean(`Gut ${nested(60)} so`)).not.toMatch(/<\w/);
    expect(clean(`Gut ${'ev[1'.repeat(40)}${']'.repeat(40)}`)).not.toMatch(/\[1\]/);
  });
});

describe('cleanPiece leaves as it is', () => {
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
  ])('%s', (text) => {
    expect(clean(text)).toBe(text);
  });

  test('contacts that stand in a passage, however they are written there', () => {
    const known = contactsIn('Verband: 030 1234567, info@verband.example');
    const text = 'Fragen Sie info@verband.example oder +49 (0)30 123 45 67.';
    expect(cleanPiece(text, known).text).toBe(text);
    expect(cleanPiece('info@verband.example.evil.example', known).text).toBe('');
  });
});

test('citations are listed once, in their order', () => {
  expect(cleanPiece('Erst [2], dann [1] und [2].', NOBODY)).toEqual({
    text: 'Erst, dann und.',
    numbers: [2, 1, 2],
  });
});

test('the text of a link is no citation', () => {
  expect(cleanPiece('Mehr [1](https://evil.example)', NOBODY).numbers).toEqual([]);
});

test.each(['<', '[', '](', '(', '@a', 'a.', '<b', '&#', '*a', 'a@', '0 ', '//'])(
  'a long row of "%s" is cleaned to its end',
  (bit) => {
    expect(cleanPiece(bit.repeat(4000 / bit.length), NOBODY).numbers).toEqual([]);
  },
);

describe('withoutCitations', () => {
  test.each<[string, string, number[]]>([
    ['Die Käuferseite zahlt die Hälfte [1].', 'Die Käuferseite zahlt die Hälfte.', [1]],
    ['So ist es. [2]', 'So ist es.', [2]],
    ['So ist es [1][2].', 'So ist es.', [1, 2]],
    ['So ist es [1, 2].', 'So ist es.', [1, 2]],
    ['So ist es [1; 3].', 'So ist es.', [1, 3]],
    ['So ist es [1 und 3].', 'So ist es.', [1, 3]],
    ['So ist es [1-3].', 'So ist es.', [1, 2, 3]],
    ['So ist es [1–3, 5].', 'So ist es.', [1, 2, 3, 5]],
    ['So ist es [^1].', 'So ist es.', [1]],
    ['So ist es [Textstelle 4].', 'So ist es.', [4]],
    ['So ist es 【1†Makler】.', 'So ist es.', [1]],
    ['So ist es [99].', 'So ist es.', [99]],
    ['[1] Zuerst', ' Zuerst', [1]],
    ['Ohne Beleg', 'Ohne Beleg', []],
    ['[sic] und [a1]', '[sic] und [a1]', []],
    ['[3-1]', '', []],
  ])('%s', (text, rest, numbers) => {
    expect(withoutCitations(text)).toEqual({ text: rest, numbers });
  });

  test('a range without end is cut short', () => {
    expect(withoutCitations('[1-999999999]').numbers).toHaveLength(20);
  });
});
