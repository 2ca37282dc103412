'use client';

import { useEffect } from 'react';
import { valuationDrafts } from '@/lib/valuation/draft';

/**
 * Removes the answers kept in the browser, now that their result stands on the screen. Whoever comes
 * straight from the form is led to the heading: the button that was pressed is gone.
 */
export function ForgetDraft() {
  useEffect(() => {
    if (valuationDrafts.load()) document.querySelector('h1')?.focus();
    valuationDrafts.forget();
  }, []);
  return null;
}
