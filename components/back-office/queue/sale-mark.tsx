import type { RequestCard } from '@/lib/requests/back-office/request/request';
import { timeLeft } from '@/lib/requests/leads/clock';
import type { SaleState } from '@/lib/requests/leads/qualification';

/** What is said of a lead whose clock no longer matters. */
const OVER: Partial<Record<SaleState, string>> = {
  stopped: 'Weitergabe gestoppt',
  joined: 'zusammengelegt',
  sold: 'übergeben',
  unclear: 'gleicht einer anderen',
};

/** The class of a request that may be passed on, and how long it can be. */
export function SaleMark({ sale, now }: { sale: RequestCard['sale']; now: Date }) {
  if (!sale) return null;
  const { class: leadClass, state, endsAt } = sale;
  return (
    <p className="text-sm">
      <span className="font-semibold">{leadClass.name}</span>{' '}
      <span className="text-muted">· {OVER[state] ?? timeLeft(endsAt, now)}</span>
    </p>
  );
}
