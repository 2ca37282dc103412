import { dayInBerlin } from '@/lib/platform/format/berlin-day';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

export const TRIES = { calls: 7, days: 6 } as const;

const DEAD_NUMBER_HOURS = 48;

const RECLAIM_DAYS = 30;

export const DECISION_DAYS = 14;

/** `within`: milliseconds after delivery. */
export const RECLAIM_REASONS = {
  'dead-number': {
    label: 'Telefonnummer ist nicht vergeben',
    rule: `Gemeldet innerhalb von ${DEAD_NUMBER_HOURS}\u00a0Stunden nach der Übergabe. Wir rufen selbst an und entscheiden danach.`,
    within: DEAD_NUMBER_HOURS * HOUR,
  },
  'not-reached': {
    label: 'Niemand zu erreichen',
    rule: `${TRIES.calls} Anrufversuche an ${TRIES.days} verschiedenen Tagen, mit ihren Zeiten. Sie müssen nach der Übergabe liegen.`,
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

export interface ReclaimFacts {
  deliveredAt: Date;
  filedAt: Date;
  attempts: readonly Date[];
  wasInArea: boolean;
  isDuplicate: boolean;
  wasWithdrawn: boolean;
}

/** Without a decision, an employee decides. */
export interface Ruling {
  decision?: 'credited' | 'refused';
  explanation: string;
}

export function isTriedEnough(
  attempts: readonly Date[],
  deliveredAt: Date,
  filedAt: Date,
): boolean {
  const counted = attempts.filter((at) => at >= deliveredAt && at <= filedAt);
  const moments = new Set(counted.map((at) => Math.floor(at.getTime() / 60_000)));
  return moments.size >= TRIES.calls && new Set(counted.map(dayInBerlin)).size >= TRIES.days;
}

const decided = (isRight: boolean, right: string, wrong: string): Ruling =>
  isRight
    ? { decision: 'credited', explanation: right }
    : { decision: 'refused', explanation: wrong };

export function rule(reason: ReclaimReason, facts: ReclaimFacts): Ruling {
  const { deliveredAt, filedAt, attempts } = facts;
  if (filedAt.getTime() - deliveredAt.getTime() > RECLAIM_REASONS[reason].within) {
    return { decision: 'refused', explanation: 'Die Frist für diesen Grund war abgelaufen.' };
  }
  switch (reason) {
    case 'wrong-region':
      return decided(
        !facts.wasInArea,
        'Die Postleitzahl gehörte nicht zu Ihrem Gebiet.',
        'Die Postleitzahl gehörte beim Angebot zu Ihrem Gebiet.',
      );
    case 'duplicate':
      return decided(
        facts.isDuplicate,
        'Denselben Lead hatten Sie schon erhalten.',
        'Diese Person mit dieser Immobilie haben Sie von uns nur einmal erhalten.',
      );
    case 'withdrawn':
      return decided(
        facts.wasWithdrawn,
        'Die Einwilligung war vor der Übergabe widerrufen.',
        'Bei der Übergabe galt die Einwilligung.',
      );
    case 'not-reached':
      return isTriedEnough(attempts, deliveredAt, filedAt)
        ? { explanation: 'Die Anrufversuche reichen aus; wir sehen sie uns an.' }
        : {
            decision: 'refused',
            explanation: `Nötig sind ${TRIES.calls} Versuche an ${TRIES.days} verschiedenen Tagen nach der Übergabe.`,
          };
    case 'dead-number':
      return { explanation: 'Wir rufen die Nummer selbst an.' };
  }
}

export const decisionDue = (filedAt: Date): Date =>
  new Date(filedAt.getTime() + DECISION_DAYS * DAY);
