import { PROPERTY_TYPES as LEAD_TYPES } from '@/lib/requests/forms/lead/options';
import type { RequestKind } from '@/lib/requests/reference';
import { PROPERTY_TYPES } from '@/lib/valuation/options';

/** The property types that a kind of request may be about; an agent's office asks for none. */
export const PROPERTY_TYPES_OF: Record<RequestKind, readonly { value: string; label: string }[]> = {
  valuation: PROPERTY_TYPES,
  callback: PROPERTY_TYPES,
  contact: PROPERTY_TYPES,
  lead: LEAD_TYPES,
  inquiry: [],
};
