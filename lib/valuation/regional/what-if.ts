import { inFormal, fieldErrors } from '@/lib/platform/validation/fields';
import { plotArea, type Refinement } from '../refinement';
import { homeSchema } from '../schema';
import type { RegionalOutcome } from './outcome';
import type { PlaceModel } from './place-model';
import { valueRefined } from './refine';
import type { WhatIfField, WhatIfValues } from './what-if-values';

const schema = homeSchema
  .pick({ propertyType: true, area: true, yearBuilt: true, rooms: true, condition: true })
  .extend({ plotArea });

export type WhatIfResult =
  | { isRight: true; outcome: RegionalOutcome }
  | { isRight: false; fields: Partial<Record<WhatIfField, string>> };

/** `given` after the result, and not among the fields. */
export function revalue(
  model: PlaceModel,
  typed: WhatIfValues,
  given: Refinement = {},
): WhatIfResult {
  const isFlat = typed.propertyType === 'eigentumswohnung';
  const parsed = schema.safeParse(isFlat ? { ...typed, plotArea: '' } : typed);
  if (parsed.success) {
    return { isRight: true, outcome: valueRefined(model, { ...given, ...parsed.data }) };
  }
  return { isRight: false, fields: fieldErrors(parsed.error, inFormal) };
}
