'use client';

import type { ReactNode } from 'react';
import { keepTexts } from '../draft-box';

interface ForgettingProps {
  keepKey: string;
  children: ReactNode;
}

export function Forgetting({ keepKey, children }: ForgettingProps) {
  return <div onSubmit={() => keepTexts(keepKey, undefined)}>{children}</div>;
}
