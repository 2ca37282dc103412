import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { PageLink } from './page-link';

const LOOKS = {
  text: 'text-petrol underline underline-offset-4',
  /** In lists, tables and the back office */
  quiet: 'inline-block py-1 underline underline-offset-4 hover:text-petrol',
  /** The same, as high as a finger needs */
  row: 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-petrol',
};

interface TextLinkProps extends ComponentProps<typeof PageLink> {
  look?: keyof typeof LOOKS;
}

export function TextLink({ look = 'text', className, ...props }: TextLinkProps) {
  return <PageLink className={cn(LOOKS[look], className)} {...props} />;
}
