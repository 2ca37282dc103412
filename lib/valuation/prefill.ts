import { valuationDrafts } from './draft';
import { isPropertyType } from './options';
import {
  EMPTY_FORM,
  isSkippable,
  STEPS,
  type ValuationField,
  type ValuationFormValues,
} from './steps';

/** What is known of a home before the wizard is opened. */
export type KnownHome = Partial<
  Pick<ValuationFormValues, 'propertyType' | 'postalCode' | 'area' | 'yearBuilt'>
>;

const answered = (values: ValuationFormValues) =>
  (Object.keys(EMPTY_FORM) as ValuationField[]).filter((field) => values[field]);

/** Index of the first step that nobody has answered yet, be it optional. */
function firstUnanswered(values: ValuationFormValues): number {
  const index = STEPS.findIndex((step) => !step.isReady(values) || isSkippable(step, values));
  return index === -1 ? STEPS.length - 1 : index;
}

/**
 * Has the wizard begin with what is known already, at the first question that is still open. A form in
 * this browser that holds any other answer stays as it is.
 * @returns whether the wizard begins so
 */
export function prefillWizard(home: KnownHome, now = Date.now()): boolean {
  const { propertyType = '', postalCode = '', area = '', yearBuilt = '' } = home;
  const values: ValuationFormValues = {
    ...EMPTY_FORM,
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
