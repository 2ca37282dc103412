import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';

/** The opening of the home page: what one gets here, over a quiet street. */
export function Hero({ scene }: { scene: ReactNode }) {
  return (
    <section className="overflow-hidden" style={{ background: 'var(--illu-sky)' }}>
      <div className="relative z-1 mx-auto max-w-6xl px-4 pt-12 sm:px-6 sm:pt-20">
        <h1 className="max-w-3xl text-4xl leading-[1.1] sm:text-6xl sm:leading-[1.1]">
          Ihre Immobilie professionell bewerten lassen
        </h1>
        <p className="mt-5 max-w-xl text-lg">
          Zehn kurze Fragen, ein Betrag, und Sie sehen, wie er zustande kommt. Kostenlos und
          unverbindlich.
        </p>
        <ButtonLink variant="accent" className="mt-8 text-lg" href={routes.valuation}>
          Jetzt kostenlos bewerten
          <Badge look="accent">NEU</Badge>
        </ButtonLink>
      </div>
      <div className="pointer-events-none -mt-4 forced-colors:mt-0 min-w-[46rem] sm:-mt-40">
        {scene}
      </div>
    </section>
  );
}
