import { ArrowLeftIcon } from 'lucide-react';
import { PageLink } from '@/components/ui/page-link';

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <PageLink
      href={href}
      className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-petrol underline-offset-4 hover:underline"
    >
      <ArrowLeftIcon />
      {children}
    </PageLink>
  );
}
