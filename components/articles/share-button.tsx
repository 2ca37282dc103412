'use client';

import { Button } from '@/components/ui/button';
import { ShareIcon } from '@/components/ui/icons';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';
import type { SharedPage } from '@/lib/articles/share-targets';

const load = () => import('./share-dialog').then(({ ShareDialog }) => ShareDialog);

/** Opens the share dialog. */
export function ShareButton(page: SharedPage) {
  const { Dialog, open, setOpen, button } = useLazyDialog(load);
  return (
    <>
      <Button variant="outline" width="narrow" {...button}>
        <ShareIcon />
        Teilen
      </Button>
      {open && Dialog && <Dialog {...page} onClose={() => setOpen(false)} />}
    </>
  );
}
