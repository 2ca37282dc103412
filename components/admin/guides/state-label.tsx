import { formatClock } from '@/lib/platform/format/date';
import { type GuideState, STATE_LABELS } from '@/lib/guides/editing/guide-text';

interface StateLabelProps {
  state: GuideState;
  scheduledFor: Date | null;
  isChanged: boolean;
  hasFileVersion: boolean;
}

export function StateLabel({ state, scheduledFor, isChanged, hasFileVersion }: StateLabelProps) {
  return (
    <>
      <span className="font-semibold">
        {scheduledFor ? `Geplant für ${formatClock(scheduledFor)}` : STATE_LABELS[state]}
      </span>
      {isChanged && <span className="block text-brick-text">Änderungen nicht veröffentlicht</span>}
      {hasFileVersion && (
        <span className="block text-brick-text">Die Datei bringt eine neue Fassung</span>
      )}
    </>
  );
}
