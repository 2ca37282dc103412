import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import type {
  WhatIfField,
  WhatIfFigures,
  WhatIfValues,
} from '@/lib/valuation/regional/what-if-values';
import { WhatIfFields } from './fields';
import { WhatIfFigureList } from './figures';
import { WHAT_IF_HEADING } from './typed';

interface WhatIfViewProps {
  /** The figures of the valuation */
  original: WhatIfFigures;
  /** What they rest on, as it stands in the fields */
  initial: WhatIfValues;
  figures?: WhatIfFigures;
  errors?: Partial<Record<WhatIfField, string>>;
  propertyType?: string;
  /** Something that was typed is wrong, named at its field or about to be */
  isWrong?: boolean;
  /** For screen readers */
  said?: string;
  form?: ComponentProps<'form'> & { 'data-ready'?: boolean };
}

/** Figures and fields as they look: at first as the server writes them, then come to life. */
export function WhatIfView({
  original,
  initial,
  figures = original,
  errors = {},
  propertyType = initial.propertyType,
  isWrong = false,
  said,
  form,
}: WhatIfViewProps) {
  return (
    <>
      <div className="z-1 border-y border-line bg-paper py-3 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-0">
        <WhatIfFigureList original={original} figures={figures} isStale={isWrong} />
      </div>
      <form
        aria-labelledby={WHAT_IF_HEADING}
        autoComplete="off"
        noValidate
        // A field that gets the focus does not stand under the figures.
        className="mt-5 [&_:is(input,select,button)]:scroll-mt-52"
        {...form}
      >
        <WhatIfFields
          initial={initial}
          errors={errors}
          beyond={figures.regional.isPossible && !isWrong ? figures.regional.beyond : undefined}
          isFlat={propertyType === 'eigentumswohnung'}
        />
        <Button type="reset" variant="outline">
          Zurücksetzen
        </Button>
      </form>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
