import { Textarea } from '@/components/ui/input';
import { formatNumber } from '@/lib/platform/format/number';
import { cardPath, PRICES_LIMIT } from '@/lib/prices/public';
import type { PricePlace } from '@/lib/prices/places';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { embedHtml } from './embed-html';
import { CARD_SIZE } from './price-card-style';

export function EmbedCode({ place }: { place: PricePlace }) {
  const { name, url } = site();
  const html = embedHtml(`${url}${cardPath(place)}`, `Immobilienpreise ${place.name} – ${name}`);
  const isPostcode = place.level === 'postcode';
  return (
    <details className="max-w-2xl">
      <summary className="cursor-pointer py-2 font-semibold">
        Diese Preise auf der eigenen Website zeigen
      </summary>
      <label htmlFor="einbetten-html" className="mt-2 block">
        HTML zum Einbetten
      </label>
      <Textarea
        id="einbetten-html"
        readOnly
        rows={6}
        spellCheck={false}
        className="mt-1 font-mono text-sm"
        value={html}
      />
      <p className="mt-3">
        Die Karte führt keine Programme aus, setzt keine Cookies, speichert nichts auf dem Gerät und
        lädt nichts von anderen Anbietern; auf welcher Seite sie steht, erfahren wir nicht. Sie
        passt ab 240 Pixel Breite in {CARD_SIZE.height} Pixel Höhe und folgt der hellen oder dunklen
        Einstellung des Geräts; mit <code>#hell</code> oder <code>#dunkel</code> am Ende der Adresse
        legen Sie sie fest.
      </p>
      <p className="mt-3">
        Als JSON stehen die Zahlen {isPostcode ? '' : 'jeder Postleitzahl '}unter{' '}
        <code className="wrap-anywhere">
          {isPostcode
            ? `${url}${routes.api.prices(place.slug)}`
            : `${url}${routes.api.prices('')}{PLZ}`}
        </code>
        , bis zu {formatNumber(PRICES_LIMIT.limit)}-mal in zehn Minuten. Bitte nennen Sie {name} als
        Quelle.
      </p>
    </details>
  );
}
