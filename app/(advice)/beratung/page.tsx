import { GuideSearch } from '@/components/articles/guide-search';
import { ButtonLink } from '@/components/ui/button';
import { IntentLink } from '@/components/ui/intent-link';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export const metadata = {
  ...pageMetadata({
    title: 'KI Beratung',
    description: 'Antworten auf Fragen zum Verkauf von Haus und Wohnung, aus dem Ratgeber belegt.',
    path: routes.advice,
  }),
  // Until the adviser itself is here, the guides are what a search engine should find.
  robots: { index: false, follow: true },
};

/** The three suggested questions of specification 2, each with the guide that answers it. */
const QUESTIONS = [
  { question: 'Wie wird meine Immobilie bewertet?', slug: 'vergleichswert-sachwert-ertragswert' },
  { question: 'Was kostet ein Verkauf?', slug: 'maklerprovision' },
  { question: 'Wie lange dauert ein Verkauf?', slug: 'hausverkauf-in-sieben-schritten' },
];

export default function AdvicePage() {
  const { phone, phoneHref } = site();
  return (
    <div className="mx-auto max-w-2xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="text-4xl sm:text-5xl">KI Beratung</h1>
      <p className="mt-5 text-lg">
        Der Berater, der hier im Gespräch antwortet, ist noch in Arbeit. Die Texte, auf die er sich
        stützen wird, können Sie schon lesen:
      </p>
      <ul className="mt-6 divide-y divide-line border-y border-line text-lg">
        {QUESTIONS.map(({ question, slug }) => (
          <li key={slug}>
            <IntentLink
              href={routes.guide(slug)}
              className="flex min-h-14 items-center py-3 text-petrol underline-offset-4 hover:underline"
            >
              {question}
            </IntentLink>
          </li>
        ))}
      </ul>
      <h2 className="mt-12 mb-4 text-2xl">Etwas anderes suchen</h2>
      <GuideSearch query="" />
      <h2 className="mt-12 text-2xl">Lieber mit Menschen sprechen</h2>
      <p className="mt-3">
        Rufen Sie uns an:{' '}
        <a className="text-petrol underline underline-offset-4" href={phoneHref}>
          {phone}
        </a>
      </p>
      <ButtonLink href={routes.valuation} className="mt-8">
        Immobilie bewerten
      </ButtonLink>
    </div>
  );
}
