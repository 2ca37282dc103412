import { dayInBerlin } from '@/lib/platform/format/berlin-day';
import { MONEY_BACK_DAYS } from './constants';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

export const TRIES = { calls: 7, days: 6 } as const;

const DEAD_NUMBER_HOURS = 48;

const RECLAIM_DAYS = 30;

export const DECISION_DAYS = 14;

const ASKED = 'Wir fragen selbst bei der Person nach und entscheiden danach.';

/** `within`: milliseconds after delivery. */
export const RECLAIM_REASONS = {
  'dead-number': {
    label: 'Telefonnummer ist nicht vergeben',
    rule: 'Wir rufen selbst an und entscheiden danach.',
    within: DEAD_NUMBER_HOURS * HOUR,
  },
  'not-reached': {
    label: 'Niemand zu erreichen',
    rule: `${TRIES.calls} Anrufversuche an ${TRIES.days} verschiedenen Tagen, mit ihren Zeiten. Sie müssen nach der Übergabe liegen.`,
    within: RECLAIM_DAYS * DAY,
  },
  'not-owner': {
    label: 'Nicht der Eigentümer',
    rule: `Die Immobilie gehört der Person nicht, und sie handelt auch nicht für die Eigentümer. ${ASKED}`,
    within: RECLAIM_DAYS * DAY,
  },
  'no-intent': {
    label: 'Keine Verkaufsabsicht',
    rule: `Die Person wollte schon bei der Übergabe nicht verkaufen. ${ASKED}`,
    within: RECLAIM_DAYS * DAY,
  },
  'has-agent': {
    label: 'Schon ein Makler beauftragt',
    rule: `Bei der Übergabe hatte die Person schon ein anderes Maklerbüro beauftragt. ${ASKED}`,
    within: RECLAIM_DAYS * DAY,
  },
  'wrong-region': {
    label: 'Liegt nicht in Ihrem Gebiet',
    rule: 'Die Postleitzahl gehörte beim Angebot zu keinem Ihrer Gebiete. Das entscheidet das Verzeichnis, ohne Ermessen.',
    within: RECLAIM_DAYS * DAY,
  },
  duplicate: {
    label: 'Schon einmal von uns erhalten',
    rule: 'Dieselbe Person mit derselben Immobilie haben Sie von uns schon bekommen. Das entscheiden die gespeicherten Kennzeichen.',
    within: RECLAIM_DAYS * DAY,
  },
  withdrawn: {
    label: 'Vor der Übergabe widerrufen',
    rule: 'Die Einwilligung war vor der Übergabe widerrufen. Das entscheidet das Verzeichnis der Einwilligungen.',
    within: RECLAIM_DAYS * DAY,
  },
} as const;

export type ReclaimReason = keyof typeof RECLAIM_REASONS;

/** Credits that need no reclaim. */
const CREDIT_REASONS: Record<string, string> = {
  goodwill: 'Aus Kulanz',
  guarantee: 'Geld-zurück-Garantie',
  'withdrawn-later': `Einwilligung in den ersten ${MONEY_BACK_DAYS}\u00a0Tagen widerrufen`,
};

export const reasonLabel = (reason: string): string =>
  RECLAIM_REASONS[reason as ReclaimReason]?.label ?? CREDIT_REASONS[reason] ?? reason;

/** 'innerhalb von 48 Stunden', 'innerhalb von 30 Tagen' */
export const reclaimPeriod = (reason: ReclaimReason): string => {
  const { within } = RECLAIM_REASONS[reason];
  const period = within < 7 * DAY ? `${within / HOUR}\u00a0Stunden` : `${within / DAY}\u00a0Tagen`;
  return `innerhalb von ${period}`;
};

export const reclaimEnd = (reason: ReclaimReason, deliveredAt: Date): Date =>
  new Date(deliveredAt.getTime() + RECLAIM_REASONS[reason].within);

/** Until then a new agency can return all its leads and end its contract. */
export const guaranteeEnd = (firstDelivery: Date): Date =>
  new Date(firstDelivery.getTime() + MONEY_BACK_DAYS * DAY);

/** Whether a withdrawal after the delivery gives the price back by itself. */
export const isEarlyWithdrawal = (deliveredAt: Date, withdrawnAt: Date): boolean =>
  withdrawnAt.getTime() - deliveredAt.getTime() <= MONEY_BACK_DAYS * DAY;

export interface ReclaimFacts {
  deliveredAt: Date;
  filedAt: Date;
  attempts: readonly Date[];
  wasInArea: boolean;
  isDuplicate: boolean;
  wasWithdrawn: boolean;
}

/** Without a decision, an employee decides; 'refused' is explained and not stored. */
export interface Ruling {
  decision?: 'credited' | 'refused';
  explanation: string;
}

function countTries({ attempts, deliveredAt, filedAt }: ReclaimFacts) {
  const counted = attempts.filter((at) => at >= deliveredAt && at <= filedAt);
  const moments = new Set(counted.map((at) => Math.floor(at.getTime() / 60_000)));
  return { calls: moments.size, days: new Set(counted.map(dayInBerlin)).size };
}

/** Why the stored facts or the deadline exclude a reason, whatever else is said. */
export function obstacle(reason: ReclaimReason, facts: ReclaimFacts): string | undefined {
  if (facts.filedAt > reclaimEnd(reason, facts.deliveredAt)) {
    return 'Die Frist für diesen Grund ist abgelaufen.';
  }
  if (reason === 'wrong-region' && facts.wasInArea) {
    return 'Die Postleitzahl gehörte beim Angebot zu Ihrem Gebiet.';
  }
  if (reason === 'duplicate' && !facts.isDuplicate) {
    return 'Diese Person mit dieser Immobilie haben Sie von uns nur einmal erhalten.';
  }
  if (reason === 'withdrawn' && !facts.wasWithdrawn) {
    return 'Bei der Übergabe galt die Einwilligung.';
  }
  return undefined;
}

const credited = (explanation: string): Ruling => ({ decision: 'credited', explanation });

const OWNER_IS_ASKED = { explanation: 'Wir fragen selbst bei der Person nach.' };

/** Once nothing stands against a reason */
const RULINGS: Record<Exclude<ReclaimReason, 'not-reached'>, Ruling> = {
  'wrong-region': credited('Die Postleitzahl gehörte nicht zu Ihrem Gebiet.'),
  duplicate: credited('Denselben Lead hatten Sie schon erhalten.'),
  withdrawn: credited('Die Einwilligung war vor der Übergabe widerrufen.'),
  'dead-number': { explanation: 'Wir rufen die Nummer selbst an.' },
  'not-owner': OWNER_IS_ASKED,
  'no-intent': OWNER_IS_ASKED,
  'has-agent': OWNER_IS_ASKED,
};

export function rule(reason: ReclaimReason, facts: ReclaimFacts): Ruling {
  const against = obstacle(reason, facts);
  if (against) return { decision: 'refused', explanation: against };
  if (reason !== 'not-reached') return RULINGS[reason];
  const { calls, days } = countTries(facts);
  return calls >= TRIES.calls && days >= TRIES.days
    ? { explanation: 'Die Anrufversuche reichen aus; wir sehen sie uns an.' }
    : {
        decision: 'refused',
        explanation: `Nötig sind ${TRIES.calls} Versuche an ${TRIES.days} verschiedenen Tagen nach der Übergabe. Bis jetzt zählen: Versuche ${calls}, Tage ${days}.`,
      };
}

export const decisionDue = (filedAt: Date): Date =>
  new Date(filedAt.getTime() + DECISION_DAYS * DAY);
