'use client';

import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';

interface Meant {
  input: HTMLInputElement;
}
type Loaded = { default: ComponentType<Meant> };

/** Fetched as the field is entered. A courtesy: without it the form works the same. */
const MeantAddress = lazy(() =>
  import('./meant-address').then(
    (file): Loaded => ({ default: file.MeantAddress }),
    (): Loaded => ({ default: () => null }),
  ),
);

/** Stands in a field for an address: asks whether another provider was meant. */
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
