'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { routes } from '@/lib/routes';

/** Milliseconds until the home page is opened, specification 9. */
const DELAY = 3000;

/**
 * Leads home after a moment, in place of the address that does not exist, unless the visitor would
 * rather stay (WCAG 2.2.1). The bar shows how the time runs out (app/redirect.css).
 */
export function HomeRedirect() {
  const router = useRouter();
  const note = useRef<HTMLParagraphElement>(null);
  const [stays, setStays] = useState(false);

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => router.replace(routes.home), DELAY);
    return () => clearTimeout(timer);
  }, [router, stays]);

  // This page has a document of its own, and Next would leave it standing under any other address.
  const pathname = usePathname();
  const here = useRef(pathname);
  useEffect(() => {
    if (pathname !== here.current) location.reload();
  }, [pathname]);

  const stay = () => {
    // The button is gone in a moment, and the focus must not be.
    note.current?.focus();
    setStays(true);
  };
  return (
    <div className="js-only redirect">
      <p ref={note} role="status" tabIndex={-1}>
        {stays
          ? 'Die Weiterleitung ist angehalten.'
          : 'Du wirst automatisch zur Startseite weitergeleitet...'}
      </p>
      {!stays && (
        <>
          <div
            aria-hidden="true"
            className="redirect-bar"
            style={{ animationDuration: `${DELAY}ms` }}
          />
          <Button variant="outline" onClick={stay}>
            Hier bleiben
          </Button>
        </>
      )}
    </div>
  );
}
