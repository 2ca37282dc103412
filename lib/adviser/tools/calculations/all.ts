import type { Calculation } from './calculation';
import { buyerCosts } from './buyer-costs';
import { capitalGains } from './capital-gains';
import { certificate } from './certificate';
import { commission } from './commission';
import { estimate } from './estimate';
import { notary } from './fees';
import { inheritanceTax } from './inheritance-tax';
import { charge, deletion } from './land-charge';
import { prepayment } from './prepayment';
import { neededPrice } from './needed-price';
import { proceeds } from './proceeds';
import { rent } from './rent';
import { costs } from './sale-costs';
import { transferTax } from './transfer-tax';

/** Every calculation; the first that a message asks for is made, so the narrower ones stand first. */
export const CALCULATIONS = [
  certificate,
  inheritanceTax,
  buyerCosts,
  transferTax,
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
  estimate,
] as const;

export type CalculationName = (typeof CALCULATIONS)[number]['name'];

/** A calculation by its name. */
export function calculationOf(name: CalculationName): Calculation<CalculationName> {
  const found = CALCULATIONS.find((calculation) => calculation.name === name);
  if (!found) throw new Error(`no calculation is called ${name}`);
  return found;
}
