'use client';

import { useEffect } from 'react';
import { forgetContact } from '@/lib/valuation/known-contact';

/** After a request was deleted its name and number no longer stand in a form on this device either. */
export function ForgetContact() {
  useEffect(forgetContact, []);
  return null;
}
