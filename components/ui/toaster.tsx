'use client';

import { lazy, Suspense } from 'react';
import { useToast } from './use-toast';

// Nothing of it is loaded before there is something to say.
const Toast = lazy(() => import('./toast').then((file) => ({ default: file.Toast })));

/** Where messages of {@link toast} appear. Once a page. */
export function Toaster() {
  const message = useToast();
  return (
    message && (
      <Suspense>
        <Toast message={message} />
      </Suspense>
    )
  );
}
