import { FEE_AND_TAX_SENTENCES } from './sentences/fees-and-taxes';
import { SALE_SENTENCES } from './sentences/sale';

/**
 * What is said with a calculation beside content/adviser/calculations.yaml. In the place of a word in
 * braces stands what was calculated. The yaml holds no name that lib/adviser/calculation-sentences.ts
 * does not list; as soon as it lists these, they belong there.
 */
export const OWN_SENTENCES = { ...SALE_SENTENCES, ...FEE_AND_TAX_SENTENCES } as const;
