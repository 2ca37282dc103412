import { agentFeeTax, agentOrNot } from './agent-or-not';
import type { ChatCalculation } from './calculation';
import { buyerCosts } from './buyer-costs';
import { capitalGains, taxFreeDay } from './capital-gains';
import { certificate, notary } from './fees';
import { commission } from './commission';
import { estimateCalculation } from './estimate';
import { forcedSale } from './forced-sale';
import { giftTax } from './gift-tax';
import { handoverShare } from './handover-share';
import { inheritanceTaxAnswer } from './inheritance-tax';
import { charge, deletion } from './land-charge';
import { legalParts } from './legal-shares';
import { leaseRents, lifelong } from './lifelong';
import { loanEnds, payoff } from './loan-ends';
import { lease, partSale } from './long-terms';
import { percentOfPrice, offerBelow } from './percent';
import { prepayment } from './prepayment';
import { neededRent, rent } from './rent';
import { neededPrice } from './needed-price';
import { proceeds } from './proceeds';
import { rentLeft } from './rent-left';
import { costs } from './sale-costs';
import { squareMetres } from './square-metres';
import { transferTaxAnswer } from './transfer-tax';

export const BY_NUMBERS = [
  certificate,
  inheritanceTaxAnswer,
  buyerCosts,
  transferTaxAnswer,
  neededPrice,
  proceeds,
  prepayment,
  costs,
  charge,
  deletion,
  notary,
  capitalGains,
  rent,
  commission,
  estimateCalculation,
] as const;

/** The first that a message asks for is made, so the narrower ones stand first. */
export const CALCULATIONS = [
  giftTax,
  legalParts,
  lease,
  partSale,
  forcedSale,
  agentFeeTax,
  agentOrNot,
  lifelong,
  leaseRents,
  loanEnds,
  payoff,
  neededRent,
  handoverShare,
  squareMetres,
  offerBelow,
  percentOfPrice,
  rentLeft,
  taxFreeDay,
  ...BY_NUMBERS,
] as const;

export type CalculationName = (typeof CALCULATIONS)[number]['name'];

export function calculationOf(name: CalculationName): ChatCalculation<CalculationName> {
  const found = CALCULATIONS.find((calculation) => calculation.name === name);
  if (!found) throw new Error(`no calculation is called ${name}`);
  return found;
}
