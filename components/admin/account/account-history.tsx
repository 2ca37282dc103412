import { PERIODS } from '@/lib/submissions/periods';
import { DatedList } from '@/components/ui/dated-list';
import { TitledSection } from '@/components/ui/titled-section';

interface AccountHistoryProps {
  events: readonly { id: number; at: Date; who: string; text: string }[];
}

export function AccountHistory({ events }: AccountHistoryProps) {
  return (
    <TitledSection id="verlauf" title="Verlauf" look="mb-2 text-xl" className="mt-10">
      {events.length === 0 ? (
        <p>Noch ist nichts geschehen.</p>
      ) : (
        <DatedList
          entries={events.map(({ id, at, who, text }) => ({
            key: String(id),
            at,
            content: (
              <p>
                <span className="font-semibold">{who}:</span> {text}
              </p>
            ),
          }))}
        />
      )}
      <p className="mt-2 text-base text-muted">Aufbewahrt: {PERIODS.accountEvent.text}.</p>
    </TitledSection>
  );
}
