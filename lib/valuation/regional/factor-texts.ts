import { formatArea, formatNumber, formatPercent } from '@/lib/platform/format/number';
import { conditionLabel, propertyTypeLabel } from '../options';
import { AGE_YEAR, ageOf } from './age-and-condition';
import type { HomeFeatures } from './features';
import type { FactorName, RegionalHome } from './outcome';
import type { PlaceModel } from './place-model';
import { PRICE_INDEX } from './price-index';

/** German label of each factor. */
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

/** How an unknown year or condition counts. */
const AS_AVERAGE = 'gerechnet mit dem Durchschnitt der Angebote.';

/** The middle of what is offered in the country, which the factors start from. */
const MIDDLE = { house: 'das mittlere Haus', flat: 'die mittlere Wohnung' } as const;

interface Reckoned {
  /** The home with what usually belongs to it */
  usual: HomeFeatures;
  /** Rooms that the price was reckoned with */
  pricedRooms: number;
  median: { area: number };
}

function roomsText({ rooms }: RegionalHome, { usual, pricedRooms }: Reckoned): string {
  if (rooms == null) {
    return `Nicht bekannt: gerechnet mit ${oneDecimal(usual.rooms)}, wie bei dieser Fläche üblich.`;
  }
  const against = `${formatNumber(rooms)} statt der bei dieser Fläche üblichen ${oneDecimal(usual.rooms)}`;
  if (rooms === pricedRooms) return `${against}.`;
  return `${against}; gerechnet mit ${oneDecimal(pricedRooms)}, weil es darüber hinaus kaum Angebote gibt.`;
}

function yearText({ yearBuilt }: RegionalHome, isFlat: boolean): string {
  if (yearBuilt == null) return `Nicht bekannt: ${AS_AVERAGE}`;
  const age = ageOf(yearBuilt);
  const years = age === 1 ? '1 Jahr' : `${age} Jahre`;
  return `Baujahr ${yearBuilt}, im Jahr ${AGE_YEAR} ${years} alt, verglichen mit dem Durchschnitt der Angebote${isFlat ? '; gemessen an Häusern' : ''}.`;
}

function conditionText({ condition }: RegionalHome): string {
  if (condition == null) return `Nicht bekannt: ${AS_AVERAGE}`;
  const same = condition === 'sehr_gut' ? ' (zählt hier wie „Gut“)' : '';
  return `${conditionLabel(condition)}${same}, verglichen mit dem Durchschnitt der Angebote; gemessen an Häusern in Niedersachsen.`;
}

/** What each factor was reckoned with, one line each. */
export function factorTexts(
  place: PlaceModel,
  home: RegionalHome,
  reckoned: Reckoned,
): Record<FactorName, string> {
  const { usual, median } = reckoned;
  const isFlat = usual.kind === 'flat';
  const district = place.district.includes(place.place) ? '' : `, ${place.district}`;
  return {
    region: `${isFlat ? 'Eine mittlere Wohnung' : 'Ein mittleres Haus'} in ${place.postalCode} ${place.place}${district}, verglichen mit ganz Deutschland.`,
    type: isFlat
      ? 'Wohnungen sind eine Gruppe für sich: kein Zu- oder Abschlag.'
      : `${propertyTypeLabel(home.propertyType)}, verglichen mit allen Haustypen.`,
    area: `${formatArea(home.area)}; ${MIDDLE[usual.kind]} hat ${wholeArea(median.area)}.${isFlat ? '' : ' Gerechnet mit dem Grundstück, das zur Fläche üblich ist.'}`,
    plot:
      home.plotArea == null
        ? `Nicht bekannt: gerechnet mit ${wholeArea(usual.plot ?? 0)}, wie hier üblich.`
        : `${formatArea(home.plotArea)} statt der hier üblichen ${wholeArea(usual.plot ?? 0)}.`,
    rooms: roomsText(home, reckoned),
    year: yearText(home, isFlat),
    condition: conditionText(home),
    index: `${formatPercent(Math.round((PRICE_INDEX.factor - 1) * 1000) / 10)} vom ${PRICE_INDEX.from} zum ${PRICE_INDEX.to} (Häuserpreisindex).`,
  };
}

/** What was assumed because it was not given, one sentence each. */
export function assumptionsOf(home: RegionalHome, usual: HomeFeatures): string[] {
  const isHouse = usual.kind === 'house';
  return [
    ...(home.yearBuilt == null ? [`Baujahr unbekannt: ${AS_AVERAGE}`] : []),
    ...(home.condition == null ? [`Zustand unbekannt: ${AS_AVERAGE}`] : []),
    ...(isHouse && home.plotArea == null
      ? [`Grundstück unbekannt: gerechnet mit ${wholeArea(usual.plot ?? 0)}, wie hier üblich.`]
      : []),
    ...(home.rooms == null
      ? [`Zimmerzahl unbekannt: gerechnet mit ${oneDecimal(usual.rooms)}.`]
      : []),
  ];
}
