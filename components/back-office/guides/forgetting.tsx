'use client';

import type { ReactNode } from 'react';
import { keepTexts } from '../draft-box';

interface ForgettingProps {
  /** The key under which this window keeps unsaved text */
  keepKey: string;
  children: ReactNode;
}

/** Around a form that discards a draft: forgets unsaved text as well. */
export function Forgetting({ keepKey, children }: ForgettingProps) {
  return <div onSubmit={() => keepTexts(keepKey, undefined)}>{children}</div>;
}
