import { formatArea, formatNumber, formatPercent } from '@/lib/platform/format/number';
import { conditionLabel, propertyTypeLabel } from '../options';
import { AGE_YEAR, ageOf } from './age-and-condition';
import type { FactorName, RegionalHome } from './outcome';
import { continuedAside, NO_OFFERS } from './limits';
import type { PlaceModel } from './place-model';
import { PRICE_INDEX } from './price-index';
import { bounded } from './surface';

export const FACTOR_LABELS: Record<FactorName, string> = {
  region: 'Lage',
  type: 'Immobilientyp',
  area: 'Wohnfläche',
  plot: 'Grundstück',
  rooms: 'Zimmer',
  year: 'Baujahr',
  condition: 'Zustand',
  index: 'Preisentwicklung',
};

const wholeArea = (area: number) => formatArea(Math.round(area));
const oneDecimal = (value: number) => formatNumber(Math.round(value * 10) / 10);

const AS_AVERAGE = 'gerechnet mit dem Durchschnitt der Angebote.';

const MIDDLE = { house: 'das mittlere Haus', flat: 'die mittlere Wohnung' } as const;

interface FactorInputs {
  plot?: number;
  rooms: number;
  /** m² that were offered */
  plotBounds?: readonly [number, number];
  pricedRooms: number;
  /** m² that were offered at most */
  mostArea: number;
  median: { area: number };
}

function roomsText({ rooms }: RegionalHome, { rooms: usual, pricedRooms }: FactorInputs): string {
  if (rooms == null) {
    return `Nicht bekannt: gerechnet mit ${oneDecimal(usual)}, wie bei dieser Fläche üblich.`;
  }
  const against = `${formatNumber(rooms)} statt der bei dieser Fläche üblichen ${oneDecimal(usual)}`;
  if (rooms === pricedRooms) return `${against}.`;
  return `${against}; gerechnet mit ${oneDecimal(pricedRooms)}, ${NO_OFFERS}.`;
}

function plotAside(plot: number, bounds: FactorInputs['plotBounds']): string {
  const priced = bounds ? bounded(plot, bounds) : plot;
  return priced === plot ? '' : `; gerechnet mit ${formatArea(priced)}, ${NO_OFFERS}`;
}

function yearText({ yearBuilt }: RegionalHome, isFlat: boolean): string {
  if (yearBuilt == null) return `Nicht bekannt: ${AS_AVERAGE}`;
  const age = ageOf(yearBuilt);
  const years = age === 1 ? '1 Jahr' : `${age} Jahre`;
  return `Baujahr ${yearBuilt}, ${years} alt (Stand ${AGE_YEAR}), verglichen mit dem Durchschnitt der Angebote${isFlat ? '; gemessen an Häusern' : ''}.`;
}

function conditionText({ condition }: RegionalHome): string {
  if (condition == null) return `Nicht bekannt: ${AS_AVERAGE}`;
  const same = condition === 'sehr_gut' ? ' (zählt hier wie „Gut“)' : '';
  return `${conditionLabel(condition)}${same}, verglichen mit dem Durchschnitt der Angebote; gemessen an Häusern in Niedersachsen.`;
}

export function factorTexts(
  place: PlaceModel,
  home: RegionalHome,
  inputs: FactorInputs,
): Record<FactorName, string> {
  const { plot: usualPlot = 0, median, plotBounds, mostArea } = inputs;
  const isContinued = home.propertyType === 'mehrfamilienhaus' && home.area > mostArea;
  const isFlat = home.propertyType === 'eigentumswohnung';
  // 'Oldenburg (Oldenburg)' is in the town of that name.
  const isItsOwn = place.district.includes(place.place.replace(/ \(.*/, ''));
  const district = isItsOwn ? '' : `, ${place.district}`;
  return {
    region: `${isFlat ? 'Eine mittlere Wohnung' : 'Ein mittleres Haus'} in ${place.postalCode} ${place.place}${district}, verglichen mit ganz Deutschland.`,
    type: isFlat
      ? 'Wohnungen sind eine Gruppe für sich: kein Zu- oder Abschlag.'
      : `${propertyTypeLabel(home.propertyType)}, verglichen mit allen Haustypen.`,
    area: `${formatArea(home.area)}; ${MIDDLE[isFlat ? 'flat' : 'house']} hat ${wholeArea(median.area)}.${isFlat ? '' : ' Gerechnet mit dem Grundstück, das zur Fläche üblich ist.'}${isContinued ? ` ${continuedAside(mostArea)}` : ''}`,
    plot:
      home.plotArea == null
        ? `Nicht bekannt: gerechnet mit ${wholeArea(usualPlot)}, wie hier bei dieser Wohnfläche üblich.`
        : `${formatArea(home.plotArea)} statt der hier bei dieser Wohnfläche üblichen ${wholeArea(usualPlot)}${plotAside(home.plotArea, plotBounds)}.`,
    rooms: roomsText(home, inputs),
    year: yearText(home, isFlat),
    condition: conditionText(home),
    index:
      PRICE_INDEX.from === PRICE_INDEX.to
        ? `Keine: Die Angebote sind aus dem ${PRICE_INDEX.to} und nicht älter als der Häuserpreisindex.`
        : `${formatPercent(Math.round((PRICE_INDEX.factor - 1) * 1000) / 10)} vom ${PRICE_INDEX.from} zum ${PRICE_INDEX.to} (Häuserpreisindex).`,
  };
}

export function assumptionsOf(
  home: RegionalHome,
  { plot: usualPlot = 0, rooms }: Pick<FactorInputs, 'plot' | 'rooms'>,
): string[] {
  const isHouse = home.propertyType !== 'eigentumswohnung';
  return [
    ...(home.yearBuilt == null ? [`Baujahr unbekannt: ${AS_AVERAGE}`] : []),
    ...(home.condition == null ? [`Zustand unbekannt: ${AS_AVERAGE}`] : []),
    ...(isHouse && home.plotArea == null
      ? [
          `Grundstück unbekannt: gerechnet mit ${wholeArea(usualPlot)}, wie hier bei dieser Wohnfläche üblich.`,
        ]
      : []),
    ...(home.rooms == null ? [`Zimmerzahl unbekannt: gerechnet mit ${oneDecimal(rooms)}.`] : []),
  ];
}
