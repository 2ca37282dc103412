'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';
import type { SharedPage } from '@/lib/guides/share-targets';

const load = () => import('./share-dialog').then(({ ShareDialog }) => ShareDialog);

/** Opens the share dialog. */
export function ShareButton({ icon, ...page }: SharedPage & { icon: ReactNode }) {
  const { Dialog, open, setOpen, button } = useLazyDialog(load);
  return (
    <>
      <Button variant="outline" width="narrow" {...button}>
        {icon}
        Teilen
      </Button>
      {open && Dialog && <Dialog {...page} onClose={() => setOpen(false)} />}
    </>
  );
}
