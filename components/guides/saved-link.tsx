import { BookmarkIcon } from 'lucide-react';
import { PageLink } from '@/components/ui/page-link';
import { routes } from '@/lib/routes';
import { SavedCount } from './saved-count';

/** Leads to the articles kept on this device, and says how many they are. */
export function SavedLink() {
  return (
    <PageLink
      href={routes.savedGuides}
      className="js-only flex min-h-11 items-center gap-1.5 text-petrol underline-offset-4 hover:underline [&:has([data-saved])>svg]:fill-current"
    >
      <BookmarkIcon />
      <span className="max-sm:hidden">Gespeicherte Artikel</span>
      <span className="sm:hidden">Gespeichert</span>
      <SavedCount />
    </PageLink>
  );
}
