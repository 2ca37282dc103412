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
      text: `Vom Großen ins Kleine: Bundesland, Landkreis oder Stadt, die ersten drei Ziffern der Postleitzahl, die ganze Postleitzahl. Je mehr Angebote ein Gebiet hat, desto mehr zählt sein eigener Preis, je weniger, desto mehr der des größeren. Unter ${listingsPerRegionAtLeast} Angeboten bekommt ein Gebiet keinen eigenen Wert. Zurzeit haben ${regions} Gebiete einen.`,
    },
    type: {
      label: 'Immobilientyp',
      text: 'Reihenhaus, Doppelhaus, Bungalow oder Villa im Vergleich zum Durchschnitt der Häuser. Wohnungen werden für sich gerechnet.',
    },
    area: {
      label: 'Wohnfläche',
      text: 'Der Preis steigt mit der Fläche, aber langsamer als sie: Im großen Haus kostet der Quadratmeter weniger als im kleinen.',
    },
    plot: {
      label: 'Grundstück',
      text: 'Nur bei Häusern. Ist die Größe nicht bekannt, gilt eine, die für solche Häuser üblich ist.',
    },
    rooms: {
      label: 'Zimmer',
      text: 'Wie viele Zimmer auf die Fläche kommen, verglichen mit dem, was bei dieser Fläche üblich ist.',
    },
    year: {
      label: 'Baujahr',
      text: 'Eine Kurve statt eines festen Abzugs je Jahr. Sie stammt aus den Angeboten von 2020.',
    },
    condition: {
      label: 'Zustand',
      text: 'Fünf Stufen von sehr gut bis sanierungsbedürftig, ebenfalls aus den Angeboten von 2020.',
    },
    index: {
      label: 'Preisentwicklung',
      text: 'Ein fester Faktor bringt die Preise der Angebote näher an heute.',
    },
  };
}
