import { inFormal, optionalNumber, fieldErrors } from '@/lib/platform/validation/fields';
import { homeSchema } from '../schema';
import type { RegionalOutcome } from './outcome';
import type { PlaceModel } from './place-model';
import { valueRegionally } from './value';
import type { WhatIfField, WhatIfValues } from './what-if-values';

const schema = homeSchema
  .pick({ propertyType: true, area: true, yearBuilt: true, rooms: true, condition: true })
  .extend({
    plotArea: optionalNumber({
      message: 'Bitte gib die Grundstücksfläche als Zahl ein, zum Beispiel 500',
      min: 10,
      minMessage: 'Das Grundstück muss mindestens 10 m² groß sein',
      max: 100_000,
      maxMessage: 'Das Grundstück darf nicht größer als 100.000 m² sein',
    }),
  });

export type WhatIfResult =
  | { isRight: true; outcome: RegionalOutcome }
  | { isRight: false; fields: Partial<Record<WhatIfField, string>> };

export function revalue(model: PlaceModel, typed: WhatIfValues): WhatIfResult {
  const isFlat = typed.propertyType === 'eigentumswohnung';
  const parsed = schema.safeParse(isFlat ? { ...typed, plotArea: '' } : typed);
  if (parsed.success) return { isRight: true, outcome: valueRegionally(model, parsed.data) };
  return { isRight: false, fields: fieldErrors(parsed.error, inFormal) };
}
