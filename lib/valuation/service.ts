import 'server-only';
import { randomInt, randomUUID } from 'node:crypto';
import type { ConsentPurpose } from '@/lib/consent/wordings';
import { AppError } from '@/lib/platform/http/errors';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { submit, type SubmittedForm } from '@/lib/submissions/service';
import type { Submitter } from '@/lib/submissions/submitter';
import { isUuid } from '@/lib/platform/validation/uuid';
import { INITIAL_STATUS, VALUATION_RATE_LIMIT } from './constants';
import { estimate } from './estimate';
import { createReference } from './reference';
import { createValuation, findValuation } from './repository';
import { valuationSchema, type ValuationInput } from './schema';
import type { StoredValuation } from './stored-valuation';

/** Largest range that randomInt takes, 2^48 - 1. */
const RANDOM_RANGE = 2 ** 48 - 1;

function consentsOf(input: ValuationInput): ConsentPurpose[] {
  return input.marketingConsent ? ['privacy', 'contact', 'marketing'] : ['privacy', 'contact'];
}

function newValuation(input: ValuationInput, quarantine?: string) {
  const { propertyType, postalCode, area, yearBuilt, rooms, condition, notes } = input;
  return {
    id: randomUUID(),
    reference: createReference(randomInt(RANDOM_RANGE)),
    propertyType,
    postalCode,
    area,
    yearBuilt,
    rooms,
    condition,
    notes,
    contactName: input.name,
    contactEmail: input.email,
    contactPhone: input.phone,
    estimatedValue: estimate(input).value,
    status: INITIAL_STATUS,
    quarantine,
  };
}

const VALUATION_FORM: SubmittedForm<typeof valuationSchema> = {
  type: 'valuation',
  schema: valuationSchema,
  rule: VALUATION_RATE_LIMIT,
  effects: (input) => ({
    sourcePage: routes.valuation,
    consents: consentsOf(input),
    mails: [
      { template: 'valuation-confirmation', recipient: input.email },
      { template: 'office-notice', recipient: site().email },
    ],
  }),
  store: async (input, effects) => {
    const valuation = newValuation(input, effects.quarantine);
    await createValuation(valuation, effects);
    return valuation.id;
  },
};

/**
 * Checks the wizard's form, values the home and stores everything, see {@link submit}.
 * @param body the form as received, with our own forms' spam signals beside the fields
 * @throws AppError `invalid` (422), `conflict` (409), `too_many` (429)
 */
export async function requestValuation(
  body: unknown,
  submitter: Submitter,
): Promise<StoredValuation> {
  return getValuation(await submit(VALUATION_FORM, body, submitter));
}

/** @throws AppError `not_found` (404), also for what cannot be an id at all */
export async function getValuation(id: string): Promise<StoredValuation> {
  const valuation = isUuid(id) ? await findValuation(id) : null;
  if (valuation) return valuation;
  throw new AppError('not_found', 'Bewertung nicht gefunden');
}
