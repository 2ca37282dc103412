/** @jest-environment node */
import { readSeedFiles } from '@/lib/guides/seed-files';
import { ANSWERS } from '../answers/answers';
import { advise } from '../builtin/advise';
import { createKnowledge, type Knowledge } from '../knowledge/knowledge';
import type { Reply } from '../reply';
import type { ChatInput } from '../schema';

let knowledge: Knowledge;

beforeAll(async () => {
  knowledge = await createKnowledge(ANSWERS, await readSeedFiles());
});

function replyTo(turns: readonly string[], calculator?: ChatInput['calculator']): Reply {
  const history = turns.slice(0, -1).map((text) => ({ role: 'user' as const, text }));
  return advise(knowledge, { message: turns.at(-1) ?? '', history, calculator }).reply;
}

const plain = ({ response }: Reply) => response.replace(/[\u00a0\u202f]/g, ' ');

test.each<[string, string[], string, RegExp]>([
  [
    'a result',
    ['Makler nimmt 3,57 % von mir bei 380.000 €, wie viel Euro sind das?'],
    'maklerprovision',
    /13\.566 €/,
  ],
  ['a tax', ['grunderwerbsteuer bayern 550.000'], 'grunderwerbsteuer', /19\.250 €/],
  [
    'what is left',
    ['Verkaufspreis 520.000, Restschuld 310.000, VFE 8.500, Makler 3,57 %, was bleibt?'],
    'erloes',
    /182\.936 €/,
  ],
  [
    'another amount',
    ['grunderwerbsteuer bayern 550.000', 'und bei 400000?'],
    'grunderwerbsteuer',
    /14\.000 €/,
  ],
  [
    'another place',
    ['grunderwerbsteuer bayern 550.000', 'und in Hessen?'],
    'grunderwerbsteuer',
    /33\.000 €/,
  ],
  [
    'an answer to what was missing',
    ['Was bleibt mir bei 90.000 € Restschuld, ohne Makler?', 'Verkaufspreis 300.000'],
    'erloes',
    /210\.000 €/,
  ],
  [
    'what was said before',
    ['Haus in Mainz, wert 480.000', 'Wie hoch ist die Grunderwerbsteuer?'],
    'grunderwerbsteuer',
    /24\.000 €/,
  ],
  [
    'no result where an amount is in no field',
    [
      'Haus im Wert von 558.000 an meinen Sohn mit Nießbrauch, Jahresmiete 36.000: Schenkungsteuer?',
    ],
    'schenkungsteuer',
    /Noch keinem Feld zugeordnet: „36\.000“/,
  ],
  [
    'a choice that is denied',
    [
      'papa gestorben, mama & wir 3 kinder, gütertrennung hatten die keine. haus 480k, wer erbt was?',
    ],
    'gesetzliche-erbteile',
    /Ehegatte, 1\/2: 240\.000 €/,
  ],
  [
    'what was known is no new amount',
    ['Kaltmiete 800, Preis 240.000, wie ist die rendite?', '800 war warm, kalt sinds 650'],
    'kaufpreisfaktor',
    /3,25 %/,
  ],
  [
    'another calculation that explains more',
    ['rendite 800 kalt preis 210.000', 'andere wohnung: sonderumlage 66.000 mein anteil 48/1000'],
    'weg-anteil',
    /3\.168 €/,
  ],
])('%s: %j', (_, turns, name, says) => {
  const reply = replyTo(turns);
  expect(reply.calculator?.name).toBe(name);
  expect(plain(reply)).toMatch(says);
});

test('says which figures it read and which it assumed, and where it stands', () => {
  const reply = replyTo(['Was bleibt bei 400.000 € Verkaufspreis und 100.000 € Restschuld?']);
  expect(plain(reply)).toContain('Gelesen: Verkaufspreis 400.000 €, Restschuld 100.000 €.');
  expect(plain(reply)).toMatch(/Angenommen, weil nicht genannt: Ihr Teil der .* 3,57 %/);
  expect(reply.sources.length).toBeGreaterThan(0);
  expect(reply.calculator?.url).toBe('/rechner/erloes/ergebnis?price=400000&debt=100000');
  expect(reply.calculator?.card).toBeUndefined();
});

test('shows the card where something is missing, with what is known', () => {
  const { calculator, ...reply } = replyTo(['Was bleibt mir bei 90.000 € Restschuld?']);
  expect(plain(reply)).toBe('Gelesen: Restschuld 90.000 €. Dafür brauche ich noch: Verkaufspreis.');
  expect(calculator).toMatchObject({ name: 'erloes', entries: { debt: '90000' } });
  expect(calculator?.card?.fields.map(({ name }) => name)).toContain('price');
  expect(calculator?.card?.errors).toBeUndefined();
});

test('takes a card as it was filled in, and names what contradicts at its field', () => {
  const entries = { price: '400.000', share: '50', owners: '3' };
  const reply = replyTo(['Erlös berechnen'], { name: 'erloes', entries });
  expect(Object.keys(reply.calculator?.card?.errors ?? {})).toEqual(['share']);
});

test('goes on after a card by what its message says', () => {
  const card = 'Erlös berechnen\nVerkaufspreis: 400.000\nRestschuld: 100.000';
  expect(plain(replyTo([card]))).toMatch(/285\.720 €/);
  expect(plain(replyTo([card, 'und ohne Makler?']))).toMatch(/300\.000 €/);
});

test.each(['Wer zahlt den Makler?', 'Wie lange dauert ein Verkauf?'])(
  'a question about a rule is answered by a passage: %s',
  (message) => {
    expect(plain(replyTo([message]))).not.toMatch(/Gelesen|Dafür brauche ich/);
  },
);
