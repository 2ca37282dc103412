'use client';

import { useEffect } from 'react';
import { forgetDraft } from '@/lib/valuation/draft';

/** Removes the answers kept in the browser, now that their result stands on the screen. */
export function ForgetDraft() {
  useEffect(forgetDraft, []);
  return null;
}
