import { MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogButton } from '@/components/ui/dialog-button';
import { NativeDialog } from '@/components/ui/native-dialog';
import { CallButton } from './call-button';
import { LEGAL_LINKS, NAVIGATION } from './navigation';
import { NavigationLinks } from './navigation-links';

const ID = 'menue';

/** The side menu of narrow screens and its button. */
export function Menu({ search, phoneHref }: { search: ReactNode; phoneHref: string }) {
  return (
    <>
      <DialogButton
        opens={ID}
        variant="outline"
        width="narrow"
        aria-label="Menü"
        className="js-only lg:hidden"
      >
        <MenuIcon />
      </DialogButton>
      <NativeDialog
        id={ID}
        title="Menü"
        className="inset-y-0 right-0 h-dvh max-h-none w-full sm:max-w-sm"
      >
        <div className="mt-6 space-y-6">
          {search}
          <nav aria-label="Menü">
            <NavigationLinks
              entries={NAVIGATION}
              className="divide-y divide-line border-y border-line text-lg *:py-1"
            />
          </nav>
          <CallButton phoneHref={phoneHref} className="w-full" />
          <NavigationLinks entries={LEGAL_LINKS} className="flex gap-6 text-muted" />
        </div>
      </NativeDialog>
    </>
  );
}
