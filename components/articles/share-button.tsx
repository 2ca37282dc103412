'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ShareIcon } from '@/components/ui/icons';
import type { SharedPage } from '@/lib/articles/share-targets';

// The dialog comes when it is needed; a hand on the button already fetches it.
const load = () => import('./share-dialog').then(({ ShareDialog }) => ({ default: ShareDialog }));
const LazyShareDialog = lazy(load);

/** Opens the share dialog. */
export function ShareButton(page: SharedPage) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        width="narrow"
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
      >
        <ShareIcon />
        Teilen
      </Button>
      {open && (
        <Suspense>
          <LazyShareDialog {...page} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
