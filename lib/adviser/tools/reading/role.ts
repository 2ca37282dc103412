import type { Fact } from './known';

/** What a figure stands for; `other` is none of our business. */
export type Role =
  Fact | 'other' | 'contractPrice' | 'yearlyRent' | 'paidTotal' | 'loanAge' | 'boundUntil';

/** A role and the words that give it to a figure beside them; folded, the first of equals counts. */
export type Roles = readonly (readonly [Role, RegExp])[];
