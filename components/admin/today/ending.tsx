import { formatDayAndTime } from '@/lib/platform/format/date';
import type { SubmissionCard } from '@/lib/submissions/admin/submission/submission';
import { TitledSection } from '@/components/ui/titled-section';

interface EndingProps {
  cards: readonly SubmissionCard[];
  hrefOf: (id: string) => string;
}

/** Leads that leave the sale unless they are released before. */
export function Ending({ cards, hrefOf }: EndingProps) {
  if (cards.length === 0) return null;
  return (
    <TitledSection
      id="laeuft-ab"
      title="Läuft ab"
      look="text-xl"
      className="mt-4 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <p className="text-base text-muted">
        Diese Leads sind noch nicht freigegeben. Danach braucht es einen neuen Wunsch des
        Eigentümers.
      </p>
      <ul className="mt-2">
        {cards.map(({ id, name, phone, place, sale }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <a
              href={hrefOf(id)}
              className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline underline-offset-4 hover:text-petrol"
            >
              {name ?? phone ?? 'Ohne Namen'}
            </a>
            <span className="text-base">
              {[place, sale && `läuft ab am ${formatDayAndTime(sale.endsAt)}`]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
