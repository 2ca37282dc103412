'use client';

import { useEffect, useRef, useState } from 'react';

/** Milliseconds */
const DELAY = 3000;

interface HomeRedirectProps {
  home: string;
  look: string;
  go?: (address: string) => void;
}

/** Can be stopped (WCAG 2.2.1). The bar shows the time left (app/redirect.css). */
export function HomeRedirect({ home, look, go }: HomeRedirectProps) {
  const [isLeading, setLeading] = useState(true);
  const note = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!isLeading) return;
    const leadHome = go ?? ((address: string) => location.replace(address));
    const timer = window.setTimeout(() => leadHome(home), DELAY);
    const stop = () => clearTimeout(timer);
    const stopAtLink = ({ target }: MouseEvent) => (target as Element).closest('a') && stop();
    addEventListener('click', stopAtLink);
    return () => {
      stop();
      removeEventListener('click', stopAtLink);
    };
  }, [go, home, isLeading]);

  function stay() {
    setLeading(false);
    // The button disappears, and the focus must not be lost.
    note.current?.focus();
  }

  return (
    <div className="js-only redirect">
      <p ref={note} role="status" tabIndex={-1}>
        {isLeading ? (
          <span key="leading">Du wirst automatisch zur Startseite weitergeleitet...</span>
        ) : (
          <span key="staying">Die Weiterleitung ist angehalten.</span>
        )}
      </p>
      {isLeading && (
        <>
          <div
            aria-hidden="true"
            className="redirect-bar"
            style={{ animationDuration: `${DELAY}ms` }}
          />
          <button type="button" className={look} onClick={stay}>
            Hier bleiben
          </button>
        </>
      )}
    </div>
  );
}
