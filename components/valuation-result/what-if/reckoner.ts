import '@/lib/validation/without-eval';

/** The calculation and its rules, in a file of its own so that they are fetched on demand. */
export { reckon } from '@/lib/valuation/regional/what-if';
