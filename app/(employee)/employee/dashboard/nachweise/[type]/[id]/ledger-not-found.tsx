import { LostHouse } from '@/components/illustrations/lost-house';
import { Notice } from '@/components/shell/notice';
import { employeeRoutes } from '@/lib/employee-routes';

/** What stands at an address that leads to no request. */
export function LedgerNotFound() {
  return (
    <Notice
      title="Nachweis nicht gefunden"
      drawing={<LostHouse />}
      link={{ href: employeeRoutes.ledgers, label: 'Zur Suche' }}
    >
      Diese Anfrage gibt es nicht, oder die Frist für ihren Nachweis ist abgelaufen.
    </Notice>
  );
}
