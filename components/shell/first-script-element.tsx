'use client';

import { FIRST_SCRIPT } from '@/lib/platform/http/generated/first-script';

/**
 * The first script, in the HTML alone. Once there is React it has run, so neither the data of the page
 * nor its scripts carry it a second time: what a browser never comes to is left out of them.
 */
export function FirstScript() {
  const __html = typeof window === 'undefined' ? FIRST_SCRIPT : '';
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
