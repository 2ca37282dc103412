import { formatArea, formatEuros, formatNumber } from '@/lib/platform/format/number';
import { estimate } from '@/lib/valuation/estimate';
import { conditionLabel, propertyTypeLabel } from '@/lib/valuation/options';
import { Chart, Dots, Legend } from './charts';
import { EXAMPLE_HOME, WORKED_POSTCODE, type ExampleAtPlace } from './example';
import { MethodSection, METHOD_SECTIONS } from './section';
import { WorkedSteps } from './worked-steps';

interface PlacesChartProps {
  examples: readonly ExampleAtPlace[];
  /** Whole euros */
  baseValue: number;
}

function PlacesChart({ examples, baseValue }: PlacesChartProps) {
  const end = Math.max(baseValue, ...examples.map(({ valuation }) => valuation.range.to));
  const at = (euros: number) => (euros / end) * 100;
  return (
    <>
      <Legend formula={`Grundformel: überall ${formatEuros(baseValue)}`} />
      <ul className="space-y-4">
        {examples.map(({ postalCode, place, valuation: { value, range } }) => (
          <li key={postalCode}>
            <span className="block items-baseline justify-between gap-x-4 sm:flex">
              <span className="block">
                {postalCode}&nbsp;{place}
              </span>
              <span className="tabular-nums">
                <strong className="font-semibold">{formatEuros(value)}</strong>{' '}
                <span className="inline-block text-sm text-muted">
                  ({formatEuros(range.from)} bis {formatEuros(range.to)})
                </span>
              </span>
            </span>
            <span
              aria-hidden="true"
              className="relative mx-2 mt-1 block h-5 forced-color-adjust-none print:[print-color-adjust:exact]"
            >
              <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
              <span
                className="absolute inset-y-1 bg-sand"
                style={{ left: `${at(range.from)}%`, width: `${at(range.to - range.from)}%` }}
              />
              <Dots regional={at(value)} formula={at(baseValue)} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const { propertyType, area, yearBuilt, rooms, condition } = EXAMPLE_HOME;
const HOME = `${propertyTypeLabel(propertyType)}, ${formatArea(area)}, Baujahr ${yearBuilt}, ${formatNumber(rooms)}\u00a0Zimmer, Zustand ${conditionLabel(condition).toLowerCase()}`;

export function PlacesSection({ examples }: { examples: readonly ExampleAtPlace[] }) {
  const dearestFirst = examples.toSorted((a, b) => b.valuation.value - a.valuation.value);
  const dearest = dearestFirst[0]!;
  const cheapest = dearestFirst.at(-1)!;
  const times = dearest.valuation.value / cheapest.valuation.value;
  return (
    <MethodSection section={METHOD_SECTIONS.places}>
      <p>
        Ein Preis je Quadratmeter für ganz Deutschland trifft nur dort, wo Häuser zufällig so viel
        kosten. Dasselbe Haus ist nach der regionalen Bewertung in {dearest.place}{' '}
        {formatNumber(Math.round(times * 10) / 10)}-mal so viel wert wie in {cheapest.place}.
      </p>
      <Chart
        title="Eine Adresse macht den Unterschied"
        text={`${HOME}. Punkt: Wert, Balken: Spanne, in der acht von zehn Angeboten liegen.`}
        note="Berechnet mit denselben Funktionen wie jede Bewertung auf diesem Portal."
      >
        <PlacesChart examples={dearestFirst} baseValue={estimate(EXAMPLE_HOME).value} />
      </Chart>
    </MethodSection>
  );
}

export function WorkedSection({ examples }: { examples: readonly ExampleAtPlace[] }) {
  const { postalCode, place, valuation } = examples.find(
    (example) => example.postalCode === WORKED_POSTCODE,
  )!;
  const { value, range, pricePerSquareMetre, assumptions } = valuation;
  const base = estimate(EXAMPLE_HOME).value;
  const difference = value - base;
  return (
    <MethodSection section={METHOD_SECTIONS.example}>
      <p>
        {HOME}, in {postalCode}&nbsp;{place}. Alle Beträge sind so gerechnet wie in einer echten
        Bewertung; Sie können sie von oben nach unten zusammenzählen.
      </p>
      <div className="text-base hyphens-manual">
        <WorkedSteps valuation={valuation} />
      </div>
      <p>
        Das sind {formatEuros(pricePerSquareMetre)} je Quadratmeter. Die Spanne reicht von{' '}
        {formatEuros(range.from)} bis {formatEuros(range.to)}. Die Grundformel kommt für dasselbe
        Haus auf {formatEuros(base)}
        {difference === 0
          ? ', hier also auf denselben Betrag.'
          : `, das sind ${formatEuros(Math.abs(difference))} ${difference > 0 ? 'weniger' : 'mehr'}.`}
      </p>
      {assumptions.length > 0 && (
        <p>Was nicht angegeben ist, wird angenommen und genannt: {assumptions.join(' ')}</p>
      )}
    </MethodSection>
  );
}
