'use client';

import { PrintIcon } from './icons';
import { Button } from './button';

/** Prints the page. Only there with JavaScript. */
export function PrintButton() {
  return (
    <Button variant="outline" className="js-only print:hidden" onClick={() => window.print()}>
      <PrintIcon className="size-5" />
      Drucken
    </Button>
  );
}
