import { fullFee } from '@/lib/calculators/rules/full-fee';
import {
  FEE_PARTS,
  type FeePart,
  purchaseFee,
  purchaseFees,
  WITH_CHARGE,
  inheritanceCertificateFees,
} from '@/lib/calculators/rules/notary-fees';
import { formatPercent } from '@/lib/platform/format/number';
import { priceProblem } from '../costs';
import { say } from '../../sentences';
import { amountFor, HOW_MUCH, PRINCIPLE, type ChatCalculation } from './calculation';
import { LAND_CHARGE } from './land-charge';
import { euros, paragraphs, timesLabel } from './format';

const CERTIFICATE = /erbschein/;
const CERTIFICATE_COST = /kost|gebuhr|teuer|wie ?viel|was zahl/;

export const certificate: ChatCalculation<'certificateFees'> = {
  name: 'certificateFees',
  title: 'titleCertificate',
  topic: CERTIFICATE,
  asks(text, parsed) {
    const isNamed = [parsed.facts.price, amountFor('inherited', parsed)].some(Boolean);
    return (
      isNamed && CERTIFICATE.test(text) && (CERTIFICATE_COST.test(text) || HOW_MUCH.test(text))
    );
  },
  reads: (said) => (said.inherited === undefined ? { ...said, inherited: said.price } : said),
  can: ({ inherited }) => inherited !== undefined,
  ownCase: /kost|teuer|wie ?viel/,
  entries: [],
  uses: ['inherited', 'debt'],
  main: () => 'inherited',
  answer({ inherited = 0, debt = 0 }) {
    const value = Math.max(0, inherited - debt);
    const shown = {
      value: euros(value),
      fee: euros(fullFee(value)),
      sum: euros(inheritanceCertificateFees(value)),
    };
    return {
      text: paragraphs(
        say('certificateFees', shown),
        say('certificateLines', shown),
        say('certificateRule'),
      ),
      sources: ['geerbtes-haus#erbschein-oder-notarielles-testament'],
    };
  },
};

const NOTARY_RATE = 3;

const COST =
  /kost|gebuhr|teuer|wie ?viel|wie hoch|berechn|rechn|was zahl|was nimmt|was will|kassier|verlang/;
const NOTARY =
  /notar\w{0,4}-?(?:kosten|gebuhr|rechnung)|(?:kost|gebuhr|teuer|wie ?viel|nimmt|zahl).{0,60}(?:notar|grundbuch)|(?:notar|grundbuch).{0,60}(?:kost|gebuhr|teuer|wie ?viel|zahl|nimmt)|kassier.{0,30}notar|beurkundungs?(?:kosten|gebuhr)|grundbuch(?:kosten|gebuhr|amt kosten)/;
/** With the name of a fee, a word for costs or a short message is enough. */
const PART = /vormerkung|umschreib|beurkund|eigentumswechsel/;
const FEW_WORDS = 8;
/** Heirs and recipients of a gift pay other fees, or none. */
const INHERITED =
  /\berb(?!b?au|pacht)|alleinerb|geerbt|gestorben|verstorben|nachlass|testament|schenk|uberschreib/;

const SENTENCES = {
  notary: 'feeNotary',
  contract: 'feeContract',
  register: 'feeRegister',
  transfer: 'feeTransfer',
  notice: 'feeNotice',
} as const satisfies Record<FeePart, string>;

function all(price: number): string {
  const fees = purchaseFees(price);
  const fee = fullFee(price);
  return say('notaryFees', {
    price: euros(price),
    sum: euros(fees.notary + fees.landRegister),
    fee: euros(fee),
    net: euros(fee * NOTARY_RATE),
    notary: euros(fees.notary),
    register: euros(fees.landRegister),
    leastPercent: formatPercent(WITH_CHARGE.least),
    mostPercent: formatPercent(WITH_CHARGE.most),
    least: euros((price * WITH_CHARGE.least) / 100),
    most: euros((price * WITH_CHARGE.most) / 100),
  });
}

function one(price: number, part: FeePart): string {
  const { at, rate } = FEE_PARTS[part];
  const fee = fullFee(price);
  const shown = {
    price: euros(price),
    fee: euros(fee),
    rate: timesLabel(rate),
    net: euros(fee * rate),
    amount: euros(purchaseFee(price, part)),
  };
  const isNotary = at === 'notary';
  return paragraphs(
    say(SENTENCES[part], shown),
    [say('feeFull', shown), say(isNotary ? 'feeNotaryLine' : 'feeRegisterLine', shown)],
    say(isNotary ? 'feeNotaryRule' : 'feeRegisterRule'),
  );
}

export const notary: ChatCalculation<'notary'> = {
  name: 'notary',
  title: 'titleNotary',
  topic: /notar|grundbuch|beurkund|vormerkung/,
  asks(text, parsed) {
    if (LAND_CHARGE.test(text) || /losch/.test(text) || INHERITED.test(text)) return false;
    if (amountFor('price', parsed) === undefined) return false;
    const isShort = text.split(/\s+/).length <= FEW_WORDS;
    const { feePart } = parsed.facts;
    const isAlone = feePart === 'notary' || feePart === 'register';
    const isPart = (PART.test(text) && (COST.test(text) || isShort)) || (isAlone && isShort);
    return (NOTARY.test(text) || isPart) && (HOW_MUCH.test(text) || !PRINCIPLE.test(text));
  },
  can: ({ price }) => price !== undefined,
  entries: [{ fact: 'price', question: 'askPrice' }],
  uses: ['feePart'],
  main: () => 'price',
  answer({ price = 0, feePart = 'all' }) {
    const problem = priceProblem(price);
    if (problem) return { text: problem, sources: [] };
    return {
      text: feePart === 'all' ? all(price) : one(price, feePart),
      sources: [
        'notartermin-und-uebergabe#was-notar-und-grundbuch-kosten',
        'nebenkosten-fuer-eigentuemer#was-die-kaeuferseite-obendrauf-zahlt',
        'nebenkosten-fuer-eigentuemer#grundschuld-was-die-loeschung-kostet',
      ],
    };
  },
};
