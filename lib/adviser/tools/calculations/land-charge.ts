import { fullFee } from '@/lib/calculators/rules/full-fee';
import { chargeFees, deletionFees } from '@/lib/calculators/rules/notary-fees';
import { formatNumber } from '@/lib/platform/format/number';
import type { Facts, ParsedNumbers } from '../reading/known';
import { say } from '../../sentences';
import { amountFor, HOW_MUCH, PRINCIPLE, type ChatCalculation } from './calculation';
import { euros, paragraphs } from './format';

export const LAND_CHARGE = /grundschuld|hypothek|sicherungsgrundschuld/;

const COST = /kost|gebuhr|teuer|wie ?viel|wie hoch|berechn|rechn|was zahl|nimmt|verlangt|was will/;
const REGISTER =
  /(?:ein(?:ge|zu)?trag|bestell|neue (?:grundschuld|hypothek)|aufnehm|grundschuldbestellung)/;
const DELETE = /losch/;
/** Whether and how to delete it is a question for the guides. */
const HOW =
  /\b(?:muss|mussen|kann|konnen|soll|darf|wie lange|wann|wer|wie geht|brauch\w*|warum|wieso|oder)\b/;

const isNamed = (parsed: ParsedNumbers) =>
  [parsed.facts.debt, amountFor('nominal', parsed)].some(Boolean);

const inMarks = (text: string, { facts }: ParsedNumbers) =>
  facts.marks !== undefined && /in euro|umgerechnet|\bweg\b|losch/.test(text);

const asksFor = (text: string, parsed: ParsedNumbers) =>
  isNamed(parsed) &&
  (LAND_CHARGE.test(text) || (DELETE.test(text) && /grundbuch/.test(text))) &&
  (COST.test(text) || inMarks(text, parsed) || (DELETE.test(text) && !HOW.test(text))) &&
  (inMarks(text, parsed) || HOW_MUCH.test(text) || !PRINCIPLE.test(text));

const withNominal = (said: Facts) =>
  said.nominal === undefined ? { ...said, nominal: said.debt } : said;

const SOURCE = 'nebenkosten-fuer-eigentuemer#grundschuld-was-die-loeschung-kostet';

export const deletion: ChatCalculation<'deletion'> = {
  name: 'deletion',
  title: 'titleDeletion',
  topic: /grundschuld|hypothek|loschung/,
  asks: asksFor,
  reads: withNominal,
  can: ({ nominal }) => nominal !== undefined,
  entries: [],
  uses: ['nominal'],
  main: () => 'nominal',
  answer({ nominal = 0, marks }) {
    const fees = deletionFees(nominal);
    const text = say('deletionFees', {
      nominal: euros(nominal),
      fee: euros(fullFee(nominal)),
      register: euros(fees.landRegister),
      least: euros(fees.notary.least),
      most: euros(fees.notary.most),
    });
    const sum = say('deletionSum', {
      least: euros(fees.landRegister + fees.notary.least),
      most: euros(fees.landRegister + fees.notary.most),
    });
    const inEuros =
      marks !== undefined &&
      say('deletionMarks', { marks: formatNumber(marks), nominal: euros(nominal) });
    const [first = '', lines = '', ...rest] = text.split('\n\n');
    return { text: paragraphs(first, [inEuros, lines, sum], ...rest), sources: [SOURCE] };
  },
};

export const charge: ChatCalculation<'charge'> = {
  name: 'charge',
  title: 'titleCharge',
  topic: /(?:grundschuld|hypothek)(?:bestellung| (?:\w+ ){0,2}(?:eintrag|bestell))/,
  asks: (text, parsed) => REGISTER.test(text) && !DELETE.test(text) && asksFor(text, parsed),
  reads: withNominal,
  can: ({ nominal }) => nominal !== undefined,
  entries: [],
  uses: ['nominal'],
  main: () => 'nominal',
  answer({ nominal = 0 }) {
    const fees = chargeFees(nominal);
    const shown = {
      nominal: euros(nominal),
      fee: euros(fullFee(nominal)),
      notary: euros(fees.notary),
      register: euros(fees.landRegister),
      sum: euros(fees.notary + fees.landRegister),
    };
    const lines = [say('feeFull', shown), say('chargeNotary', shown), say('chargeRegister', shown)];
    return {
      text: paragraphs(say('chargeFees', shown), lines, say('chargeRule')),
      sources: ['nebenkosten-fuer-eigentuemer#was-die-kaeuferseite-obendrauf-zahlt', SOURCE],
    };
  },
};
