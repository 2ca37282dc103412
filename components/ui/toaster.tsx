'use client';

import { lazy, Suspense } from 'react';
import { useToast } from './use-toast';

// Loaded with the first message.
const Toast = lazy(() => import('./toast').then((file) => ({ default: file.Toast })));

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
