import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { type ButtonLook, buttonVariants } from './button';
import { PageLink } from './page-link';

export function ButtonLink({
  className,
  variant,
  width,
  ...props
}: ComponentProps<typeof PageLink> & ButtonLook) {
  return <PageLink className={cn(buttonVariants({ variant, width }), className)} {...props} />;
}
