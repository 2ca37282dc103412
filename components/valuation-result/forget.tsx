'use client';

import { useEffect } from 'react';
import { endDraft, forgetContact } from '@/lib/valuation/known-contact';

/** After a request is deleted, its name and number leave the forms of this device too. */
export function ForgetContact() {
  useEffect(forgetContact, []);
  return null;
}

/**
 * Removes the answers from the browser once their result is shown; the contact stays for a request
 * for a call or a message. After the form the focus moves to the heading, because the pressed
 * button is gone.
 */
export function ForgetDraft() {
  useEffect(() => {
    if (endDraft()) document.querySelector('h1')?.focus();
  }, []);
  return null;
}
