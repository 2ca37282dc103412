import { PROPERTY_TYPES } from '@/lib/valuation/options';

/** What a request may be about: the wizard's property types, or none of them. */
export const PROPERTY_TYPE_OPTIONS = [{ value: '', label: 'Keine Angabe' }, ...PROPERTY_TYPES];
