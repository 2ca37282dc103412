import { ButtonLink } from '@/components/ui/button-link';
import { PageLink } from '@/components/ui/page-link';
import { routes } from '@/lib/routes';

const LINK = 'text-petrol underline underline-offset-4';

/** Where to go from here: to a valuation of one's own, or on to the guides. */
export function Closing() {
  return (
    <div className="mt-16 border-t-2 border-ink pt-6 text-lg print:hidden">
      <ButtonLink href={routes.valuation} variant="accent" className="text-lg">
        Immobilie bewerten
      </ButtonLink>
      <p className="mt-6">
        Wofür eine solche Zahl taugt und wofür nicht, steht im Ratgeber{' '}
        <PageLink href={routes.guide('kostenlose-online-bewertung')} className={LINK}>
          Kostenlose Online-Bewertung
        </PageLink>
        , wie Sachverständige rechnen, unter{' '}
        <PageLink href={routes.guide('vergleichswert-sachwert-ertragswert')} className={LINK}>
          Vergleichswert, Sachwert, Ertragswert
        </PageLink>
        .
      </p>
    </div>
  );
}
