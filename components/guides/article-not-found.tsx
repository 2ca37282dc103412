import type { ReactNode } from 'react';
import { Notice } from '@/components/shell/notice';
import { routes } from '@/lib/routes';

/** What stands at the address of an article that does not exist, specification 2. */
export function ArticleNotFound({ drawing }: { drawing: ReactNode }) {
  return (
    <Notice
      title="Artikel nicht gefunden"
      drawing={drawing}
      link={{ href: routes.guides, label: 'Zurück zur Übersicht' }}
    >
      Der gesuchte Artikel existiert leider nicht oder wurde entfernt.
    </Notice>
  );
}
