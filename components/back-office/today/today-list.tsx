import type { RequestCard } from '@/lib/requests/back-office/request/request';
import { TodayRow } from './today-row';

interface TodayListProps {
  /** Requests by who sent them */
  people: readonly RequestCard[][];
  /** Id of the heading that names the list */
  labelledBy: string;
  hrefOf: (id: string, action?: string) => string;
  now: Date;
}

/** What is due, whatever kind it is of. */
export function TodayList({ people, labelledBy, hrefOf, now }: TodayListProps) {
  return (
    <ul
      aria-labelledby={labelledBy}
      className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
    >
      {people.flatMap((cards) =>
        cards.map((card, index) => (
          <TodayRow key={card.id} card={card} isSamePerson={index > 0} hrefOf={hrefOf} now={now} />
        )),
      )}
    </ul>
  );
}
