import type { RequestCard } from '@/lib/requests/back-office/request/request';
import { RequestRow } from './request-row';

interface RequestListProps {
  cards: readonly RequestCard[];
  /** Id of the heading that names the list */
  labelledBy: string;
  hrefOf: (id: string) => string;
  now: Date;
}

/** The requests of one page, those first that are due first. */
export function RequestList({ cards, labelledBy, hrefOf, now }: RequestListProps) {
  return (
    <ul
      aria-labelledby={labelledBy}
      className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
    >
      {cards.map((card) => (
        <RequestRow key={card.id} card={card} href={hrefOf(card.id)} now={now} />
      ))}
    </ul>
  );
}
