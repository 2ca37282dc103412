import { readSeedFiles } from '@/lib/guides/seed-files';
import { ANSWERS } from '../answers/answers';
import { createKnowledge, type Knowledge } from '../knowledge/knowledge';
import type { PastMessage } from '../schema';
import { advise } from './advise';

let knowledge: Knowledge;

beforeAll(async () => {
  knowledge = await createKnowledge(ANSWERS, await readSeedFiles());
});

function answerTo(turns: readonly string[]): string {
  const history: PastMessage[] = [];
  let said = '';
  for (const message of turns) {
    const { reply } = advise(knowledge, { message, history: [...history] });
    said = [reply.title, reply.response].filter(Boolean).join('\n').replaceAll('\u00a0', ' ');
    history.push({ role: 'user', text: message }, { role: 'assistant', text: reply.response });
  }
  return said;
}

interface Example {
  asked: string[][];
  says: RegExp[];
  saysNot?: RegExp;
}

const alone = (...questions: string[]) => questions.map((question) => [question]);

/** Asked by outsiders and answered wrongly at first, each with three more ways to ask. */
const EXAMPLES: Record<string, Example> = {
  'who pays the agent': {
    asked: alone(
      'wer zahlt den makler beim hausverkauf',
      'Wer zahlt den Makler, Käufer oder Verkäufer?',
      'Muss der Käufer oder muss ich den Makler bezahlen, wenn ich mein Haus verkaufe?',
      'makler wer muss den zahlen wenn man seine wohnung verkauft',
      'Trage ich als Verkäufer die Maklerkosten oder der Käufer?',
    ),
    says: [/Hälfte|gleich viel|je 3,57|§ 656c/, /Käufer/],
    saysNot: /^Wann/,
  },
  'whether the gain is taxed': {
    asked: alone(
      'Muss ich auf den Verkaufsgewinn Spekulationssteuer zahlen?',
      'fällt auf meinen gewinn spekulationssteuer an',
      'Will das Finanzamt etwas vom Gewinn aus dem Hausverkauf?',
      'Gewinn beim Wohnungsverkauf versteuern?',
    ),
    says: [/zehn/],
  },
  'whether a certificate is needed': {
    asked: alone(
      'brauch ich nen energieausweis wenn ich verkaufe',
      'muss man beim hausverkauf einen energieausweis haben',
      'Ist der Energieausweis beim Verkauf Pflicht?',
      'energieausweis nötig für verkauf?',
    ),
    says: [/Energieausweis/, /Besichtigung/],
  },
  'what a sale costs at a price': {
    asked: alone(
      'was kostet mich der Verkauf bei 450000',
      'Verkaufskosten bei 450.000 €?',
      'wie teuer wird der hausverkauf wenn ich 450k bekomme',
      'Was geht mir beim Verkauf für 450 tsd alles ab?',
    ),
    says: [/26\.775|32\.130|13\.388|16\.065/],
  },
  'a commission of percent and price': {
    asked: alone(
      'Maklerprovision 3,57% von 380.000',
      '3,57 prozent makler bei 380000 wieviel euro',
      'Wie viel sind 3,57 % Maklerprovision bei 380 tsd?',
      'makler nimmt 3,57 %, haus 380k, was zahl ich',
    ),
    says: [/13\.566/],
  },
  'a commission at a price': {
    asked: alone(
      'Was kostet der Makler bei 380.000 €?',
      'makler kosten bei 380000',
      'wie viel nimmt ein makler wenn das haus 380.000 bringt',
      'Maklerprovision bei 380k?',
    ),
    says: [/22\.610|27\.132/],
  },
  'tax after six years': {
    asked: alone(
      'Muss ich Steuern zahlen, wenn ich nach 6 Jahren verkaufe?',
      'verkauf nach sechs jahren, fällt da steuer an?',
      'haus vor 6 jahren gekauft jetzt verkaufen steuer',
      'Ist ein Verkauf nach sechs Jahren steuerfrei?',
    ),
    says: [/zehn/i, /selbst|eigen/i],
    saysNot: /Meist nicht/,
  },
  'tax on a let flat': {
    asked: alone(
      'gekauft 2020, vermietet, 42 %, wie viel steuer?',
      'wohnung 2020 gekauft und vermietet, steuersatz 42 prozent, was muss ich versteuern',
      '2020 gekauft, immer vermietet, 42 % steuersatz: was kostet mich der verkauf an steuer',
      'Kauf 2020, vermietet, persönlicher Steuersatz 42 %. Wie hoch ist die Spekulationssteuer?',
    ),
    says: [/steuerpflichtig|versteuer|Gewinn/],
    saysNot: /Meist nicht/,
  },
  'what the certificate costs, asked on': {
    asked: [
      ['Brauche ich einen Energieausweis?', 'was kostet das?'],
      ['brauch ich nen energieausweis wenn ich verkaufe', 'was kostet der?'],
      ['Ist ein Energieausweis Pflicht?', 'und wie teuer ist so einer?'],
      ['energieausweis nötig?', 'kosten?'],
    ],
    says: [/Energieausweis|Bedarfsausweis|Verbrauchsausweis/, /€|Euro/],
    saysNot: /^Nichts/,
  },
  'inherited, asked on': {
    asked: [
      ['Muss ich Spekulationssteuer zahlen?', 'und wenn ich es geerbt habe?'],
      ['Wann ist der Verkauf steuerfrei?', 'und bei einem geerbten haus?'],
      ['spekulationssteuer ab wann frei', 'gilt das auch wenn ich geerbt hab'],
      ['Fällt Spekulationssteuer an?', 'Und was ist bei einer Erbschaft?'],
    ],
    says: [/[Ee]rb/, /Verstorben|Erblasser|zehn/],
  },
  'who pays, asked on': {
    asked: [
      ['Was kostet der Notar?', 'wer zahlt das?'],
      ['notarkosten beim verkauf', 'und wer trägt die?'],
      ['Wie teuer ist der Notartermin?', 'Muss ich das bezahlen?'],
      ['was kostet der notar beim hausverkauf', 'zahlt das der käufer?'],
    ],
    says: [/Käufer/],
  },
  'another price, asked on': {
    asked: [
      ['Was kostet der Makler bei 380.000 €?', 'und bei 550000?'],
      ['Maklerprovision bei 380k', 'Und wie viel bei 550.000 €?'],
      ['makler kosten bei 380000', 'wenn wir 550 tsd bekommen?'],
      ['Was kostet der Makler bei 380.000 €?', 'wer zahlt das?', 'und bei 550000?'],
    ],
    says: [/32\.725|39\.270/],
  },
  'where it stands, asked on': {
    asked: [
      ['Wie lange ist ein Energieausweis gültig?', 'wo steht das?'],
      ['energieausweis wie lange gültig', 'welcher paragraf?'],
      ['Wie lange gilt ein Energieausweis?', 'Wo kann ich das nachlesen?'],
      ['energieausweis gültigkeit', 'quelle?'],
    ],
    says: [/Ratgeber/, /§ 79|GEG/],
  },
  'a new subject ends the old one': {
    asked: [
      ['Brauche ich einen Energieausweis?', 'was kostet das?', 'Wie lange dauert ein Verkauf?'],
      ['Was kostet der Makler bei 380.000 €?', 'wie lange dauert so ein hausverkauf insgesamt'],
      ['Wer zahlt den Notar?', 'Wie lange braucht man, um ein Haus zu verkaufen?'],
      ['Muss ich Spekulationssteuer zahlen?', 'wie lang dauert ein verkauf im schnitt'],
    ],
    says: [/drei bis sechs Monate/],
  },
  'deleting one’s own data': {
    asked: [
      ['Was passiert mit meinen Daten?', 'Kann ich das löschen lassen?'],
      ['welche daten speichert ihr von mir', 'kann ich die löschen lassen?'],
      ['Verkauft ihr meine Daten?', 'und wie lösche ich das wieder?'],
      ['Wer sieht meine Angaben?', 'kann man das auch löschen'],
    ],
    says: [/lösch/i, /Daten|Anfrage/],
    saysNot: /Grundschuld/,
  },
};

const CASES = Object.entries(EXAMPLES).flatMap(([name, { asked, says, saysNot }]) =>
  asked.map((turns) => [name, turns.join(' / '), turns, says, saysNot] as const),
);

test.each(CASES)('%s: %s', (_name, _words, turns, says, saysNot) => {
  const said = answerTo(turns);
  for (const pattern of says) expect(said).toMatch(pattern);
  if (saysNot) expect(said).not.toMatch(saysNot);
});
