'use client';

import type { ReactNode } from 'react';
import { keepTexts } from '../draft-box';

interface ForgettingProps {
  /** Under which this window keeps what is typed and not saved */
  keepKey: string;
  children: ReactNode;
}

/** Around a form that discards what was written: what is typed and not saved goes with it. */
export function Forgetting({ keepKey, children }: ForgettingProps) {
  return <div onSubmit={() => keepTexts(keepKey, undefined)}>{children}</div>;
}
