import fc from 'fast-check';
import { wordsOf } from '@/lib/words/stem';
import { isStopWord } from '@/lib/words/stop-words';
import type { Knowledge } from '../knowledge/knowledge';
import { GAP, withoutPerson, ownWords } from './open-question';

const OURS = ownWords({ headings: [] } as Partial<Knowledge> as Knowledge);

test.each([
  [
    'a name and a phone number',
    'Mein Makler Kunibert Quappe, Telefon 0171 2345678, verlangt Provision vor dem Verkauf.',
    'mein makler … telefon … verlangt provision vor dem verkauf',
  ],
  [
    'a mail address whose host is a word of ours',
    'Darf der Käufer vor dem Notartermin ins Haus? erwin.lindner@haus.de',
    'darf der käufer vor dem notartermin ins haus …',
  ],
  [
    'a mail address in words',
    'Darf der Käufer ins Haus? Schreiben Sie an quappe (at) haus punkt de',
    'darf der käufer ins haus schreiben sie an …',
  ],
  [
    'an IBAN',
    'Der Notar überweist den Kaufpreis auf DE89 3704 0044 0532 0130 00',
    'der notar überweist den kaufpreis auf …',
  ],
  [
    'a street, a house number and a postcode',
    'Das Haus in der Quappenstraße 12, 26122 Oldenburg, hat keinen Energieausweis',
    'das haus in der … hat keinen energieausweis',
  ],
  [
    'amounts, years and areas',
    'Haus für 450.000 € oder 2,5 Mio, Baujahr 1962, 140m² verkaufen',
    'haus für … oder … mio baujahr … verkaufen',
  ],
  [
    'a number that is spelled',
    'null eins sieben zwei drei ist die Nummer vom Notar und vom Makler',
    '… ist die nummer vom notar und vom makler',
  ],
  [
    'a surname that is a usual word, after a title',
    'Muss Frau Sommer das Haus vor der Übergabe räumen?',
    'muss frau … das haus vor der übergabe räumen',
  ],
  [
    'one after two titles',
    'Verkauft Herr Dr. Winter das Haus mit Makler?',
    'verkauft herr … das haus mit makler',
  ],
  [
    'one after a first name',
    'Kunibert Richter verkauft das Haus ohne Makler',
    '… verkauft das haus ohne makler',
  ],
  [
    'one that is said to be a name',
    'Mein Name ist Winter. Verkaufe ich das Haus mit Makler?',
    'mein name ist … verkaufe ich das haus mit makler',
  ],
  [
    'one in two parts, one of which is a word',
    'Erbt Quappe-Stein das Haus mit der Wohnung?',
    'erbt … das haus mit der wohnung',
  ],
  [
    'an address of the net',
    'Steht das Haus auf www.quappe.de oder https://haus.de/wohnung im Inserat?',
    'steht das haus auf … oder … im inserat',
  ],
  [
    'a name that is cut by what has no shape',
    'Herr Qua\u200bppe verkauft Haus und Wohnung',
    'herr … verkauft haus und wohnung',
  ],
  ['initials', 'K. L. Quappe verkauft Haus und Wohnung', '… verkauft haus und wohnung'],
])('%s is left out', (_, message, kept) => {
  expect(withoutPerson(message, OURS)).toBe(kept);
});

test.each([
  ['nothing but a name', 'Ich bin Kunibert Quappe aus Oldenburg'],
  ['one word of the matter', 'Was kostet das bei Kunibert Quappe?'],
  ['the same word twice', 'Makler, Makler'],
  ['words that say nothing', 'Und was ist dann mit dem?'],
  ['nothing at all', ' …\n'],
])('of %s nothing is kept', (_, message) => {
  expect(withoutPerson(message, OURS)).toBeUndefined();
});

test('what is long is cut', () => {
  const kept = withoutPerson('Haus und Wohnung mit Makler '.repeat(20), OURS);
  expect(kept?.split(' ')).toHaveLength(30);
});

test('names that only share the stem of a word are no words of ours', () => {
  for (const name of ['Schäfer', 'Köhler', 'Jens', 'Damien', 'Müller', 'Florian', 'Siebert']) {
    const kept = withoutPerson(`haus und wohnung von ${name.toLowerCase()} verkaufen`, OURS);
    expect(kept).toBe('haus und wohnung von … verkaufen');
  }
});

test('whatever is asked, nothing is kept but words that are known', () => {
  const piece = fc.oneof(
    fc.constantFrom('Haus', 'Wohnung', 'Makler', 'Frau', 'Dr.', 'Sommer', 'und', 'der'),
    fc.string({ unit: 'grapheme' }),
    fc.emailAddress(),
    fc.nat().map(String),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const kept = withoutPerson(pieces.join(' '), OURS);
      if (kept === undefined) return;
      const words = kept.split(' ');
      expect(words.length).toBeLessThanOrEqual(30);
      for (const word of words.filter((each) => each !== GAP)) {
        const [folded = ''] = wordsOf(word);
        expect(isStopWord(folded) || OURS.has(folded)).toBe(true);
        expect(word).toMatch(/^\p{L}[\p{L}\p{M}]+$/u);
      }
    }),
    { numRuns: 2000, seed: 20_261_126 },
  );
});
