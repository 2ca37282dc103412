'use client';

import type { ReactNode } from 'react';
import { Button } from './button';

/** Prints the page. Only there with JavaScript. The icon comes drawn from the server. */
export function PrintButton({ icon }: { icon: ReactNode }) {
  return (
    <Button variant="outline" className="js-only print:hidden" onClick={() => window.print()}>
      {icon}
      Drucken
    </Button>
  );
}
