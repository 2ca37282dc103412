'use client';

import { useEffect } from 'react';
import { endDraft, forgetContact } from '@/lib/valuation/known-contact';

/** Once a submission is deleted, its contact data leave this device too. */
export function ForgetContact() {
  useEffect(forgetContact, []);
  return null;
}

/**
 * The contact stays for a call or a message. The heading takes the focus, because the pressed
 * button is gone.
 */
export function ForgetDraft() {
  useEffect(() => {
    if (endDraft()) document.querySelector('h1')?.focus();
  }, []);
  return null;
}
