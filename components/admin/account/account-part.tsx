import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';

interface AccountPartProps {
  title: string;
  state: string;
  way?: { href: string; label: string };
  children?: ReactNode;
}

export function AccountPart({ title, state, way, children }: AccountPartProps) {
  return (
    <section aria-label={title} className="border-t border-line py-6">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-2 max-w-prose">{state}</div>
      {!children && way && (
        <p className="mt-1 flex flex-wrap gap-x-6">
          <PageLink
            href={way.href}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-petrol"
          >
            {way.label}
          </PageLink>
        </p>
      )}
      {children}
    </section>
  );
}
