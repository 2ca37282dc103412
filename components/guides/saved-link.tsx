import { BookmarkIcon } from 'lucide-react';
import { PageLink } from '@/components/ui/page-link';
import { routes } from '@/lib/routes';

/** Leads to the articles kept on this device, and says how many they are (keep-articles.ts). */
export function SavedLink() {
  return (
    <PageLink
      href={routes.savedGuides}
      data-saved=""
      className="js-only flex min-h-11 items-center gap-1.5 text-petrol underline-offset-4 hover:underline data-[saved=some]:[&>svg]:fill-current"
      suppressHydrationWarning
    >
      <BookmarkIcon />
      <span className="max-sm:hidden">Gespeicherte Artikel</span>
      <span className="sm:hidden">Gespeichert</span>
      {/* Left as it is once there is React, which then finds a number in it. */}
      <span dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
    </PageLink>
  );
}
