'use client';

import { useEffect, useRef, useState } from 'react';

/** Milliseconds until the home page is opened. */
const DELAY = 3000;

interface HomeRedirectProps {
  home: string;
  /** Classes of the button */
  look: string;
  /** Takes the visitor to an address */
  go?: (address: string) => void;
}

/**
 * Leads home after a moment, in place of the address that does not exist, unless the visitor would rather
 * stay (WCAG 2.2.1) or follows a link. The bar shows how the time runs out (app/redirect.css).
 */
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
    // The button goes, and the focus must not be lost.
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
