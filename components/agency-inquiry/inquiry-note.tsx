import { TextLink } from '@/components/ui/text-link';
import { CONSENT_WORDINGS } from '@/lib/submissions/kinds/wordings';
import { routes } from '@/lib/routes';

export function InquiryNote() {
  return (
    <div className="space-y-3 text-base text-muted">
      <p>
        Dies ist eine Anfrage: Es wird nichts berechnet, und ein Vertrag entsteht dadurch noch
        nicht.
      </p>
      <p>
        Mit „Anfrage senden“ erklären Sie: „{CONSENT_WORDINGS.inquiry}“. Wie wir Ihre Angaben
        verwenden, steht unter <TextLink href={routes.privacy}>Datenschutz</TextLink>.
      </p>
    </div>
  );
}
