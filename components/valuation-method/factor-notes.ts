import { formatArea } from '@/lib/platform/format/number';
import { HOUSES_YEARS } from '@/lib/valuation/regional/data-state';
import { PRICED_AREA } from '@/lib/valuation/regional/limits';
import type { FactorName } from '@/lib/valuation/regional/outcome';

interface FactorNote {
  label: string;
  text: string;
}

/** What the regional valuation makes of each property of a home. */
export function factorNotes({
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
