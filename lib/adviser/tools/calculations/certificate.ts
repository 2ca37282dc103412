import { fullFee, inheritanceCertificateFees } from '@/lib/adviser/rules/notary-fees';
import { say } from '../../sentences';
import { amountFor, HOW_MUCH, type Calculation } from './calculation';
import { euros, paragraphs } from './tell';

const TOPIC = /erbschein/;
const COST = /kost|gebuhr|teuer|wie ?viel|was zahl/;

export const certificate: Calculation<'certificateFees'> = {
  name: 'certificateFees',
  title: 'titleCertificate',
  topic: TOPIC,
  asks(text, figures) {
    const isNamed = [figures.facts.price, amountFor('inherited', figures)].some(Boolean);
    return isNamed && TOPIC.test(text) && (COST.test(text) || HOW_MUCH.test(text));
  },
  // What the home is worth is what is inherited.
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
