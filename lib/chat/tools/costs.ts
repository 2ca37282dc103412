import { COMMISSION, OWN_SHARE } from '@/lib/commission';
import { formatEuros, formatPercent } from '@/lib/format/number';
import type { PropertyScope } from '../answers/answer';
import type { ToolFields } from '../reply';
import { COSTS_AS_OF, PRICE_RANGE } from './constants';
import { toolTypeLabel } from './facts';
import type { ToolAnswer } from './tool-answer';

const SCOPES: Record<string, PropertyScope> = {
  mehrfamilienhaus: 'apartment-building',
  grundstueck: 'land',
  gewerbe: 'business',
};

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

const SHARED = (own: Span) =>
  `Bei Wohnungen und Einfamilienhäusern, die ein Verbraucher kauft, bleibt mindestens die Hälfte bei dem, der den Makler beauftragt hat: für Sie also wenigstens ${span(own)}.`;
const FREE = (own: Span) =>
  `Die Teilung nach §§ 656c, 656d BGB gilt hier nicht. Wer wie viel zahlt, ist frei verhandelbar, für Sie also alles von ${formatEuros(own.least)} bis ${formatEuros(own.most)}.`;

const SOURCES = {
  shared: 'nebenkosten-fuer-eigentuemer#makler-mindestens-die-haelfte',
  free: 'maklerprovision#wo-die-regeln-nicht-gelten',
};

const MISSING = 'Dafür brauche ich noch die Art der Immobilie und den Preis, den Sie erwarten.';

/** The answer to 'Was kostet mein Verkauf?', with what is known so far. */
export function costsAnswer(fields: ToolFields): ToolAnswer {
  const { propertyType, price } = fields;
  const euros = price ? Number(price) : undefined;
  const form = { name: 'costs', known: { propertyType, price } } as const;
  if (!propertyType || euros === undefined) {
    const asked = !propertyType && euros === undefined ? MISSING : undefined;
    const missing = propertyType ? 'den Preis, den Sie erwarten' : 'die Art der Immobilie';
    return { text: asked ?? `Dafür brauche ich noch ${missing}.`, sources: [], tool: form };
  }
  if (!(euros >= PRICE_RANGE.least && euros <= PRICE_RANGE.most)) {
    const { least, most } = PRICE_RANGE;
    return {
      text: `Der Preis sollte zwischen ${formatEuros(least)} und ${formatEuros(most)} liegen. Bitte prüfen Sie die Zahl.`,
      sources: [],
      tool: form,
    };
  }
  const { commission, ownShare, isShared } = sellingCosts(euros, propertyType);
  const rates = `${formatPercent(COMMISSION.least)} bis ${formatPercent(COMMISSION.most)}`;
  const text = [
    `Was beim Verkauf abgeht (${toolTypeLabel(propertyType)}, ${formatEuros(euros)}, Stand ${COSTS_AS_OF}):`,
    [
      `- **Makler:** üblich sind zusammen ${rates} des Preises, hier ${span(commission)}. ${isShared ? SHARED(ownShare) : FREE(ownShare)} Ohne Makler entfällt der Posten.`,
      '- **Kredit:** Läuft noch einer mit Zinsbindung, kann die Bank eine Vorfälligkeitsentschädigung verlangen, überschlagen Restschuld mal Zinsunterschied mal Restlaufzeit.',
      '- **Grundschuld:** Das Grundbuchamt nimmt für die Löschung eine halbe Gebühr aus dem Nennbetrag, bei 200.000 € sind das 217,50 €. Dazu kommt das Notariat.',
      '- **Energieausweis und Unterlagen:** im Beispiel unseres Ratgebers zusammen 420 €.',
      '- **Steuer:** meist null. Haben Sie vermietet und liegt der Kauf keine zehn Jahre zurück, kann sie der größte Posten sein; das rechnet eine Steuerberatung.',
    ].join('\n'),
    'Beurkundung und Grunderwerbsteuer trägt nach üblichem Vertrag die Käuferseite.',
  ].join('\n\n');
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
