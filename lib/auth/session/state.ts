import { IDLE_LENGTH } from '../constants';

/** What is known of a login. */
export interface SessionTimes {
  lastSeenAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

/** `idle` after too long a silence; `over` when it was ended or its time is up. */
export type SessionState = 'active' | 'idle' | 'over';

/** Whether a login still holds. A silence does not reopen what was ended before. */
export function sessionState(session: SessionTimes, now: Date): SessionState {
  const { lastSeenAt, expiresAt, endedAt } = session;
  if (endedAt !== null || expiresAt <= now) return 'over';
  return now.getTime() - lastSeenAt.getTime() >= IDLE_LENGTH * 1000 ? 'idle' : 'active';
}
