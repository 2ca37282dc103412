import type { Viewport } from 'next';
import { TextLink } from '@/components/ui/text-link';
import { MACHINE_NOTICE } from '@/lib/adviser/constants';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { Adviser } from './adviser';

export const metadata = pageMetadata({
  title: 'KI Beratung',
  description:
    'Fragen zum Verkauf von Haus oder Wohnung stellen und sofort eine Antwort lesen, jede mit der Stelle im Ratgeber, auf die sie sich stützt.',
  path: routes.advice,
});

/** The keyboard of a phone shortens the page, so that the question's field stays in view. */
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

export default function AdvicePage() {
  const { phone, phoneHref } = site();
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-4.0625rem)] max-w-[50rem] flex-col px-4 pt-8 sm:px-6 sm:pt-12">
      <h1 className="mb-6 text-4xl sm:text-5xl">KI Beratung</h1>
      <Adviser>
        <div className="mt-8 text-base text-muted sm:pl-32">
          <p className="no-js-only text-ink">
            {MACHINE_NOTICE} Das Gespräch braucht JavaScript; die Fragen oben führen deshalb zu den
            Ratgebern. Lieber mit Menschen sprechen? Rufen Sie uns an:{' '}
            <TextLink href={phoneHref}>{phone}</TextLink>.
          </p>
          <p className="js-only">Das Gespräch bleibt in diesem Tab, bis Sie ihn schließen.</p>
          <p className="mt-1 flex flex-wrap gap-x-5">
            <TextLink href={routes.privacy}>Datenschutz</TextLink>
            <TextLink href={routes.imprint}>Impressum</TextLink>
          </p>
        </div>
      </Adviser>
    </div>
  );
}
