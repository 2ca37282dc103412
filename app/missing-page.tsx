import { LostHouse } from '@/components/illustrations/lost-house';
import { Notice } from '@/components/shell/notice';
import { routes } from '@/lib/routes';

/** What stands at an address that leads nowhere. */
export function MissingPage() {
  return (
    <Notice
      title="404"
      drawing={<LostHouse />}
      link={{ href: routes.home, label: 'Zur Startseite' }}
    >
      Diese Seite wurde nicht gefunden.
    </Notice>
  );
}
