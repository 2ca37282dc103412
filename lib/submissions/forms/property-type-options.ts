import { PROPERTY_TYPES } from '@/lib/valuation/options';

export const PROPERTY_TYPE_OPTIONS = [{ value: '', label: 'Keine Angabe' }, ...PROPERTY_TYPES];
