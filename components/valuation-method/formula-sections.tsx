import { formatFactor } from '@/lib/platform/format/decimals';
import { formatArea, formatEuros, formatPercent, formatNumber } from '@/lib/platform/format/number';
import {
  DEFAULT_YEAR_BUILT,
  FLOOR,
  LOSS_PER_YEAR,
  PRICE_PER_SQUARE_METRE,
  REFERENCE_YEAR,
  estimate,
} from '@/lib/valuation/estimate';
import { bindWords } from '@/lib/platform/format/bind-words';
import type { ModelCard } from '@/lib/valuation/regional/model-card';
import { HOUSES_YEARS } from '@/lib/valuation/regional/data-state';
import { PRICED_AREA } from '@/lib/valuation/regional/limits';
import type { FactorName } from '@/lib/valuation/regional/outcome';
import { EXAMPLE_HOME } from './example';
import { MethodSection, METHOD_SECTIONS } from './section';

interface FactorNote {
  label: string;
  text: string;
}

function factorNotes({
  regions,
  listingsPerRegionAtLeast,
}: {
  regions: string;
  listingsPerRegionAtLeast: number;
}): Record<FactorName, FactorNote> {
  return {
    region: {
      label: 'Lage',
      text: `Vom Großen ins Kleine: Bundesland, Landkreis oder Stadt, die ersten drei Ziffern der Postleitzahl, die ganze Postleitzahl. Je mehr Angebote ein Gebiet hat, desto mehr zählt sein eigener Preis, je weniger, desto mehr der des größeren und der Nachbarn. Postleitzahlen mit weniger als ${listingsPerRegionAtLeast} Angeboten werden mit der nächsten im Kreis zusammengelegt; so sind es ${regions} Gebiete. Auch wie stark Größe, Grundstück und Zimmer zählen, hängt vom Gebiet ab.`,
    },
    type: {
      label: 'Immobilientyp',
      text: 'Reihenhaus, Doppelhaus, Bungalow oder Villa im Vergleich zum Durchschnitt der Häuser. Wohnungen werden für sich gerechnet.',
    },
    area: {
      label: 'Wohnfläche',
      text: `Mehr Wohnfläche senkt den Wert nie. Bei Häusern steigt der Preis meist langsamer als die Fläche: Im großen Haus kostet der Quadratmeter weniger als im kleinen. In teuren Städten kann er mit der Größe einer Wohnung auch steigen. Unter ${formatArea(PRICED_AREA.house)} (Wohnungen: ${formatArea(PRICED_AREA.flat)}) gilt der Quadratmeterpreis dieser Grenze, weil sich die Angebote darunter widersprechen.`,
    },
    plot: {
      label: 'Grundstück',
      text: 'Nur bei Häusern. Mehr Grund senkt den Wert nie. Was über die Grundstücke hinausgeht, die mit solchen Häusern angeboten werden, zählt nicht mehr. Ist die Größe nicht bekannt, gilt eine, die für solche Häuser üblich ist.',
    },
    rooms: {
      label: 'Zimmer',
      text: `Wie viele Zimmer auf die Fläche kommen, verglichen mit dem, was bei dieser Fläche üblich ist. Bis zu einem Zehntel mehr oder weniger ändern sie den Preis nicht, darüber hinaus um höchstens 6 %.`,
    },
    year: {
      label: 'Baujahr',
      text: `Eine Kurve statt eines festen Abzugs je Jahr, aus den Angeboten von ${HOUSES_YEARS}. Wo der Boden teuer ist, zählt das Alter weniger.`,
    },
    condition: {
      label: 'Zustand',
      text: `Aus den Angeboten von ${HOUSES_YEARS} in Niedersachsen. „Sehr gut“ und „gut“ ließen sich darin nicht unterscheiden und zählen gleich. Für „sanierungsbedürftig“ fehlten Häuser: Gesetzt ist das 1,6-Fache dessen, was „renovierungsbedürftig“ kostet.`,
    },
    index: {
      label: 'Preisentwicklung',
      text: 'Ein fester Faktor bringt die Preise der Angebote näher an heute.',
    },
  };
}

export function RegionalSection({ card }: { card: ModelCard }) {
  const { listingsPerRegionAtLeast } = card;
  const notes = factorNotes({ regions: formatNumber(card.regions), listingsPerRegionAtLeast });
  return (
    <MethodSection section={METHOD_SECTIONS.regional}>
      <p>
        Die regionale Bewertung ist aus Angebotspreisen gelernt. Sie beginnt beim Median aller
        Häuser oder aller Wohnungen in Deutschland und nimmt dann ein Merkmal nach dem anderen
        hinzu. Jedes wirkt als Faktor auf den Preis; in der Bewertung steht es als Betrag in Euro,
        damit sich die Zeilen zusammenzählen lassen.
      </p>
      <dl className="border-b border-line text-base">
        {Object.values(notes).map(({ label, text }) => (
          <div
            key={label}
            className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold hyphens-manual">{label}</dt>
            <dd>{bindWords(text)}</dd>
          </div>
        ))}
      </dl>
      <p>
        Die Zahl gilt für den Verkauf aus zweiter Hand. Neubauten vom Bauträger stehen zwar in den
        Daten, werden aber getrennt behandelt, weil sie am selben Ort mehr kosten.
      </p>
    </MethodSection>
  );
}

export function BaseFormulaSection() {
  const { area, yearBuilt } = EXAMPLE_HOME;
  const { age, agePercent, newValue, value } = estimate(EXAMPLE_HOME);
  return (
    <MethodSection section={METHOD_SECTIONS.baseFormula}>
      <p>
        Die Grundformel steht zum Vergleich am Ende jeder Rechnung, weil jeder sie nachrechnen kann,
        nicht weil sie genauer wäre. Sie behandelt alle Orte gleich.
      </p>
      <p className="border-l-3 border-brick pl-5 font-serif text-xl leading-snug font-semibold text-balance hyphens-manual sm:text-2xl">
        Wohnfläche × {formatEuros(PRICE_PER_SQUARE_METRE)} × Altersfaktor
      </p>
      <p>
        Der Altersfaktor beginnt bei 1 und sinkt mit jedem Jahr um {formatFactor(LOSS_PER_YEAR)},
        also um {formatPercent(LOSS_PER_YEAR * 100)}. Unter {formatFactor(FLOOR)} fällt er nicht;
        bei Baujahren nach {REFERENCE_YEAR} liegt er leicht über 1. Das Alter zählt bis{' '}
        {REFERENCE_YEAR}; fehlt das Baujahr, gilt {DEFAULT_YEAR_BUILT}.
      </p>
      <p>
        Ein Haus mit {formatArea(area)} aus dem Jahr {yearBuilt} ist in dieser Rechnung {age} Jahre
        alt. {formatArea(area)} mal {formatEuros(PRICE_PER_SQUARE_METRE)} sind{' '}
        {formatEuros(newValue)}, abzüglich {formatPercent(-agePercent)} bleiben{' '}
        <strong className="font-semibold">{formatEuros(value)}</strong>, ob es nun in München steht
        oder in Eisleben.
      </p>
    </MethodSection>
  );
}
