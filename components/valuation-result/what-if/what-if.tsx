'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PlaceModel } from '@/lib/valuation/regional/place-model';
import type {
  WhatIfFigures,
  WhatIfValues,
  WhatIfField,
} from '@/lib/valuation/regional/what-if-values';
import { revalue } from '@/lib/valuation/regional/what-if';
import { formatEuros } from '@/lib/platform/format/number';
import { rangeLabel } from '@/lib/valuation/regional-labels';
import { type Typed, isSame, typeAgain, valuesIn } from './typed';
import { WhatIfView } from './what-if-view';

function change(from: number, to: number): string {
  if (from === to) return 'unverändert';
  return `${formatEuros(Math.abs(to - from))} ${to > from ? 'mehr' : 'weniger'}`;
}

/** Both figures as a screen reader says them once the typing has stopped. */
function announcement(original: WhatIfFigures, { base, regional }: WhatIfFigures): string {
  const first = `Grundformel ${formatEuros(base)}, ${change(original.base, base)}.`;
  if (!regional.isPossible) return `${first} Regional: Keine Zahl möglich. ${regional.reason}`;
  const { value, range } = regional;
  const moved = original.regional.isPossible ? `, ${change(original.regional.value, value)}` : '';
  return `${first} Regional ${formatEuros(value)}${moved}, Spanne ${rangeLabel(range)}.`;
}

/**
 * Milliseconds of quiet before an error is shown or a figure is read out, so that typing is not
 * interrupted.
 */
const QUIET = 900;

interface WhatIfOptions {
  model: PlaceModel;
  original: WhatIfFigures;
  initial: WhatIfValues;
  /** What was typed before the calculation was there */
  typed?: Typed;
}

/** Everything that happens while a home is changed: figures at once, the rest after a moment. */
function useWhatIf({ model, original, initial, typed }: WhatIfOptions) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [figures, setFigures] = useState(original);
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
    const result = revalue(model, values);
    // The figures turn grey at once; the reason follows when the typing stops.
    setIsWrong(!result.isRight);
    if (result.isRight) {
      setFigures(result.figures);
      setErrors({});
      afterQuiet(() => setSaid(announcement(original, result.figures)));
    } else {
      // What has been put right loses its message at once.
      setErrors((shown) =>
        Object.fromEntries(Object.entries(shown).filter(([field]) => field in result.fields)),
      );
      afterQuiet(() => setErrors(result.fields));
    }
  }, [afterQuiet, model, original]);

  useLayoutEffect(() => {
    if (!typed) return;
    typeAgain(form.current!, typed);
    if (!isSame(typed.values, initial)) follow();
  }, [follow, initial, typed]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const reset = useCallback(() => {
    clearTimeout(timer.current);
    setFigures(original);
    setErrors({});
    setIsWrong(false);
    setPropertyType(initial.propertyType);
    setSaid('Zurückgesetzt: Es stehen wieder Ihre Angaben da.');
  }, [initial, original]);

  return { form, figures, errors, isWrong, said, propertyType, follow, reset };
}

export interface WhatIfProps {
  model: PlaceModel;
  /** The figures of the valuation */
  original: WhatIfFigures;
  /** What they rest on, as it stands in the fields */
  initial: WhatIfValues;
}

/**
 * A home whose answers can be changed, with both figures updated in the browser. Nothing is sent or
 * stored. Loaded on demand, with the rules of the calculation.
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
