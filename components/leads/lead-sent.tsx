'use client';

import { type ReactNode, useEffect, useRef } from 'react';

export function LeadSent({ email, children }: { email: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section aria-labelledby="gesendet" className="max-w-2xl">
      <h2 id="gesendet" ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        Vielen Dank!
      </h2>
      <p className="mt-4 text-lg">
        Ihre Anfrage wurde erfolgreich übermittelt. Die Bestätigung geht an{' '}
        <strong className="wrap-anywhere">{email}</strong>.
      </p>
      {children}
    </section>
  );
}
