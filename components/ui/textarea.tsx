import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { inputVariants } from './input';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn('block', inputVariants(), className)} {...props} />;
}
