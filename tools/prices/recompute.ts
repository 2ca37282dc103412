import districts from '../../lib/platform/places/districts.json';
import postcodes from '../../lib/platform/places/postcodes.json';
import levels from '../../lib/prices/levels.json';
import borrowed from '../../lib/valuation/regional/borrowed.json';
import coefficients from '../../lib/valuation/regional/coefficients.json';
import { type Counted, middlePrice, priceBelow } from './recompute/areas';
import { type Valued, valuer } from './recompute/model';
import {
  codesIn,
  type Files,
  keysOf,
  RECOMPUTED_KINDS,
  offersIn,
  recomputedParts,
  type RecomputedPlace,
  upwardsPlaces,
  withSameRegion,
} from './recompute/places';
import type { Home, Model } from './recompute/setting';
import type { TermKind } from './recompute/terms';

export type { Files, RecomputedPlace } from './recompute/places';

const places = Object.entries(borrowed.places);

/** The fitted regions, then one for each postcode that borrows, in the order of the file. */
const model = {
  ...coefficients,
  regions: [...coefficients.regions, ...places.map(([, { region }]) => region)],
  regionOf: postcodes.map(([code], index) => {
    const at = places.findIndex(([borrower]) => borrower === code);
    return at < 0 ? coefficients.regionOf[index]! : coefficients.regions.length + at;
  }),
};

export const filesWith = (index: number): Files => ({
  model: model as Model,
  levels: { ...levels, offers: borrowed.offers },
  basis: Object.fromEntries(places.map(([code, { basis }]) => [code, basis])),
  postcodes,
  districts,
  index,
});

/** By name: 'house.byYear.1970' */
export type Figures = Record<string, number | string | boolean>;

/** In the order of the file's numbers. */
const TYPES = [
  ...['einfamilienhaus', 'doppelhaus', 'reihenhaus', 'eigentumswohnung', 'mehrfamilienhaus'],
  ...['villa', 'bungalow'],
];
const LIVED_IN = ['einfamilienhaus', 'doppelhaus', 'reihenhaus', 'villa', 'bungalow'];
const OF = ['region', 'district', 'state', 'country'];
const AREAS = { house: [100, 140, 180], flat: [50, 75, 100] };
const YEARS = [1910, 1935, 1955, 1970, 1985, 2000, 2015];

const inThousands = (euros: number) => Math.round(euros / 1000) * 1000;

const homeIn = ([type = 0, area = 0, plot = 0]: readonly number[]): Home => ({
  propertyType: TYPES[type]!,
  area,
  plot: plot > 0 ? plot : undefined,
});

/** `basis`: offers behind the price; `middle`: the postcode in the middle */
type KindLevel = Counted & { basis: number; middle: number };

function confidenceOf({ offers, basis }: KindLevel, half: number) {
  if (offers === 0 || basis < 15 || half > 0.36) return 'low';
  return basis >= 25 && half <= 0.24 ? 'high' : 'medium';
}

/** Shares no code with the portal, so that its test checks both (docs/valuation.md). */
export class Recomputation {
  private readonly valueOf: ReturnType<typeof valuer>;
  private readonly known = new Map<string, KindLevel | undefined>();

  constructor(private readonly files: Files) {
    this.valueOf = valuer(files.model, files.index);
  }

  figuresOf(place: RecomputedPlace): Figures {
    const { files } = this;
    const codes = codesIn(files, place);
    const others = withSameRegion(files, codes[0]!).filter((code) => code !== codes[0]);
    const isPostcode = place.level === 'postcode';
    return {
      isThin: this.isThin(place),
      together: isPostcode ? others.map((code) => keysOf(files, code).postcode).join(' ') : '',
      ...this.listed('compared', upwardsPlaces(files, place)),
      ...this.listed('children', recomputedParts(files, place)),
      ...this.ofKind(place, 'house'),
      ...this.ofKind(place, 'flat'),
    };
  }

  private isThin(place: RecomputedPlace): boolean {
    const codes = codesIn(this.files, place);
    const offers = RECOMPUTED_KINDS.reduce(
      (sum, kind) => sum + offersIn(this.files, codes, kind),
      0,
    );
    return place.level === 'postcode' && offers < 15;
  }

  private listed(list: string, places: readonly RecomputedPlace[]): Figures {
    const figures: Figures = { [`${list}.count`]: places.length };
    for (const place of places)
      for (const kind of RECOMPUTED_KINDS) {
        const level = this.levelOf(place, kind);
        if (!level) continue;
        const { price, from, to, offers, basis } = level;
        for (const [name, figure] of Object.entries({ price, from, to, offers, basis }))
          figures[`${list}.${place.key}.${kind}.${name}`] = figure;
      }
    return figures;
  }

  private ofKind(place: RecomputedPlace, kind: TermKind): Figures {
    const level = this.levelOf(place, kind);
    if (!level) return {};
    const { middle, ...figures } = level;
    const isPostcode = place.level === 'postcode';
    const row = isPostcode ? this.rowOf(middle, kind).slice(3) : this.usualIn(place, kind);
    const home = homeIn(row);
    const scale = isPostcode ? 1 : level.price / this.valuedAt(middle, home).price;
    const all = {
      ...figures,
      middle: keysOf(this.files, middle).postcode,
      confidence: confidenceOf(level, isPostcode ? this.valuedAt(middle, home).half : 0),
      'typical.propertyType': home.propertyType,
      'typical.area': home.area,
      'typical.plot': home.plot ?? 0,
      'typical.of': OF[row[4]!]!,
      ...this.byArea(level, kind, home, isPostcode ? undefined : scale),
      ...(kind === 'house' && { ...this.byYear(level, home, scale), ...this.byType(level, scale) }),
    };
    return Object.fromEntries(
      Object.entries(all).map(([name, figure]) => [`${kind}.${name}`, figure]),
    );
  }

  private byArea(
    level: KindLevel,
    kind: TermKind,
    { propertyType }: Home,
    scale?: number,
  ): Figures {
    const figures: Figures = {};
    for (const area of AREAS[kind]) {
      const { value, from, to } = this.valuedAt(level.middle, { propertyType, area });
      const scaled = value * (scale ?? 1);
      const bounds = [level.from, level.to].map((bound) => (scaled * bound) / level.price);
      const told = (scale === undefined ? [value, from, to] : [scaled, ...bounds]).map(inThousands);
      ['value', 'from', 'to'].forEach((name, k) => {
        figures[`byArea.${area}.${name}`] = told[k]!;
      });
    }
    return figures;
  }

  private byYear({ middle }: KindLevel, home: Home, scale: number): Figures {
    const priceOf = (year: number) => this.valuedAt(middle, { ...home, year }).price;
    return Object.fromEntries(
      YEARS.map((year) => [`byYear.${year}`, Math.round(priceOf(year) * scale)]),
    );
  }

  private byType({ middle }: KindLevel, scale: number): Figures {
    const valueOf = (propertyType: string) =>
      this.valuedAt(middle, { propertyType, area: AREAS.house[1]! }).value;
    return Object.fromEntries(
      LIVED_IN.map((type) => [`byType.${type}`, inThousands(valueOf(type) * scale)]),
    );
  }

  private rowOf(code: number, kind: TermKind): number[] {
    const row = this.files.levels.regions[this.files.model.regionOf[code]!]!;
    return kind === 'house' ? row.slice(0, 8) : row.slice(8);
  }

  private usualIn = ({ key }: RecomputedPlace, kind: TermKind) =>
    this.files.levels.typical[key]![kind === 'house' ? 0 : 1]!;

  private valuedAt(code: number, home: Home): Valued {
    const { model } = this.files;
    const region = model.regions[model.regionOf[code]!]!;
    const state = keysOf(this.files, code).district.slice(0, 2);
    return this.valueOf({ region, state }, home);
  }

  private levelOf(place: RecomputedPlace, kind: TermKind): KindLevel | undefined {
    const name = `${place.level} ${place.key} ${kind}`;
    if (!this.known.has(name)) {
      const codes = codesIn(this.files, place);
      const [code = -1] = codes;
      const isPostcode = place.level === 'postcode';
      const level = isPostcode ? this.ofPostcode(code, kind) : this.ofArea(codes, kind);
      this.known.set(name, level);
    }
    return this.known.get(name);
  }

  private ofPostcode(code: number, kind: TermKind): KindLevel | undefined {
    const lent = this.files.basis[keysOf(this.files, code).postcode];
    const basis =
      lent?.[kind === 'house' ? 0 : 1] ??
      offersIn(this.files, withSameRegion(this.files, code), kind);
    if (basis < 5) return undefined;
    const home = homeIn(this.rowOf(code, kind).slice(3));
    const { price, from, to } = this.valuedAt(code, home);
    const perMetre = (euros: number) => Math.round(euros / home.area);
    return {
      price,
      from: perMetre(from),
      to: perMetre(to),
      offers: offersIn(this.files, [code], kind),
      basis,
      middle: code,
    };
  }

  private ofArea(codes: readonly number[], kind: TermKind): KindLevel | undefined {
    const counted = codes.flatMap((code) => {
      const [price = 0, from = 0, to = 0] = this.rowOf(code, kind);
      const offers = offersIn(this.files, [code], kind);
      return offers > 0 ? { price, from, to, offers, code } : [];
    });
    const offers = offersIn(this.files, codes, kind);
    if (offers < 5) return undefined;
    const middle = middlePrice(counted);
    return {
      offers,
      basis: offers,
      price: Math.round(priceBelow(counted, 0.5)),
      from: Math.round(priceBelow(counted, 0.1)),
      to: Math.round(priceBelow(counted, 0.9)),
      middle: counted.find(({ price }) => price === middle)!.code,
    };
  }
}
