import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';

/** Guides on the home page, specification 2. */
export function GuidesSection({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="ratgeber" className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20">
      <h2 id="ratgeber" className="text-3xl">
        Aus dem Ratgeber
      </h2>
      <div className="mt-8">{children}</div>
      <ButtonLink variant="outline" className="mt-12" href={routes.guides}>
        Alle Ratgeber-Artikel ansehen
      </ButtonLink>
    </section>
  );
}
