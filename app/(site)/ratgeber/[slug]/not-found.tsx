import { LostHouse } from '@/components/illustrations/lost-house';
import { Notice } from '@/components/shell/notice';
import { routes } from '@/lib/routes';

/** What stands at the address of an article that does not exist, specification 2. */
export default function ArticleNotFound() {
  return (
    <Notice
      title="Artikel nicht gefunden"
      drawing={<LostHouse />}
      link={{ href: routes.guides, label: 'Zurück zur Übersicht' }}
    >
      Der gesuchte Artikel existiert leider nicht oder wurde entfernt.
    </Notice>
  );
}
