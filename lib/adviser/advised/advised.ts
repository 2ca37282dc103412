import 'server-only';
import { calculators, type DescribedCalculator } from '@/lib/calculators/calculators';
import { ESTIMATE } from './estimate';

/** What the adviser calculates. */
export const ADVISED: readonly DescribedCalculator[] = [...calculators(), ESTIMATE];

export const findAdvised = (name: string): DescribedCalculator | undefined =>
  ADVISED.find(({ calculator }) => calculator.name === name);
