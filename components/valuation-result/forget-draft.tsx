'use client';

import { useEffect } from 'react';
import { forgetDraft, loadDraft } from '@/lib/valuation/draft';

/**
 * Removes the answers kept in the browser, now that their result stands on the screen. Whoever comes
 * straight from the form is led to the heading: the button that was pressed is gone.
 */
export function ForgetDraft() {
  useEffect(() => {
    if (loadDraft()) document.querySelector('h1')?.focus();
    forgetDraft();
  }, []);
  return null;
}
