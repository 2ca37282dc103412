'use client';

import { useEffect, useRef } from 'react';

/** Milliseconds, specification 2 */
const DELAY = 1500;

/** Says that the login worked and goes on to the back-office; the login is left out of the history. */
export function DashboardLoading({ target }: { target: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // A whole page load: nothing from before the login is shown again.
    const timer = setTimeout(() => location.replace(target), DELAY);
    return () => clearTimeout(timer);
  }, [target]);
  return (
    <h1 ref={heading} role="status" tabIndex={-1} className="py-16 text-center text-2xl">
      Dashboard wird geladen...
    </h1>
  );
}
