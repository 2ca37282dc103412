import { LostHouse } from '@/components/illustrations/lost-house';
import { Notice } from '@/components/shell/notice';
import { routes } from '@/lib/routes';

/** What stands at an address that leads to no request. */
export function LostLink() {
  return (
    <Notice
      title="Dieser Link gilt nicht mehr"
      drawing={<LostHouse />}
      link={{ href: routes.ownRequests, label: 'Neuen Link anfordern' }}
    >
      Er ist abgelaufen, wurde ungültig gemacht, oder die Anfrage ist gelöscht.
    </Notice>
  );
}
