'use client';

import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { isSame, typeAgain, typedIn, type Typed, valuesIn, WHAT_IF_HEADING } from './typed';
import type { WhatIf, WhatIfProps } from './what-if';

/** Pixels below the window */
const NEAR = 800;

interface Loaded {
  Part: typeof WhatIf;
  typed?: Typed;
}

function typedSoFar(): Typed | undefined {
  if (typeof document === 'undefined') return;
  const form = document.querySelector<HTMLFormElement>(`form[aria-labelledby=${WHAT_IF_HEADING}]`);
  return form ? typedIn(form) : undefined;
}

const load = () => import('./what-if').then((loaded) => loaded.WhatIf);

/** Loads near the window or at the first change; input into the server's HTML is carried over. */
export function LazyWhatIf({ children, ...props }: WhatIfProps & { children: ReactNode }) {
  const wrapper = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);

  const fetchPart = useCallback(
    () =>
      load().then((Part) => {
        const form = wrapper.current?.querySelector('form');
        setFailed(false);
        setLoaded((before) => before ?? { Part, typed: form ? typedIn(form) : undefined });
      }),
    [],
  );

  // Noted at the first render: if hydration fails, React replaces the form.
  const [before] = useState(typedSoFar);
  useEffect(() => {
    const form = wrapper.current?.querySelector('form');
    if (!form) return;
    const isAsWritten = isSame(valuesIn(form), props.initial);
    if (before && isAsWritten && !isSame(before.values, props.initial)) typeAgain(form, before);
    if (!isSame(valuesIn(form), props.initial)) fetchPart().catch(() => setFailed(true));
  }, [before, fetchPart, props.initial]);

  useEffect(() => {
    // A failed preload is silent: nothing has been changed yet.
    const preload = () => void fetchPart().catch(() => {});
    if (!('IntersectionObserver' in window)) return preload();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        preload();
      },
      { rootMargin: `${NEAR}px` },
    );
    observer.observe(wrapper.current!);
    return () => observer.disconnect();
  }, [fetchPart]);

  return (
    <div
      ref={wrapper}
      onInput={loaded ? undefined : () => fetchPart().catch(() => setFailed(true))}
    >
      {loaded ? <loaded.Part {...props} typed={loaded.typed} /> : children}
      {failed && (
        <p role="alert" className="mt-3">
          Die Rechnung konnte nicht geladen werden. Bitte prüfen Sie die Verbindung und ändern Sie
          die Angabe noch einmal.
        </p>
      )}
    </div>
  );
}
