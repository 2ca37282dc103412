import { CookieIcon, XIcon } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { COOKIE_CATEGORIES } from '@/lib/legal/cookie-categories';
import { routes } from '@/lib/routes';
import { ConsentDialog } from './consent-dialog';

/** No answer may stand out from the others. */
const LOOK = { variant: 'outline', className: 'px-2' } as const;

/** Styled in app/consent.css, because four copies of the classes would weigh down every page. */
function CategorySetting({
  id,
  name,
  summary,
  details,
  examples,
}: (typeof COOKIE_CATEGORIES)[number]) {
  const isLocked = id === 'necessary';
  return (
    <fieldset>
      <legend className="sr-only">{name}</legend>
      <label>
        <span>
          <span className="font-semibold">{name}</span>
          <span className="text-base text-muted">{summary}</span>
        </span>
        <input
          type="checkbox"
          role="switch"
          name="category"
          value={id}
          aria-label={name}
          defaultChecked={isLocked}
          disabled={isLocked}
          className="consent-switch"
        />
      </label>
      <details className="text-base">
        <summary>
          Details und Beispiele<span className="sr-only"> zu {name}</span>
        </summary>
        <p>{details}</p>
        <ul>
          {examples.map((example) => (
            <li key={example}>{example}</li>
          ))}
        </ul>
      </details>
    </fieldset>
  );
}

export function CookieConsent() {
  return (
    <ConsentDialog>
      <form
        method="dialog"
        className="mx-auto flex max-w-6xl flex-col gap-3 px-4 py-4 sm:px-6 sm:py-5"
      >
        <div>
          <div className="flex items-start justify-between gap-4">
            <h2 id="cookie-auswahl" tabIndex={-1} className="text-xl outline-none">
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
            Dieses Portal kommt ohne Cookies für Werbung und Statistik aus und legt nur ab, was
            nötig ist, etwa Ihren Entwurf. Über alles Weitere entscheiden Sie.{' '}
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
    </ConsentDialog>
  );
}

/** Part of the footer, so that it covers nothing; floats if there is room (app/consent.css). */
export function SettingsButton() {
  return (
    <button
      type="button"
      title="Cookie-Einstellungen"
      aria-label="Cookie-Einstellungen"
      className="consent-button js-only"
    >
      <CookieIcon />
      <span>Cookie-Einstellungen</span>
    </button>
  );
}
