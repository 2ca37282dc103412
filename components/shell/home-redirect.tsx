import { Button } from '@/components/ui/button';
import { routes } from '@/lib/routes';

/** Milliseconds until the home page is opened, specification 9. */
const DELAY = 3000;

/**
 * Leads home after a moment, in place of the address that does not exist, unless the visitor would
 * rather stay (WCAG 2.2.1). The bar shows how the time runs out (app/redirect.css); the first script
 * does it (lead-home.ts), and may change what stands here before React sees it.
 */
export function HomeRedirect() {
  return (
    <div className="js-only redirect">
      <p
        role="status"
        tabIndex={-1}
        data-redirect={routes.home}
        data-after={DELAY}
        data-stay="Die Weiterleitung ist angehalten."
        suppressHydrationWarning
      >
        Du wirst automatisch zur Startseite weitergeleitet...
      </p>
      <div
        aria-hidden="true"
        className="redirect-bar"
        style={{ animationDuration: `${DELAY}ms` }}
        suppressHydrationWarning
      />
      <Button variant="outline" data-own="stay" suppressHydrationWarning>
        Hier bleiben
      </Button>
    </div>
  );
}
