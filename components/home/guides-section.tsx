import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import type { HomeTexts } from '@/lib/home-texts';
import { routes } from '@/lib/routes';

type GuidesSectionProps = HomeTexts<'guides'> & { children: ReactNode };

/** Guides on the home page, specification 2. */
export function GuidesSection({ title, button, children }: GuidesSectionProps) {
  return (
    <section aria-labelledby="ratgeber" className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20">
      <h2 id="ratgeber" className="text-3xl">
        {title}
      </h2>
      <div className="mt-8">{children}</div>
      <ButtonLink variant="outline" className="mt-12" href={routes.guides}>
        {button}
      </ButtonLink>
    </section>
  );
}
