'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { AddressState } from '@/lib/submissions/owner/next-step';
import { routes } from '@/lib/routes';

/** Checks each time the page becomes visible; refreshes it only after a change. */
export function WatchAddress({ id, isConfirmed, mail }: AddressState & { id: string }) {
  const router = useRouter();
  useEffect(() => {
    let isAsking = false;
    async function look() {
      if (isAsking || document.visibilityState === 'hidden') return;
      isAsking = true;
      try {
        const response = await fetch(routes.api.addressState(id), { cache: 'no-store' });
        const now = response.ok && ((await response.json()) as AddressState);
        if (now && (now.isConfirmed !== isConfirmed || now.mail !== mail)) router.refresh();
      } catch {
        // Without a connection the page stays as it is until the next check.
      } finally {
        isAsking = false;
      }
    }
    document.addEventListener('visibilitychange', look);
    // Two windows side by side both stay visible.
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [id, isConfirmed, mail, router]);
  return null;
}
