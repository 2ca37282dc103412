import { formatArea, formatNumber, formatPercent } from '@/lib/format/number';
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

/** What each factor was reckoned with, one line each. */
export function factorTexts(
  place: PlaceModel,
  home: RegionalHome,
  { usual, median }: { usual: HomeFeatures; median: { area: number } },
): Record<FactorName, string> {
  const isFlat = usual.kind === 'flat';
  const district = place.district.includes(place.place) ? '' : `, ${place.district}`;
  const age = home.yearBuilt == null ? 0 : ageOf(home.yearBuilt);
  return {
    region: `${isFlat ? 'Eine mittlere Wohnung' : 'Ein mittleres Haus'} in ${place.postalCode} ${place.place}${district}, verglichen mit ganz Deutschland.`,
    type: isFlat
      ? 'Wohnungen sind eine Gruppe für sich: kein Zu- oder Abschlag.'
      : `${propertyTypeLabel(home.propertyType)}, verglichen mit allen Haustypen.`,
    area: `${formatArea(home.area)} statt ${wholeArea(median.area)}${isFlat ? '' : ', mit dem Grundstück, das dazu üblich ist'}.`,
    plot:
      home.plotArea == null
        ? `Nicht bekannt: gerechnet mit ${wholeArea(usual.plot ?? 0)}, wie hier üblich.`
        : `${formatArea(home.plotArea)} statt der hier üblichen ${wholeArea(usual.plot ?? 0)}.`,
    rooms:
      home.rooms == null
        ? `Nicht bekannt: gerechnet mit ${oneDecimal(usual.rooms)}, wie bei dieser Fläche üblich.`
        : `${formatNumber(home.rooms)} statt der bei dieser Fläche üblichen ${oneDecimal(usual.rooms)}.`,
    year:
      home.yearBuilt == null
        ? 'Nicht bekannt: gerechnet mit dem Durchschnitt der Angebote.'
        : `Baujahr ${home.yearBuilt}, ${age === 1 ? '1 Jahr' : `${age} Jahre`} alt (Stand ${AGE_YEAR}), verglichen mit dem Durchschnitt der Angebote.`,
    condition:
      home.condition == null
        ? 'Nicht bekannt: gerechnet mit dem Durchschnitt der Angebote.'
        : `${conditionLabel(home.condition)}, verglichen mit dem Durchschnitt der Angebote.`,
    index: `${formatPercent(Math.round((PRICE_INDEX.factor - 1) * 1000) / 10)} vom ${PRICE_INDEX.from} zum ${PRICE_INDEX.to} (Häuserpreisindex).`,
  };
}

/** What was assumed because it was not given, one sentence each. */
export function assumptionsOf(home: RegionalHome, usual: HomeFeatures): string[] {
  const isHouse = usual.kind === 'house';
  return [
    ...(home.yearBuilt == null
      ? ['Baujahr unbekannt: gerechnet mit dem Durchschnitt der Angebote.']
      : []),
    ...(home.condition == null
      ? ['Zustand unbekannt: gerechnet mit dem Durchschnitt der Angebote.']
      : []),
    ...(isHouse && home.plotArea == null
      ? [`Grundstück unbekannt: gerechnet mit ${wholeArea(usual.plot ?? 0)}, wie hier üblich.`]
      : []),
    ...(home.rooms == null
      ? [`Zimmerzahl unbekannt: gerechnet mit ${oneDecimal(usual.rooms)}.`]
      : []),
  ];
}
