import { draftStore } from '@/lib/platform/draft';
import { DRAFT_RULES } from './known-contact';
import {
  EMPTY_WIZARD_FORM,
  WIZARD_STEPS,
  type ValuationFormValues,
  isSkippable,
  type ValuationField,
} from './steps';
import { isPropertyType } from './options';

type KnownHome = Partial<
  Pick<ValuationFormValues, 'propertyType' | 'postalCode' | 'area' | 'yearBuilt'>
>;

const answered = (values: ValuationFormValues) =>
  (Object.keys(EMPTY_WIZARD_FORM) as ValuationField[]).filter((field) => values[field]);

function firstUnanswered(values: ValuationFormValues): number {
  const index = WIZARD_STEPS.findIndex(
    (step) => !step.isReady(values) || isSkippable(step, values),
  );
  return index === -1 ? WIZARD_STEPS.length - 1 : index;
}

/** Begins at the first open question. A draft with other answers is kept; returns false then. */
export function prefillWizard(home: KnownHome, now = Date.now()): boolean {
  const { propertyType = '', postalCode = '', area = '', yearBuilt = '' } = home;
  const values: ValuationFormValues = {
    ...EMPTY_WIZARD_FORM,
    propertyType: isPropertyType(propertyType ?? '') ? propertyType : '',
    postalCode: postalCode.trim(),
    area: area.trim(),
    yearBuilt: yearBuilt.trim(),
  };
  const known = answered(values);
  if (known.length === 0) return false;
  const stored = valuationDrafts.load(now);
  if (stored && !answered(stored.values).every((field) => known.includes(field))) return false;
  const draft = stored ?? valuationDrafts.fresh(now);
  return valuationDrafts.save({ ...draft, values, step: firstUnanswered(values), savedAt: now });
}

function withoutConsents(values: ValuationFormValues): ValuationFormValues {
  const { privacyConsent, contactConsent, marketingConsent } = EMPTY_WIZARD_FORM;
  return { ...values, privacyConsent, contactConsent, marketingConsent };
}

export const valuationDrafts = draftStore<ValuationFormValues>({
  ...DRAFT_RULES,
  empty: EMPTY_WIZARD_FORM,
  steps: WIZARD_STEPS.length,
  kept: withoutConsents,
});
