import type { Answer } from './answer';
import { ASKING_PRICE } from './asking-price';
import { BROKER_CONTRACT } from './broker-contract';
import { CAPITAL_GAINS_TAX } from './capital-gains-tax';
import { COMMISSION_PAYMENT } from './commission-payment';
import { COMMISSION } from './commission';
import { DISCLOSING } from './disclosing';
import { DIVORCE } from './divorce';
import { DOCUMENTS } from './documents';
import { ENERGY_CERTIFICATE } from './energy-certificate';
import { HANDOVER } from './handover';
import { INHERITANCE } from './inheritance';
import { LOAN } from './loan';
import { MARKET_FIGURES } from './market-figures';
import { NOTARY_AND_HANDOVER } from './notary-and-handover';
import { OFFERS } from './offers';
import { ONLINE_VALUATION } from './online-valuation';
import { PORTAL_AGENTS } from './portal-agents';
import { PORTAL } from './portal';
import { REGIONAL_VALUATION } from './regional-valuation';
import { RENOVATING } from './renovating';
import { RENTING_OUT } from './renting-out';
import { SELLING_COSTS } from './selling-costs';
import { SELLING_STEPS } from './selling-steps';
import { VALUATION_METHODS } from './valuation-methods';
import { VIEWINGS_AND_PHOTOS } from './viewings-and-photos';

/** Every passage that the adviser answers with. */
export const ANSWERS: readonly Answer[] = [
  ...ASKING_PRICE,
  ...BROKER_CONTRACT,
  ...CAPITAL_GAINS_TAX,
  ...COMMISSION_PAYMENT,
  ...COMMISSION,
  ...DISCLOSING,
  ...DIVORCE,
  ...DOCUMENTS,
  ...ENERGY_CERTIFICATE,
  ...HANDOVER,
  ...INHERITANCE,
  ...LOAN,
  ...MARKET_FIGURES,
  ...NOTARY_AND_HANDOVER,
  ...OFFERS,
  ...ONLINE_VALUATION,
  ...PORTAL_AGENTS,
  ...PORTAL,
  ...REGIONAL_VALUATION,
  ...RENOVATING,
  ...RENTING_OUT,
  ...SELLING_COSTS,
  ...SELLING_STEPS,
  ...VALUATION_METHODS,
  ...VIEWINGS_AND_PHOTOS,
];
