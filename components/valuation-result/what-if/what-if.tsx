'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Refinement } from '@/lib/valuation/refinement';
import type { PlaceModel } from '@/lib/valuation/regional/place-model';
import type { RegionalOutcome } from '@/lib/valuation/regional/outcome';
import type { WhatIfValues, WhatIfField } from '@/lib/valuation/regional/what-if-values';
import { revalue } from '@/lib/valuation/regional/what-if';
import { formatEuros } from '@/lib/platform/format/number';
import { rangeLabel, VALUE_LABEL } from '@/lib/valuation/regional-labels';
import { type Typed, isSame, typeAgain, valuesIn } from './typed';
import { WhatIfView } from './what-if-view';

function change(from: number, to: number): string {
  if (from === to) return 'unverändert';
  return `${formatEuros(Math.abs(to - from))} ${to > from ? 'mehr' : 'weniger'}`;
}

function announcement(original: RegionalOutcome, outcome: RegionalOutcome): string {
  if (!outcome.isPossible) return `Keine Zahl möglich. ${outcome.reason}`;
  const { value, range } = outcome;
  const moved = original.isPossible ? `, ${change(original.value, value)}` : '';
  return `${VALUE_LABEL} ${formatEuros(value)}${moved}, Spanne ${rangeLabel(range)}.`;
}

/** Milliseconds, so that errors and announcements do not interrupt typing */
const QUIET = 900;

interface WhatIfOptions {
  model: PlaceModel;
  original: RegionalOutcome;
  initial: WhatIfValues;
  /** After the result, and not among the fields */
  given?: Refinement;
  /** Input from before the calculation was loaded */
  typed?: Typed;
}

function useWhatIf({ model, original, initial, given, typed }: WhatIfOptions) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [outcome, setOutcome] = useState(original);
  const [errors, setErrors] = useState<Partial<Record<WhatIfField, string>>>({});
  const [isWrong, setIsWrong] = useState(false);
  const [said, setSaid] = useState('');
  const [propertyType, setPropertyType] = useState(initial.propertyType);

  const afterQuiet = useCallback((work: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, QUIET);
  }, []);

  const follow = useCallback(() => {
    const values = valuesIn(form.current!);
    setPropertyType(values.propertyType);
    const result = revalue(model, values, given);
    // The figures turn grey at once; the reason follows when the typing stops.
    setIsWrong(!result.isRight);
    if (result.isRight) {
      setOutcome(result.outcome);
      setErrors({});
      afterQuiet(() => setSaid(announcement(original, result.outcome)));
    } else {
      // A mended field loses its message at once.
      setErrors((shown) =>
        Object.fromEntries(Object.entries(shown).filter(([field]) => field in result.fields)),
      );
      afterQuiet(() => setErrors(result.fields));
    }
  }, [afterQuiet, given, model, original]);

  useLayoutEffect(() => {
    if (!typed) return;
    typeAgain(form.current!, typed);
    if (!isSame(typed.values, initial)) follow();
  }, [follow, initial, typed]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const reset = useCallback(() => {
    clearTimeout(timer.current);
    setOutcome(original);
    setErrors({});
    setIsWrong(false);
    setPropertyType(initial.propertyType);
    setSaid('Zurückgesetzt: Es stehen wieder Ihre Angaben da.');
  }, [initial, original]);

  return { form, outcome, errors, isWrong, said, propertyType, follow, reset };
}

export type WhatIfProps = Omit<WhatIfOptions, 'typed'>;

/** Calculates in the browser; nothing is sent or stored. */
export function WhatIf({ typed, ...props }: WhatIfProps & { typed?: Typed }) {
  const { form, outcome, errors, isWrong, said, propertyType, follow, reset } = useWhatIf({
    ...props,
    typed,
  });
  return (
    <WhatIfView
      original={props.original}
      initial={props.initial}
      outcome={outcome}
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
