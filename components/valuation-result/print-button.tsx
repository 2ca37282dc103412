'use client';

import { Printer } from 'lucide-react';
import { Button } from '@/components/ui/button';

/** Prints the page. Only there with JavaScript. */
export function PrintButton() {
  return (
    <Button variant="outline" className="js-only print:hidden" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-5" />
      Drucken
    </Button>
  );
}
