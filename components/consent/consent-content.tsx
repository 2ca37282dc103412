import { XIcon } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { COOKIE_CATEGORIES } from '@/lib/legal/cookie-categories';
import { routes } from '@/lib/routes';
import { CategorySetting } from './category-setting';
import { TITLE_ID } from './ids';

/** No answer is to look nearer at hand than another. */
const LOOK = { variant: 'outline', className: 'px-2' } as const;

/** Both layers of the question: what is asked first, and the settings behind it (styles: app/consent.css). */
export function ConsentContent() {
  return (
    <form
      method="dialog"
      className="mx-auto flex max-w-6xl flex-col gap-3 px-4 py-4 sm:px-6 sm:py-5"
    >
      <div>
        <div className="flex items-start justify-between gap-4">
          <h2 id={TITLE_ID} tabIndex={-1} className="text-xl outline-none">
            Ihre Cookie-Auswahl
          </h2>
          <button
            value="close"
            aria-label="Schließen"
            className="consent-settings -mt-2 -mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-md hover:text-petrol"
          >
            <XIcon className="size-6" />
          </button>
        </div>
        <p className="mt-1 text-base leading-normal [&_a]:text-petrol [&_a]:underline [&_a]:underline-offset-4">
          Dieses Portal kommt ohne Cookies für Werbung und Statistik aus und legt nur ab, was nötig
          ist, etwa Ihren Entwurf. Über alles Weitere entscheiden Sie.{' '}
          <PageLink href={routes.privacy}>Datenschutz</PageLink> ·{' '}
          <PageLink href={routes.imprint}>Impressum</PageLink>
        </p>
      </div>
      <div className="consent-settings border-b border-line">
        {COOKIE_CATEGORIES.map((category) => (
          <CategorySetting key={category.id} {...category} />
        ))}
      </div>
      <div className="grid auto-rows-fr grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
        <Button
          type="submit"
          value="selection"
          {...LOOK}
          className="consent-settings px-2 max-sm:col-span-2"
        >
          Auswahl speichern
        </Button>
        <Button type="submit" value="necessary" {...LOOK}>
          Nur notwendige
        </Button>
        <Button type="submit" value="all" {...LOOK}>
          Alle akzeptieren
        </Button>
        <Button type="submit" value="settings" {...LOOK} className="consent-question px-2">
          Einstellungen
        </Button>
      </div>
    </form>
  );
}
