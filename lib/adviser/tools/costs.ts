import { formatList } from '@/lib/platform/format/list';
import { COMMISSION, OWN_SHARE } from '@/lib/commission';
import { formatEuros } from '@/lib/platform/format/number';
import type { PropertyScope } from '../answers/answer';
import type { ToolFields } from '../reply';
import { say } from '../sentences';
import { toolTypeLabel } from './facts';
import type { ToolAnswer } from './tool-answer';

const SCOPES: Record<string, PropertyScope> = {
  mehrfamilienhaus: 'apartment-building',
  grundstueck: 'land',
  gewerbe: 'business',
};

/** Euros for a home: outside of these a price was mistyped. */
const PRICE_RANGE = { least: 10_000, most: 50_000_000 };

/** From and to, in whole euros. */
export interface Span {
  least: number;
  most: number;
}

export interface SellingCosts {
  /** What both sides pay an agent together */
  commission: Span;
  /** What of it the seller pays at least */
  ownShare: Span;
  /** The commission is shared by law, if a consumer buys */
  isShared: boolean;
}

const share = (price: number, percent: number) => Math.round((price * percent) / 100);

/**
 * What an agent costs at a sale: 5.95 to 7.14 percent of the price together (specification 9). For
 * flats and single-family houses whoever has engaged the agent keeps at least half of it when a
 * consumer buys (§§ 656b-d BGB); for apartment buildings, land and business property the parties are
 * free, so the seller's share is between nothing and all of it.
 * @param price whole euros
 */
export function sellingCosts(price: number, propertyType: string): SellingCosts {
  const commission = { least: share(price, COMMISSION.least), most: share(price, COMMISSION.most) };
  const isShared = !(propertyType in SCOPES);
  const ownShare = isShared
    ? {
        least: share(price, COMMISSION.least * OWN_SHARE),
        most: share(price, COMMISSION.most * OWN_SHARE),
      }
    : { least: 0, most: commission.most };
  return { commission, ownShare, isShared };
}

const span = ({ least, most }: Span) => `${formatEuros(least)} bis ${formatEuros(most)}`;

const SOURCES = {
  shared: 'nebenkosten-fuer-eigentuemer#makler-mindestens-die-haelfte',
  free: 'maklerprovision#wo-die-regeln-nicht-gelten',
};

/** The answer to 'Was kostet mein Verkauf?', with what is known so far. */
export function costsAnswer(fields: ToolFields): ToolAnswer {
  const { propertyType, price } = fields;
  const euros = price ? Number(price) : undefined;
  const form = { name: 'costs', known: { propertyType, price } } as const;
  if (!propertyType || euros === undefined) {
    const needed = [
      ...(propertyType ? [] : [say('neededType')]),
      ...(euros === undefined ? [say('neededPrice')] : []),
    ];
    const what = formatList(needed);
    return { text: say('needed', { what }), sources: [], tool: form };
  }
  if (!(euros >= PRICE_RANGE.least && euros <= PRICE_RANGE.most)) {
    const range = {
      least: formatEuros(PRICE_RANGE.least),
      most: formatEuros(PRICE_RANGE.most),
    };
    return { text: say('priceRange', range), sources: [], tool: form };
  }
  const { commission, ownShare, isShared } = sellingCosts(euros, propertyType);
  const text = say('costs', {
    type: toolTypeLabel(propertyType),
    price: formatEuros(euros),
    commission: span(commission),
    share: say(isShared ? 'costsShared' : 'costsFree', { share: span(ownShare) }),
  });
  return {
    text,
    sources: [
      isShared ? SOURCES.shared : SOURCES.free,
      'nebenkosten-fuer-eigentuemer#das-beispiel-vom-preis-bis-zum-kontostand',
      'nebenkosten-fuer-eigentuemer#vorfaelligkeitsentschaedigung-drei-wege-aus-dem-kredit',
      'nebenkosten-fuer-eigentuemer#grundschuld-was-die-loeschung-kostet',
    ],
  };
}
