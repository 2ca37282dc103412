'use client';

import { IntentLink } from '@/components/ui/intent-link';
import type { ReactNode } from 'react';
import { routes } from '@/lib/routes';
import { cn } from '@/lib/utils';
import { useSavedArticles } from './use-saved-articles';

/** Leads to the articles kept on this device, and says how many they are. */
export function SavedLink({ icon }: { icon: ReactNode }) {
  const saved = useSavedArticles();
  return (
    <IntentLink
      href={routes.savedGuides}
      className={cn(
        'js-only flex min-h-11 items-center gap-1.5 text-petrol underline-offset-4 hover:underline',
        saved?.length && '[&>svg]:fill-current',
      )}
    >
      {icon}
      <span className="max-sm:hidden">Gespeicherte Artikel</span>
      <span className="sm:hidden">Gespeichert</span>
      {saved && saved.length > 0 ? `(${saved.length})` : ''}
    </IntentLink>
  );
}
