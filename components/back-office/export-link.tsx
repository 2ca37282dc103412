import { ButtonLink } from '@/components/ui/button-link';
import { queueHref } from '@/lib/requests/back-office/queue/search-params';
import type { QueueQuery } from '@/lib/requests/back-office/queue/queue';
import { KINDS, type RequestKind } from '@/lib/requests/kinds/kinds';
import { employeeRoutes } from '@/lib/employee-routes';

interface ExportLinkProps {
  list: RequestKind;
  /** What the list is narrowed down to: the file holds just that */
  query: QueueQuery;
}

/** Takes the list along as a file: a download, which the browser fetches itself. For `leitung` alone. */
export function ExportLink({ list, query }: ExportLinkProps) {
  const [, search] = queueHref(list, { ...query, page: 1 }).split('?');
  const path = employeeRoutes.exported(KINDS[list].list);
  return (
    <ButtonLink variant="outline" href={search ? `${path}?${search}` : path} download>
      Als CSV herunterladen
    </ButtonLink>
  );
}
