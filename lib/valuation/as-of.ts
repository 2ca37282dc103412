import { REFERENCE_YEAR } from './estimate';

/** The year that the values of the base formula are from, specification 9. */
export const FORMULA_AS_OF = String(REFERENCE_YEAR);
