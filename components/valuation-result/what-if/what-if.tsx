'use client';

import type { PlaceModel } from '@/lib/valuation/regional/place-model';
import type { WhatIfFigures, WhatIfValues } from '@/lib/valuation/regional/what-if-values';
import type { Typed } from './typed';
import { useWhatIf } from './use-what-if';
import { WhatIfView } from './what-if-view';

export interface WhatIfProps {
  model: PlaceModel;
  /** The figures of the valuation */
  original: WhatIfFigures;
  /** What they rest on, as it stands in the fields */
  initial: WhatIfValues;
}

/**
 * A home whose answers can be changed, and both figures following in the browser. Nothing is sent and
 * nothing is stored. Imported on demand: the calculation and its rules come with it.
 */
export function WhatIf({ typed, ...props }: WhatIfProps & { typed?: Typed }) {
  const { form, figures, errors, isWrong, said, propertyType, follow, reset } = useWhatIf({
    ...props,
    typed,
  });
  return (
    <WhatIfView
      original={props.original}
      initial={props.initial}
      figures={figures}
      errors={errors}
      isWrong={isWrong}
      propertyType={propertyType}
      said={said}
      form={{
        ref: form,
        'data-ready': true,
        onInput: follow,
        onReset: reset,
        onSubmit: (event) => event.preventDefault(),
      }}
    />
  );
}
