import { XIcon } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IntentLink } from '@/components/ui/intent-link';
import { COOKIE_CATEGORIES } from '@/lib/legal/cookie-categories';
import { routes } from '@/lib/routes';
import { CategorySetting } from './category-setting';
import { TITLE_ID } from './ids';

/** Both layers of the question: what is asked first, and the settings behind it (styles: app/consent.css). */
export function ConsentContent() {
  return (
    <form method="dialog" className="flex flex-col gap-4 p-5 sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <h2 id={TITLE_ID} tabIndex={-1} className="text-2xl outline-none">
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
      <p className="text-base">
        Dieses Portal kommt ohne Cookies für Werbung und Statistik aus. Was nötig ist, etwa ein
        Entwurf, bleibt in Ihrem Browser. Über alles Weitere entscheiden Sie.
      </p>
      <div className="consent-settings border-b border-line">
        {COOKIE_CATEGORIES.map((category) => (
          <CategorySetting key={category.id} {...category} />
        ))}
      </div>
      <div className="flex flex-wrap gap-3 *:grow">
        <Button type="submit" value="selection" className="consent-settings basis-40">
          Auswahl speichern
        </Button>
        <Button type="submit" value="necessary" className="basis-40">
          Nur notwendige
        </Button>
        <Button type="submit" value="all" className="basis-40">
          Alle akzeptieren
        </Button>
        <Button type="submit" value="settings" variant="outline" className="consent-question">
          Einstellungen
        </Button>
      </div>
      <p className="flex flex-wrap gap-x-6 text-base [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-petrol [&_a]:underline [&_a]:underline-offset-4">
        <IntentLink href={routes.privacy}>Datenschutz</IntentLink>
        <IntentLink href={routes.imprint}>Impressum</IntentLink>
      </p>
    </form>
  );
}
