import { CookieIcon } from '@/components/ui/icons';
import { routes } from '@/lib/routes';
import { ConsentContent } from './consent-content';
import { ConsentDialog } from './consent-dialog';

/** What the law wants within reach is not locked behind the question; it stands at the lower edge there. */
const READABLE = [routes.imprint, routes.privacy, routes.terms, routes.accessibility];

/** The question about cookies, and the button that asks it again. */
export function CookieConsent() {
  return (
    <ConsentDialog readable={READABLE} icon={<CookieIcon />}>
      <ConsentContent />
    </ConsentDialog>
  );
}
