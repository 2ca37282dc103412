'use client';

import { lazy, Suspense } from 'react';
import { useToast } from './toast-store';

// Nothing of it is loaded before there is something to say.
const ToastView = lazy(() => import('./toast-view').then((file) => ({ default: file.ToastView })));

/** Where messages of {@link toast} appear. Once a page. */
export function Toaster() {
  const message = useToast();
  return (
    message && (
      <Suspense>
        <ToastView message={message} />
      </Suspense>
    )
  );
}
