'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cn } from '@/lib/utils';

interface AlertBoxProps {
  title: string;
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
}

export function AlertBox({ title, level = 2, className, children }: AlertBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={id}
      className={cn('rounded-lg border-2 border-brick-text bg-brick-soft p-5', className)}
    >
      <Heading id={id} className={level === 2 ? 'text-xl' : 'text-lg'}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
