'use client';

import type { ReactNode } from 'react';
import { keepTexts } from '../draft-box';

export function Forgetting({ keepKey, children }: { keepKey: string; children: ReactNode }) {
  return <div onSubmit={() => keepTexts(keepKey, undefined)}>{children}</div>;
}
