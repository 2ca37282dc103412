import { inFormal } from '@/lib/platform/validation/fields';
import { optionalNumber } from '@/lib/platform/validation/number';
import { fieldErrors } from '@/lib/platform/validation/parse';
import { estimate } from '../estimate';
import { homeSchema } from '../schema';
import type { RegionalHome, RegionalOutcome } from './outcome';
import type { PlaceModel } from './place-model';
import { valueRegionally } from './value';
import type { WhatIfField, WhatIfFigures, WhatIfValues } from './what-if-values';

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
  | { isRight: true; figures: WhatIfFigures }
  | { isRight: false; fields: Partial<Record<WhatIfField, string>> };

function figuresFor(model: PlaceModel, home: RegionalHome): WhatIfFigures {
  const regional: RegionalOutcome = valueRegionally(model, home);
  return { base: estimate(home).value, regional };
}

export function revalue(model: PlaceModel, typed: WhatIfValues): WhatIfResult {
  const isFlat = typed.propertyType === 'eigentumswohnung';
  const parsed = schema.safeParse(isFlat ? { ...typed, plotArea: '' } : typed);
  if (parsed.success) return { isRight: true, figures: figuresFor(model, parsed.data) };
  return { isRight: false, fields: fieldErrors(parsed.error, inFormal) };
}
