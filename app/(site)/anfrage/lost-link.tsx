import { LostHouse } from '@/components/illustrations/lost-house';
import { Notice } from '@/components/shell/notice';
import { setResponseStatus } from '@/lib/platform/http/response-status';
import { routes } from '@/lib/routes';

/** What stands at an address that leads to no request: a 404, rendered on the server. */
export function LostLink() {
  setResponseStatus(404);
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
