import { formatList } from '@/lib/platform/format/list';
import { COMMISSION, OWN_SHARE } from '@/lib/commission';
import { formatEuros, formatPercent } from '@/lib/platform/format/number';
import type { PropertyScope } from '../answers/answer';
import type { ToolFields, ToolAnswer } from '../reply';
import { say } from '../sentences';
import { toolTypeLabel } from './facts';

const SCOPES: Record<string, PropertyScope> = {
  mehrfamilienhaus: 'apartment-building',
  grundstueck: 'land',
  gewerbe: 'business',
};

/** Euros: a price outside was mistyped. */
const PRICE_RANGE = { least: 10_000, most: 50_000_000 };

/** Whole euros. */
export interface Span {
  least: number;
  most: number;
}

export interface SellingCosts {
  commission: Span;
  ownShare: Span;
  isShared: boolean;
}

const share = (price: number, percent: number) => Math.round((price * percent) / 100);

/** §§ 656b-d BGB: the party that engaged the agent pays at least half if a consumer buys a home. */
export function sellingCosts(
  price: number,
  propertyType: string,
  percents: Span = COMMISSION,
): SellingCosts {
  const commission = { least: share(price, percents.least), most: share(price, percents.most) };
  const isShared = !(propertyType in SCOPES);
  const ownShare = isShared
    ? {
        least: share(price, percents.least * OWN_SHARE),
        most: share(price, percents.most * OWN_SHARE),
      }
    : { least: 0, most: commission.most };
  return { commission, ownShare, isShared };
}

const span = ({ least, most }: Span) =>
  least === most ? formatEuros(least) : `${formatEuros(least)} bis ${formatEuros(most)}`;

/** Undefined if the price is plausible. */
export function priceProblem(price: number): string | undefined {
  if (price >= PRICE_RANGE.least && price <= PRICE_RANGE.most) return undefined;
  return say('priceRange', {
    least: formatEuros(PRICE_RANGE.least),
    most: formatEuros(PRICE_RANGE.most),
  });
}

const SOURCES = {
  shared: 'nebenkosten-fuer-eigentuemer#makler-mindestens-die-haelfte',
  free: 'maklerprovision#wo-die-regeln-nicht-gelten',
};

interface Agent {
  /** 0 without an agent */
  percent?: number;
}

function costsText(price: number, propertyType: string, { percent }: Agent): string {
  const shown = { type: toolTypeLabel(propertyType), price: formatEuros(price) };
  if (percent === 0) {
    return say('costs', {
      opening: say('costsOpeningAlone', shown),
      agent: say('costsAgentNone'),
    });
  }
  const agreed = percent === undefined ? undefined : { least: percent, most: percent };
  const { commission, ownShare, isShared } = sellingCosts(price, propertyType, agreed);
  const parsed = {
    commission: span(commission),
    share: say(isShared ? 'costsShared' : 'costsFree', { share: span(ownShare) }),
  };
  return say('costs', {
    opening: say(isShared ? 'costsOpening' : 'costsOpeningFree', {
      ...shown,
      share: span(ownShare),
    }),
    agent:
      percent === undefined
        ? say('costsAgent', parsed)
        : say('costsAgentNamed', { ...parsed, percent: formatPercent(percent) }),
  });
}

export function costsAnswer(fields: ToolFields, agent: Agent = {}): ToolAnswer {
  const { propertyType, price } = fields;
  const euros = price ? Number(price) : undefined;
  const form = { name: 'costs', known: { propertyType, price } } as const;
  const problem = euros === undefined ? undefined : priceProblem(euros);
  if (!propertyType || euros === undefined) {
    const needed = [
      ...(propertyType ? [] : [say('neededType')]),
      ...(euros === undefined ? [say('neededPrice')] : []),
    ];
    const ask = say('needed', { what: formatList(needed) });
    if (euros === undefined || problem) return { text: ask, sources: [], tool: form };
    const { commission } = sellingCosts(euros, '');
    const open = say('costsTypeOpen', { price: formatEuros(euros), commission: span(commission) });
    return { text: `${open}\n\n${ask}`, sources: [SOURCES.shared, SOURCES.free], tool: form };
  }
  if (problem) return { text: problem, sources: [], tool: form };
  const { isShared } = sellingCosts(euros, propertyType);
  return {
    text: costsText(euros, propertyType, agent),
    sources: [
      isShared ? SOURCES.shared : SOURCES.free,
      'nebenkosten-fuer-eigentuemer#das-beispiel-vom-preis-bis-zum-kontostand',
      'nebenkosten-fuer-eigentuemer#vorfaelligkeitsentschaedigung-drei-wege-aus-dem-kredit',
      'nebenkosten-fuer-eigentuemer#grundschuld-was-die-loeschung-kostet',
    ],
  };
}
