'use client';

import type { ReactNode } from 'react';
import { Button } from './button';

/** Shown only with JavaScript. */
export function PrintButton({ icon }: { icon: ReactNode }) {
  return (
    <Button variant="outline" className="js-only print:hidden" onClick={() => window.print()}>
      {icon}
      Drucken
    </Button>
  );
}
