import {
  formatArea,
  formatEuros,
  formatNumber,
  formatPercent,
  numberInWords,
} from '@/lib/platform/format/number';
import type { Confidence } from '@/lib/valuation/regional/outcome';
import type { HomeKind } from '@/lib/valuation/regional/features';
import type { UsualHome } from './level';
import type { PricePlace } from './places';

const NBSP = '\u00a0';

/** 'in Bayern', 'im Saarland', 'im Landkreis Celle', 'in der Region Hannover' */
export function inPlace(name: string): string {
  if (/^(?:Städter|R)egion /.test(name)) return `in der ${name}`;
  if (name.startsWith('Land ')) return `im ${name}`;
  const bent = name.replace(/er Kreis$/, 'en Kreis');
  return /^\D*kreis\b|^Regionalverband|^Saarland$/i.test(bent) ? `im ${bent}` : `in ${bent}`;
}

/** 'hier', for a postcode its name. */
export const whereShort = ({ level, name }: PricePlace) =>
  level === 'postcode' ? inPlace(name) : 'hier';

export const nothingCalled = (query: string) =>
  `Zu „${query}“ kennen wir keinen Ort mit Preisen. Versuchen Sie es mit der Postleitzahl oder mit dem Namen des Landkreises.`;

export const perSquareMetre = (euros: number) => `${formatEuros(euros)} je${NBSP}m²`;

export const pricesInWords = ({ house, flat }: Partial<Record<HomeKind, number>>) =>
  [
    ...(house ? [`Haus ${formatEuros(house)}`] : []),
    ...(flat ? [`Wohnung ${formatEuros(flat)}`] : []),
  ].join(', ');

/** Whole percent, negative if lower. */
export const percentAbove = (price: number, other: number) => Math.round((price / other - 1) * 100);

/** 'doppelt', 'dreimal', '2,4-mal', before 'so viel' */
export function times(ratio: number): string {
  const rounded = Math.round(ratio * 10) / 10;
  if (rounded === 2) return 'doppelt';
  return Number.isInteger(rounded)
    ? `${numberInWords(rounded)}mal`
    : `${formatNumber(rounded)}-mal`;
}

/** Percent. */
export const SAME = 3;

/** '12 % mehr als', 'fast genauso viel wie', 'etwa doppelt so viel wie' */
export function compared(price: number, other: number): string {
  const percent = percentAbove(price, other);
  if (Math.abs(percent) < SAME) return 'fast genauso viel wie';
  if (percent >= 90 && percent <= 110) return 'etwa doppelt so viel wie';
  if (percent <= -47 && percent >= -53) return 'etwa halb so viel wie';
  if (percent > 110) return `${times(price / other)} so viel wie`;
  return `${formatPercent(Math.abs(percent))} ${percent > 0 ? 'mehr' : 'weniger'} als`;
}

export function signedPercent(percent: number): string {
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  return `${sign}${formatPercent(Math.abs(percent))}`;
}

interface KindWords {
  one: string;
  many: string;
  dative: string;
  genitive: string;
  mass: string;
}

export const KIND_WORDS: Record<HomeKind, KindWords> = {
  house: {
    one: 'ein Haus',
    many: 'Häuser',
    dative: 'Häusern',
    genitive: 'eines Hauses',
    mass: 'Haus',
  },
  flat: {
    one: 'eine Wohnung',
    many: 'Wohnungen',
    dative: 'Wohnungen',
    genitive: 'einer Wohnung',
    mass: 'Wohnung',
  },
};

const TYPES: Record<UsualHome['propertyType'], string> = {
  einfamilienhaus: 'ein freistehendes Einfamilienhaus',
  doppelhaus: 'eine Doppelhaushälfte',
  reihenhaus: 'ein Reihenhaus',
  mehrfamilienhaus: 'ein Mehrfamilienhaus',
  villa: 'eine Villa',
  bungalow: 'ein Bungalow',
  eigentumswohnung: 'eine Wohnung',
};

export const homeInWords = ({ propertyType, area, plot }: UsualHome) =>
  `${TYPES[propertyType]} mit ${formatArea(area)} Wohnfläche` +
  (plot ? ` und ${formatArea(plot)} Grundstück` : '');

export function offersInWords(kind: HomeKind, count: number): string {
  const { genitive, dative } = KIND_WORDS[kind];
  return count === 1 ? `ein Angebot ${genitive}` : `${formatNumber(count)} Angebote von ${dative}`;
}

export const CONFIDENCE_MEANING: Record<Confidence, string> = {
  high: 'genug für ein klares Bild',
  medium: 'die Mitte kann um ein Zehntel danebenliegen',
  low: 'die Zahl folgt deshalb vor allem dem, was ringsum angeboten wird',
};

const DIRECTIONS = [
  ...['nördlich', 'nordöstlich', 'östlich', 'südöstlich'],
  ...['südlich', 'südwestlich', 'westlich', 'nordwestlich'],
];

interface Point {
  latitude: number;
  longitude: number;
}

/** 'südlich', one of eight directions. */
export function directionOf(from: Point, to: Point): string {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const turn = Math.atan2(east, to.latitude - from.latitude) / (2 * Math.PI);
  return DIRECTIONS[Math.round((turn + 1) * 8) % 8]!;
}
