'use client';

import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';

interface Meant {
  input: HTMLInputElement;
}
type Loaded = { default: ComponentType<Meant> };

/** Optional: without it the form works the same. */
const MeantAddress = lazy(() =>
  import('./meant-address').then(
    (file): Loaded => ({ default: file.MeantAddress }),
    (): Loaded => ({ default: () => null }),
  ),
);

export function MailNote() {
  const place = useRef<HTMLDivElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>();
  useEffect(() => {
    const field = place.current?.closest('[data-field]')?.querySelector('input');
    const start = () => setInput(field);
    if (field === document.activeElement) start();
    field?.addEventListener('focus', start);
    return () => field?.removeEventListener('focus', start);
  }, []);
  return (
    <div ref={place}>
      <Suspense>{input && <MeantAddress input={input} />}</Suspense>
    </div>
  );
}
