import { useField } from '@/components/forms/use-field';
import type { LeadField, LeadFormValues } from '@/lib/requests/forms/lead/steps';

/** A field of the lead form, see {@link useField}. */
export const useLeadField = <Name extends LeadField>(name: Name) =>
  useField<LeadFormValues, Name>(name);
