import { LostHouse } from '@/components/illustrations/lost-house';
import { Notice } from '@/components/shell/notice';
import { routes } from '@/lib/routes';

/** What stands at an address that leads to no valuation. */
export function ValuationNotFound() {
  return (
    <Notice
      title="Bewertung nicht gefunden"
      drawing={<LostHouse />}
      link={{ href: routes.home, label: 'Zur Startseite' }}
    >
      Diese Bewertung existiert nicht oder ist nicht mehr verfügbar.
    </Notice>
  );
}
