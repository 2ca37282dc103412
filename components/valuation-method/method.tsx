import { PageContents } from '@/components/ui/page-contents';
import type { ModelCard } from '@/lib/valuation/regional/model-card';
import { ButtonLink } from '@/components/ui/button-link';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import { bindWords } from '@/lib/platform/format/bind-words';
import { formatPartialDate } from '@/lib/platform/format/date';
import { formatTenths, formatFactor } from '@/lib/platform/format/decimals';
import { AccuracySection, RESALE_KINDS, StatesSection } from './accuracy-sections';
import { BaseFormulaSection, RegionalSection } from './formula-sections';
import type { ExampleAtPlace } from './example';
import { PlacesSection, WorkedSection } from './example-sections';
import { type LittleKnown, LittleKnownSection } from './little-known-section';
import { LimitsSection, NoFigureSection, RangeSection } from './range-sections';
import { METHOD_SECTIONS, MethodSection } from './section';
import { formatNumber, formatPercent } from '@/lib/platform/format/number';
import { HOUSES_YEARS, OFFERS_YEAR } from '@/lib/valuation/regional/data-state';

function Opening({ card }: { card: ModelCard }) {
  return (
    <header>
      <p className="text-sm font-semibold tracking-wide text-brick-text uppercase">Methode</p>
      <h1
        tabIndex={-1}
        className="mt-3 text-[length:min(2.25rem,10vw)] leading-[1.1] hyphens-auto outline-none sm:text-5xl"
      >
        So entsteht die Bewertung
      </h1>
      <p className="mt-5 max-w-2xl text-xl leading-relaxed">
        {bindWords(
          'Der geschätzte Wert kommt aus der regionalen Bewertung, die weiß, wo das Haus steht. Zum Vergleich steht die Grundformel dabei, die nur Wohnfläche und Baujahr kennt. Hier lesen Sie, wie beide rechnen, womit, und wie weit sie danebenliegen.',
        )}
      </p>
      <p className="mt-3 text-muted">
        Stand des Modells: {formatPartialDate(card.version)}, berechnet am{' '}
        {formatPartialDate(card.fittedOn)}
      </p>
      <dl className="mt-8 grid max-w-2xl gap-px border-y-2 border-ink bg-line sm:grid-cols-2">
        {RESALE_KINDS.map(({ id, label }) => {
          const { regional, baseFormula } = card.errors[id];
          return (
            <div key={id} className="bg-paper py-4 sm:first:pr-6 sm:last:pl-6">
              <dt className="text-muted">Mittlerer Fehler, {label}</dt>
              <dd>
                <span className="font-serif text-4xl font-semibold tracking-tight">
                  {formatTenths(regional.medianAbsoluteErrorPct)}&nbsp;%
                </span>
                <span className="mt-1 block text-base text-muted">
                  mit der Grundformel {formatTenths(baseFormula.medianAbsoluteErrorPct)}&nbsp;%
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </header>
  );
}

function Closing() {
  return (
    <div className="mt-16 border-t-2 border-ink pt-6 text-lg print:hidden">
      <ButtonLink href={routes.valuation} variant="accent" className="text-lg">
        Immobilie bewerten
      </ButtonLink>
      <p className="mt-6">
        Wofür eine solche Zahl taugt und wofür nicht, steht im Ratgeber{' '}
        <TextLink href={routes.guide('kostenlose-online-bewertung')}>
          Kostenlose Online-Bewertung
        </TextLink>
        , wie Sachverständige rechnen, unter{' '}
        <TextLink href={routes.guide('vergleichswert-sachwert-ertragswert')}>
          Vergleichswert, Sachwert, Ertragswert
        </TextLink>
        .
      </p>
    </div>
  );
}

interface MethodProps {
  card: ModelCard;
  examples: readonly ExampleAtPlace[];
  little: LittleKnown;
}

export function Method({ card, examples, little }: MethodProps) {
  return (
    <article className="mx-auto max-w-6xl px-4 pt-10 pb-20 sm:px-6 sm:pt-16">
      <div className="gap-x-16 lg:grid lg:grid-cols-[15rem_minmax(0,44rem)] print:block">
        <div className="lg:col-start-2">
          <Opening card={card} />
        </div>
        <div className="mt-10 lg:col-start-1 lg:mt-16">
          <PageContents sections={Object.values(METHOD_SECTIONS)} />
        </div>
        <div className="lg:col-start-2">
          <PlacesSection examples={examples} />
          <BaseFormulaSection />
          <RegionalSection card={card} />
          <WorkedSection examples={examples} />
          <DataSection card={card} />
          <YearsSection card={card} />
          <AccuracySection card={card} />
          <StatesSection card={card} />
          <LittleKnownSection little={little} />
          <RangeSection card={card} />
          <NoFigureSection />
          <LimitsSection />
          <Closing />
        </div>
      </div>
    </article>
  );
}

function DataSection({ card }: { card: ModelCard }) {
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

function YearsSection({ card }: { card: ModelCard }) {
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
