import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';

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
          <TextLink href={way.href} look="row">
            {way.label}
          </TextLink>
        </p>
      )}
      {children}
    </section>
  );
}
