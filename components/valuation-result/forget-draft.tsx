'use client';

import { useEffect } from 'react';
import { endDraft } from '@/lib/valuation/known-contact';

/**
 * Removes the answers kept in the browser, now that their result stands on the screen; who gave them
 * stays for a request for a call or a message. Whoever comes straight from the form is led to the
 * heading: the button that was pressed is gone.
 */
export function ForgetDraft() {
  useEffect(() => {
    if (endDraft()) document.querySelector('h1')?.focus();
  }, []);
  return null;
}
