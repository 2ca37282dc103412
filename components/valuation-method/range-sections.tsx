import { formatTenths } from '@/lib/platform/format/decimals';
import type { ModelCard } from '@/lib/valuation/regional/model-card';
import { HOUSES_YEARS, OFFERS_YEAR } from '@/lib/valuation/regional/data-state';
import { CONFIDENCE_LABELS } from '@/lib/valuation/regional-labels';
import { FEW_OFFERS, HARDLY_ANY_OFFERS } from '@/lib/valuation/regional/confidence';
import { TYPES } from '@/lib/valuation/regional/features';
import { CROSS_VALIDATED, ErrorBars, groupRows, RESALE_KINDS } from './accuracy-sections';
import { Chart, type ErrorRow } from './charts';
import { MethodSection, METHOD_SECTIONS } from './section';

const CONFIDENCES = ['high', 'medium', 'low'] as const;

/** Offers behind an error that is shown. */
const LEAST = 30;

/** Percent */
const PROMISED = 80;

function CoverageChart({ rows }: { rows: readonly ErrorRow[] }) {
  return (
    <ul className="space-y-3">
      {rows.map(({ label, comparison: { regional } }) => (
        <li key={label}>
          <span className="flex justify-between gap-4">
            {label}
            <span className="font-semibold tabular-nums">
              {formatTenths(regional.coverage80Pct)}&nbsp;%
            </span>
          </span>
          <span
            aria-hidden="true"
            className="relative mt-1 block h-3.5 bg-sand forced-color-adjust-none print:[print-color-adjust:exact]"
          >
            <span
              className="block h-full bg-petrol"
              style={{ width: `${regional.coverage80Pct}%` }}
            />
            <span className="absolute -inset-y-1 w-0.5 bg-brick" style={{ left: `${PROMISED}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function WidthTable({ card }: { card: ModelCard }) {
  const houses = TYPES.house.map((type) => [type, card.byType[type]!] as const);
  const rows = [...houses, ['Wohnungen', card.errors['flat resale']] as const];
  return (
    <table className="w-full text-base tabular-nums">
      <caption className="pb-2 text-left text-muted">
        Breite der Spanne in Prozent des Werts, in der Mitte der Angebote von {OFFERS_YEAR} aus
        zweiter Hand
      </caption>
      <thead>
        <tr className="border-b border-line text-left">
          <th scope="col" className="py-2 font-semibold">
            Typ
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-semibold">
            Breite
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-semibold">
            Preise darin
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, { regional }]) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {label}
            </th>
            <td className="py-2 pl-4 text-right">{formatTenths(regional.width80Pct)}&nbsp;%</td>
            <td className="py-2 pl-4 text-right">{formatTenths(regional.coverage80Pct)}&nbsp;%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function RangeSection({ card }: { card: ModelCard }) {
  const shares = Object.values(card.byState).flatMap((groups) =>
    Object.values(groups).map(({ regional }) => regional.coverage80Pct),
  );
  const [least, most] = [Math.min(...shares), Math.max(...shares)].map(formatTenths);
  return (
    <MethodSection section={METHOD_SECTIONS.range}>
      <p>
        Zur Zahl gehört eine Spanne. Acht von zehn Häusern, die das Modell nicht kannte, sollen mit
        ihrem Preis hineinfallen, zwei nicht. Wie breit sie ist, folgt aus den Fehlern
        vergleichbarer Fälle: Auf dem dünn besiedelten Land, bei seltenen Typen und bei fehlenden
        Angaben ist sie breiter.
      </p>
      <Chart
        title="Hält die Spanne, was sie verspricht?"
        text={`Anteil der Angebote in der Spanne. Der Strich steht bei ${PROMISED}\u00a0%.`}
        note={
          least === most
            ? `In den Bundesländern jeweils ${least}\u00a0%.`
            : `In den Bundesländern zwischen ${least} und ${most}\u00a0%.`
        }
      >
        <CoverageChart rows={groupRows(card)} />
      </Chart>
      <WidthTable card={card} />
      <p>
        Neben der Spanne steht in Worten, wie sicher die Zahl ist, mit den Gründen dafür, der
        wichtigste zuerst: wie weit die Preise auseinanderliegen, welche Angaben fehlen und wie
        viele Angebote es in der Umgebung gab. Bei weniger als {FEW_OFFERS} Angeboten heißt die
        Aussagekraft höchstens „mittel“, unter {HARDLY_ANY_OFFERS} und ohne ein Angebot aus der
        Postleitzahl selbst immer „gering“. Dann ist der Preis von ähnlichen Orten geliehen, und das
        Ergebnis sagt, von welchen.
      </p>
      <Chart
        title="Hält die Aussagekraft, was sie verspricht?"
        text={`Mittlerer Fehler der Angebote von ${OFFERS_YEAR} aus zweiter Hand, nach dem Wort, das neben ihrer Spanne stünde.`}
        note={`${CROSS_VALIDATED} Baujahr und Zustand waren nicht bekannt. Unter ${LEAST} Angeboten steht keine Zahl.`}
      >
        <ErrorBars
          caption="Mittlerer Fehler nach Aussagekraft"
          of="Aussagekraft"
          rows={RESALE_KINDS.flatMap(({ id, label }) =>
            CONFIDENCES.flatMap((grade) => {
              const comparison = card.byConfidence[grade][id];
              const word = CONFIDENCE_LABELS[grade];
              return comparison && comparison.regional.n >= LEAST
                ? [{ label: `${label}, ${word}`, comparison }]
                : [];
            }),
          )}
        />
      </Chart>
    </MethodSection>
  );
}

export function NoFigureSection() {
  return (
    <MethodSection section={METHOD_SECTIONS.noFigure}>
      <p>Eine Zahl ohne Grundlage wäre schlechter als keine. Die regionale Bewertung entfällt,</p>
      <ul className="list-disc space-y-2 pl-6 marker:text-muted">
        <li>
          wenn die Postleitzahl in keinem Verzeichnis steht und der Ort deshalb unbekannt ist,
        </li>
        <li>
          wenn das Haus weit außerhalb dessen liegt, was in den Angeboten vorkommt, etwa bei einer
          ungewöhnlich großen Wohnfläche.
        </li>
      </ul>
      <p>
        Dann steht dort „Keine Zahl möglich“ mit dem Grund, und die Grundformel bleibt als grobe
        Faustregel.
      </p>
    </MethodSection>
  );
}

const LIMITS = [
  [
    'Angebotspreise',
    'Beide Zahlen wurden am verlangten Preis gemessen. Der gezahlte kann abweichen.',
  ],
  [
    'Die Straße',
    'Genauer als die Postleitzahl wird es nicht. Seeblick, Bahnlinie und Aussicht zählen nicht mit.',
  ],
  [
    'Die Energie',
    'Heizung, Dämmung und Energieausweis standen nicht in den Daten. Beim Baujahr sind sie nur im Durchschnitt enthalten. Die Energieklasse zählt, wenn Sie sie unter „Meine Anfrage“ angeben.',
  ],
  [
    'Balkon, Aufzug, vermietet',
    'Bei Wohnungen zählen sie, wenn Sie sie unter „Meine Anfrage“ angeben: nach veröffentlichten Wirkungen, die dort stehen, nicht nach unseren Daten.',
  ],
  [
    'Das dünn besiedelte Land',
    'Wo wenig angeboten wird, stammt der Preis zum größeren Teil aus der weiteren Umgebung.',
  ],
  [
    'Baujahr und Zustand',
    `Ihre Wirkung ist an Häusern von ${HOUSES_YEARS} gemessen. Für Wohnungen ist sie von dort übernommen.`,
  ],
  [
    'Das Grundstück',
    'Der Fragebogen fragt nicht danach. Unter „Meine Anfrage“ lässt sich die Größe eintragen.',
  ],
  [
    'Mehrfamilienhäuser',
    'Ihr Preis hängt von den Mieten ab, und die kennt das Modell nicht. Die Zahl ist hier nur ein grober Anhalt; über rund 500 m² ist sie aus kleineren Häusern fortgeschrieben.',
  ],
  [
    'Rechte und Schäden',
    'Erbbaurecht, Nießbrauch, Denkmalschutz, feuchte Keller: Das sieht, wer vor Ort prüft und die Unterlagen liest.',
  ],
] as const;

export function LimitsSection() {
  return (
    <MethodSection section={METHOD_SECTIONS.limits}>
      <p>
        Beide Zahlen sind unverbindliche Ersteinschätzungen aus wenigen Angaben. Was sie nicht
        wissen, kann den Preis stärker bewegen als alles, was sie wissen.
      </p>
      <dl className="border-b border-line text-base">
        {LIMITS.map(([term, text]) => (
          <div
            key={term}
            className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </MethodSection>
  );
}
