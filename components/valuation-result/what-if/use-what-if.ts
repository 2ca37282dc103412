'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PlaceModel } from '@/lib/valuation/regional/place-model';
import { reckon } from '@/lib/valuation/regional/what-if';
import type {
  WhatIfField,
  WhatIfFigures,
  WhatIfValues,
} from '@/lib/valuation/regional/what-if-values';
import { isSame, typeAgain, type Typed, valuesIn } from './typed';
import { formatEuros } from '@/lib/platform/format/number';
import { rangeLabel } from '@/lib/valuation/regional-labels';

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
 * Milliseconds of quiet before a wrong answer is named or a figure is read out, so that nobody is
 * interrupted in mid-word.
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
export function useWhatIf({ model, original, initial, typed }: WhatIfOptions) {
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
    const result = reckon(model, values);
    // The figures turn grey at once; why is said when the typing has stopped.
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
