import { typedNumber } from '@/lib/platform/validation/german-number';
import type { FieldMeta } from './fields';

/** What a field holds before anything is typed. */
export const usualEntry = ({ initial = '' }: FieldMeta): string =>
  typeof initial === 'number' ? typedNumber(initial) : initial;
