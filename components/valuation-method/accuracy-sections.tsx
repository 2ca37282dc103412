import { formatNumber } from '@/lib/platform/format/number';
import { HOUSES_YEARS, OFFERS_YEAR } from '@/lib/valuation/regional/data-state';
import type { ErrorGroup, ModelCard, ResaleGroup } from '@/lib/valuation/regional/model-card';
import { DEFAULT_YEAR_BUILT } from '@/lib/valuation/estimate';
import { formatSignedTenths, formatTenths } from '@/lib/platform/format/decimals';
import { BarTable } from '@/components/ui/bar-table';
import { TYPES } from '@/lib/valuation/regional/features';
import { Chart, ErrorChart, type ErrorRow, HitChart } from './charts';
import { MethodSection, METHOD_SECTIONS } from './section';

/** Set once per row, to keep the HTML small. */
const FIGURES =
  '*:not-first:pl-2 *:not-first:text-right *:not-first:tabular-nums sm:*:not-first:pl-3 *:py-2 *:font-normal *:first:text-left';

function FiguresTable({ caption, rows }: { caption: string; rows: readonly ErrorRow[] }) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="relative overflow-x-auto text-sm hyphens-manual sm:text-base"
    >
      <table className="w-full min-w-[18rem] border-collapse leading-snug">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className={`${FIGURES} border-b-2 border-ink text-sm text-muted`}>
            <th scope="col">Rechnung</th>
            <th scope="col">Fehler</th>
            <th scope="col">≤&nbsp;10&nbsp;%</th>
            <th scope="col">≤&nbsp;20&nbsp;%</th>
            <th scope="col">Versatz</th>
            <th scope="col">Spanne</th>
          </tr>
        </thead>
        {rows.map(({ label, comparison: { regional, baseFormula } }) => (
          <tbody key={label} className="border-b border-line">
            <tr>
              <th scope="rowgroup" colSpan={6} className="pt-3 text-left font-semibold">
                {label}{' '}
                <span className="font-normal text-muted">
                  ({formatNumber(regional.n)}&nbsp;Angebote)
                </span>
              </th>
            </tr>
            {[
              { name: 'regional', figures: regional, coverage: regional.coverage80Pct },
              { name: 'Grundformel', figures: baseFormula, coverage: undefined },
            ].map(({ name, figures, coverage }) => (
              <tr key={name} className={FIGURES}>
                <th scope="row">{name}</th>
                <td>{formatTenths(figures.medianAbsoluteErrorPct)}</td>
                <td>{formatTenths(figures.within10Pct)}</td>
                <td>{formatTenths(figures.within20Pct)}</td>
                <td>{formatSignedTenths(figures.biasPct)}</td>
                <td>
                  {coverage === undefined ? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">keine Spanne</span>
                    </>
                  ) : (
                    formatTenths(coverage)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface ErrorBarsProps {
  caption: string;
  of: string;
  rows: readonly ErrorRow[];
}

export function ErrorBars({ caption, of, rows }: ErrorBarsProps) {
  return (
    <BarTable
      caption={caption}
      columns={[of, 'Angebote', 'in der Spanne', 'mittlerer Fehler']}
      rows={rows.map(({ label, comparison: { regional } }) => ({
        cells: [
          label,
          formatNumber(regional.n),
          `${formatTenths(regional.coverage80Pct)}\u00a0%`,
          `${formatTenths(regional.medianAbsoluteErrorPct)}\u00a0%`,
        ],
        size: regional.medianAbsoluteErrorPct,
      }))}
      drawn={3}
    />
  );
}

const GROUPS = [
  { id: 'house resale', label: `Häuser ${OFFERS_YEAR}` },
  { id: 'flat resale', label: `Wohnungen ${OFFERS_YEAR}` },
  { id: 'house 2020', label: `Häuser ${HOUSES_YEARS}` },
  { id: 'house 2020 Niedersachsen', label: `Häuser ${HOUSES_YEARS} in Niedersachsen` },
] as const satisfies readonly { id: ErrorGroup; label: string }[];

export const CROSS_VALIDATED = 'Fünffache Kreuzvalidierung, Abweichung vom verlangten Preis.';

export const groupRows = ({ errors }: ModelCard): ErrorRow[] =>
  GROUPS.map(({ id, label }) => ({ label, comparison: errors[id] }));

export function AccuracySection({ card }: { card: ModelCard }) {
  const rows = groupRows(card);
  const ofKind = (group: ResaleGroup) => card.errors[group].regional.n;
  return (
    <MethodSection section={METHOD_SECTIONS.accuracy}>
      <p>
        Wir prüfen das Modell an Angeboten, die es nicht kannte: Aus vier Fünfteln der Angebote
        lernt es, das letzte Fünftel schätzt es, und das reihum. Die Schätzung vergleichen wir mit
        dem Preis in der Anzeige. Der mittlere Fehler ist ein Median: Jede zweite Schätzung liegt
        näher am Preis, jede zweite weiter weg.
      </p>
      <Chart
        title="Der mittlere Fehler"
        text="Abweichung vom verlangten Preis in Prozent. Je weiter links, desto genauer."
        note={CROSS_VALIDATED}
      >
        <ErrorChart rows={rows} />
      </Chart>
      <p>
        Die Angebote von {OFFERS_YEAR} nennen kein Baujahr. Beide Rechnungen müssen dort eines
        annehmen, die Grundformel {DEFAULT_YEAR_BUILT}. Bei den Häusern von {HOUSES_YEARS} ist es
        bekannt; die regionale Bewertung ist dafür auf das Preisniveau von {HOUSES_YEARS} gebracht.
        Hier zählen nur Angebote aus zweiter Hand, {OFFERS_YEAR} waren das{' '}
        {formatNumber(ofKind('house resale'))} Häuser und {formatNumber(ofKind('flat resale'))}{' '}
        Wohnungen; die übrigen Angebote sind Neubauten.
      </p>
      <Chart
        title="Wie oft eine Zahl trifft"
        text="Von hundert Schätzungen: wie viele höchstens 10 oder 20 % neben dem Preis liegen."
        note={CROSS_VALIDATED}
      >
        <HitChart rows={rows} />
      </Chart>
      <Chart
        title="Der mittlere Fehler nach Typ"
        text={`Angebote von ${OFFERS_YEAR} aus zweiter Hand, wie die Portale sie nennen. Je kürzer der Balken, desto genauer.`}
        note={CROSS_VALIDATED}
      >
        <ErrorBars
          caption="Mittlerer Fehler nach Typ"
          of="Typ"
          rows={[...TYPES.house, ...TYPES.flat].map((label) => ({
            label,
            comparison: card.byType[label]!,
          }))}
        />
      </Chart>
      <FiguresTable caption="Genauigkeit beider Rechnungen in Prozent" rows={rows} />
      <p className="text-base text-muted">
        Alle Angaben in Prozent. Fehler: mittlere Abweichung vom Preis. ≤ 10 % und ≤ 20 %: Anteil
        der Schätzungen, die so nah am Preis liegen. Versatz: Median der Abweichung mit Vorzeichen;
        über null wird eher zu hoch geschätzt. Spanne: Anteil der Preise, die in der Spanne für acht
        von zehn Häusern lagen.
      </p>
    </MethodSection>
  );
}

export const RESALE_KINDS = [
  { id: 'house resale', label: 'Häuser' },
  { id: 'flat resale', label: 'Wohnungen' },
] as const satisfies readonly { id: ResaleGroup; label: string }[];

function stateRows({ byState }: ModelCard, kind: ResaleGroup): ErrorRow[] {
  return Object.entries(byState)
    .flatMap(([label, groups]) => (groups[kind] ? [{ label, comparison: groups[kind] }] : []))
    .toSorted(
      (a, b) =>
        a.comparison.regional.medianAbsoluteErrorPct - b.comparison.regional.medianAbsoluteErrorPct,
    );
}

export function StatesSection({ card }: { card: ModelCard }) {
  return (
    <MethodSection section={METHOD_SECTIONS.states}>
      <p>
        Wie gut eine Schätzung gelingt, hängt vom Ort ab. Wo viele ähnliche Häuser angeboten werden,
        liegt sie näher; wo wenige und sehr verschiedene stehen, weiter weg. Die Grundformel trifft
        am ehesten dort, wo das örtliche Preisniveau dem ihren nahekommt.
      </p>
      {RESALE_KINDS.map(({ id, label }) => {
        const rows = stateRows(card, id);
        return (
          <div key={id}>
            <Chart
              title={`${label} nach Bundesland`}
              text={`Mittlerer Fehler in Prozent, Angebote von ${OFFERS_YEAR} aus zweiter Hand.`}
              note={CROSS_VALIDATED}
            >
              <ErrorChart rows={rows} />
            </Chart>
            <details className="group text-base">
              <summary className="min-h-11 cursor-pointer py-2 font-semibold text-petrol underline-offset-4 hover:underline">
                {label}: alle Werte als Tabelle
              </summary>
              <FiguresTable caption={`${label} nach Bundesland, in Prozent`} rows={rows} />
            </details>
          </div>
        );
      })}
    </MethodSection>
  );
}
