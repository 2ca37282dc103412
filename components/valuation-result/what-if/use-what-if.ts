'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlaceModel } from '@/lib/valuation/regional/place-model';
import type { WhatIfResult } from '@/lib/valuation/regional/what-if';
import type {
  WhatIfField,
  WhatIfFigures,
  WhatIfValues,
} from '@/lib/valuation/regional/what-if-values';
import { announcement } from './announcement';
import { useNear } from './use-near';

/**
 * Milliseconds of quiet before a wrong answer is named or a figure is read out, so that nobody is
 * interrupted in mid-word.
 */
const QUIET = 900;

type Fields = Partial<Record<WhatIfField, string>>;

const load = () => import('./reckoner').then(({ reckon }) => reckon);

const read = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as unknown as WhatIfValues;

/** Everything that happens while a home is changed: figures at once, the rest after a moment. */
export function useWhatIf(model: PlaceModel, original: WhatIfFigures, initial: WhatIfValues) {
  const form = useRef<HTMLFormElement>(null);
  const reckon = useRef<Awaited<ReturnType<typeof load>>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [figures, setFigures] = useState(original);
  const [fields, setFields] = useState<Fields>({});
  const [said, setSaid] = useState('');
  const [propertyType, setPropertyType] = useState(initial.propertyType);
  const [isLoaded, setLoaded] = useState(false);
  const [failed, setFailed] = useState(false);

  const afterQuiet = useCallback((work: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, QUIET);
  }, []);

  const show = useCallback(
    (result: WhatIfResult) => {
      if (result.isRight) {
        setFigures(result.figures);
        setFields({});
        afterQuiet(() => setSaid(announcement(original, result.figures)));
      } else {
        // What has been put right loses its message at once.
        setFields((shown) =>
          Object.fromEntries(Object.entries(shown).filter(([field]) => field in result.fields)),
        );
        afterQuiet(() => setFields(result.fields));
      }
    },
    [afterQuiet, original],
  );

  const follow = useCallback(() => {
    if (!form.current) return;
    const typed = read(form.current);
    setPropertyType(typed.propertyType);
    if (reckon.current) show(reckon.current(model, typed));
  }, [model, show]);

  const fetchReckoner = useCallback(
    () =>
      load().then((loaded) => {
        const isFirst = !reckon.current;
        reckon.current = loaded;
        setLoaded(true);
        setFailed(false);
        const typed = form.current && read(form.current);
        // What was changed while it was on its way, or before the page came to life.
        if (isFirst && typed && !isSame(typed, initial)) follow();
      }),
    [follow, initial],
  );

  const preload = useCallback(() => {
    // Nobody has changed anything yet.
    fetchReckoner().catch(() => {});
  }, [fetchReckoner]);

  useNear(form, preload);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(() => {
    follow();
    if (!reckon.current) fetchReckoner().catch(() => setFailed(true));
  }, [fetchReckoner, follow]);

  const reset = useCallback(() => {
    clearTimeout(timer.current);
    form.current?.reset();
    setFigures(original);
    setFields({});
    setPropertyType(initial.propertyType);
    setSaid('Zurückgesetzt: Es stehen wieder deine Angaben da.');
  }, [initial, original]);

  return { form, figures, fields, said, propertyType, isLoaded, failed, change, reset };
}

function isSame(typed: WhatIfValues, initial: WhatIfValues) {
  return Object.entries(initial).every(([field, value]) => typed[field as WhatIfField] === value);
}
