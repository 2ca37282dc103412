import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';

/** The call to action of an article. */
export function ValuationCard() {
  return (
    <aside
      aria-labelledby="bewertung-aufruf"
      className="rounded-xl bg-petrol-soft p-6 sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:gap-8 sm:p-8 print:hidden"
    >
      <div>
        <h2 id="bewertung-aufruf" className="text-2xl">
          Was ist Ihre Immobilie wert?
        </h2>
        <p className="mt-2 max-w-md">
          Zehn kurze Fragen, eine unverbindliche Ersteinschätzung und der Rechenweg dazu.
        </p>
      </div>
      <ButtonLink variant="accent" className="mt-5 max-w-full sm:my-3" href={routes.valuation}>
        Jetzt kostenlos bewerten
      </ButtonLink>
    </aside>
  );
}
