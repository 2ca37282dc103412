import { TextLink } from '@/components/ui/text-link';
import { bindWords } from '@/lib/platform/format/bind-words';
import { formatPartialDate } from '@/lib/platform/format/date';
import { formatNumber, formatPercent } from '@/lib/platform/format/number';
import { formatFactor } from '@/lib/platform/format/decimals';
import { routes } from '@/lib/routes';
import { HOUSES_YEARS, OFFERS_YEAR } from '@/lib/valuation/regional/data-state';
import type { ModelCard } from '@/lib/valuation/regional/model-card';
import { MethodSection, METHOD_SECTIONS } from './section';

export function DataSection({ card }: { card: ModelCard }) {
  return (
    <MethodSection section={METHOD_SECTIONS.data}>
      <p>
        Die Daten sind Angebotspreise, also das, was Verkäufer in Anzeigen verlangt haben. Was
        Käufer am Ende gezahlt haben, steht nicht darin. Ein Angebotspreis kann darüber liegen, weil
        verhandelt wird, und darunter, wenn mehrere bieten.
      </p>
      <dl className="border-b border-line text-base">
        {card.sources.map(({ name, rows, used, date }) => (
          <div key={name} className="border-t border-line py-3">
            <dt className="font-semibold">{bindWords(name)}</dt>
            <dd className="text-muted">
              Stand {formatPartialDate(date)}, {formatNumber(rows)}&nbsp;Angebote, davon{' '}
              {formatNumber(used)} verwendet
            </dd>
          </div>
        ))}
      </dl>
      <p>
        Die Datensätze sind öffentlich zugänglich, tragen aber keine offene Lizenz. Das Portal
        speichert deshalb keine einzige Anzeige. Aufgehoben ist nur, was daraus berechnet wurde: die
        Faktoren und die Preisniveaus der Gebiete, jedes aus mindestens{' '}
        {card.listingsPerRegionAtLeast}&nbsp;Angeboten von Häusern und Wohnungen zusammen. Woher
        Orte, Landkreise und Koordinaten stammen, steht unter{' '}
        <TextLink href={routes.dataSources}>Datenquellen</TextLink>.
      </p>
    </MethodSection>
  );
}

export function YearsSection({ card }: { card: ModelCard }) {
  const { factor, from, to, source } = card.priceIndex;
  const change = Math.round((factor - 1) * 1000) / 10;
  return (
    <MethodSection section={METHOD_SECTIONS.years}>
      <p>
        Kein Datensatz weiß alles. Die Angebote von {OFFERS_YEAR} sind zahlreich und nennen die
        Postleitzahl, aber weder Baujahr noch Zustand. Die Häuser von {HOUSES_YEARS} nennen beides,
        sind aber weniger und älter.
      </p>
      <p>
        Deshalb kommt das Preisniveau der Orte aus {OFFERS_YEAR} und die Wirkung von Baujahr und
        Zustand aus {HOUSES_YEARS}. Dahinter steckt eine Annahme: dass ein gepflegtes oder junges
        Haus gegenüber einem alten heute noch so viel mehr kostet wie damals. Ob höhere
        Energiepreise daran etwas geändert haben, zeigen diese Daten nicht.
      </p>
      <p>
        {bindWords(
          from === to
            ? `Einen Faktor, der den Preis weiterträgt, gibt es zurzeit nicht: Die Angebote sind aus dem ${to}, der Index ist nicht jünger (${source}).`
            : `Zuletzt wird der Preis mit ${formatFactor(factor)} malgenommen. Um ${formatPercent(Math.abs(change))} sind Wohnimmobilien vom ${from} bis zum ${to} im Bundesdurchschnitt ${change < 0 ? 'billiger' : 'teurer'} geworden (${source}).`,
        )}{' '}
        Der Faktor gilt an jedem Ort gleich und wird von Hand erneuert.
      </p>
    </MethodSection>
  );
}
