import { JsonLd } from '@/components/shell/json-ld';
import { Method } from '@/components/valuation-method/method';
import { routes } from '@/lib/routes';
import { breadcrumbs } from '@/lib/platform/seo/json-ld';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import { littleKnown } from '@/lib/prices/service';
import { site } from '@/lib/site';
import { modelCard } from '@/lib/valuation/regional/model-card';
import { examplesAtPlaces } from './examples';

const TITLE = 'So entsteht die Bewertung';

export const metadata = pageMetadata({
  title: TITLE,
  description:
    'Wie Grundformel und regionale Bewertung rechnen, aus welchen Daten, wie weit beide in jedem Bundesland danebenliegen und was sie nicht wissen.',
  path: routes.method,
});

export default function MethodPage() {
  return (
    <>
      <Method card={modelCard} examples={examplesAtPlaces()} little={littleKnown()} />
      <JsonLd
        entries={[
          breadcrumbs(site().url, [
            { name: 'Immobilie bewerten', path: routes.valuation },
            { name: TITLE, path: routes.method },
          ]),
        ]}
      />
    </>
  );
}
