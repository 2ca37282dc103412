import { ConsentContent } from './consent-content';
import { ConsentDialog } from './consent-dialog';

/** The question about cookies; a button in the footer opens its settings again. */
export function CookieConsent() {
  return (
    <ConsentDialog>
      <ConsentContent />
    </ConsentDialog>
  );
}
