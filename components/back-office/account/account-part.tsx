import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';

interface AccountPartProps {
  title: string;
  /** What there is to know of it now */
  state: ReactNode;
  /** What can be done with it, each behind a link that opens its form here */
  ways?: readonly { href: string; label: string; about?: string }[];
  /** The form that is open */
  children?: ReactNode;
}

/** One part of the own account. */
export function AccountPart({ title, state, ways = [], children }: AccountPartProps) {
  return (
    <section aria-label={title} className="border-t border-line py-6">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-2 max-w-prose">{state}</div>
      {!children && ways.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-6">
          {ways.map(({ href, label, about }) => (
            <PageLink
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-petrol"
            >
              {label}
              {about && <span className="sr-only">: {about}</span>}
            </PageLink>
          ))}
        </p>
      )}
      {children}
    </section>
  );
}
