import { CookieIcon } from 'lucide-react';
import { routes } from '@/lib/routes';
import { ConsentContent } from './consent-content';
import { ConsentDialog } from './consent-dialog';

/** What the law wants within reach is not locked behind the question; it stands at the lower edge there. */
const READABLE = [routes.imprint, routes.privacy, routes.terms, routes.accessibility];

interface CookieConsentProps {
  /** Whether the page has to be usable at once, because it does not stay */
  isFleeting?: boolean;
}

/** The question about cookies, and the button that asks it again. */
export function CookieConsent({ isFleeting = false }: CookieConsentProps) {
  return (
    <ConsentDialog readable={isFleeting || READABLE} icon={<CookieIcon />}>
      <ConsentContent />
    </ConsentDialog>
  );
}
