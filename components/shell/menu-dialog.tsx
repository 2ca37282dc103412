import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { CallButton } from './call-button';
import { LEGAL_LINKS, NAVIGATION } from './navigation';
import { NavigationLinks } from './navigation-links';

interface MenuDialogProps {
  onOpenChange: (open: boolean) => void;
  search: ReactNode;
  phoneHref: string;
}

/** What stands in the menu. Fetched with its dialog, so that no page carries it along. */
export function MenuDialog({ onOpenChange, search, phoneHref }: MenuDialogProps) {
  return (
    <Dialog open onOpenChange={onOpenChange} title="Menü" shape="side">
      <div
        className="mt-6 space-y-6"
        onSubmit={() => onOpenChange(false)}
        onClick={({ target }) => {
          if ((target as Element).closest('a')) onOpenChange(false);
        }}
      >
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
    </Dialog>
  );
}
