import { JsonLd } from '@/components/shell/json-ld';
import { PageLink } from '@/components/ui/page-link';
import { calculators } from '@/lib/calculators/calculators';
import { breadcrumbs } from '@/lib/platform/seo/json-ld';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export const metadata = pageMetadata({
  title: 'Rechner rund um den Immobilienverkauf',
  description:
    'Provision, Notar, Steuern, Kredit und Erlös selbst ausrechnen: mit Rechenweg, Gesetz und Stand, ohne Anmeldung.',
  path: routes.calculators,
});

export default function CalculatorsPage() {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6">
      <h1 className="text-4xl sm:text-5xl">Rechner</h1>
      <p className="mt-4 max-w-2xl text-lg">
        Was der Verkauf kostet, was davon bleibt und was das Finanzamt will: Jeder Rechner zeigt den
        Rechenweg und nennt das Gesetz. Wir speichern nichts davon.
      </p>
      <ul className="mt-8 grid gap-x-10 border-b border-line sm:grid-cols-2">
        {calculators().map(({ calculator: { name }, content: { short, description } }) => (
          <li key={name} className="border-t border-line py-5">
            <h2 className="text-2xl hyphens-auto wrap-anywhere">
              <PageLink href={routes.calculator(name)} className="underline underline-offset-4">
                {short}
              </PageLink>
            </h2>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ul>
      <JsonLd
        entries={[breadcrumbs(site().url, [{ name: 'Rechner', path: routes.calculators }])]}
      />
    </div>
  );
}
