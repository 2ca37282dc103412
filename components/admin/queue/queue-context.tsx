'use client';

import { createContext, use } from 'react';
import type { SubmissionCard } from '@/lib/submissions/admin/submission/submission';

export type Selected = Pick<SubmissionCard, 'type' | 'id' | 'version' | 'status'>;

interface QueueState {
  isPending: boolean;
  go: (href: string) => void;
  selected: ReadonlyMap<string, Selected>;
  select: (submissions: readonly Selected[], isSelected: boolean) => void;
  /** Names of the colleagues who have a submission open, by its id */
  others: Readonly<Record<string, string[]>>;
}

export const QueueContext = createContext<QueueState>({
  isPending: false,
  go: () => {},
  selected: new Map(),
  select: () => {},
  others: {},
});

export const useQueue = () => use(QueueContext);

const FORMAT = new Intl.ListFormat('de', { type: 'conjunction' });

export function PresenceMark({ submissionId }: { submissionId: string }) {
  const names = useQueue().others[submissionId];
  if (!names) return null;
  return (
    <p className="text-sm font-semibold text-brick-text">
      {FORMAT.format(names)} {names.length === 1 ? 'hat' : 'haben'} dies offen
    </p>
  );
}

interface SelectBoxProps extends Selected {
  label: string;
}

/** Lies over the link that covers the row. */
export function SelectBox({ label, ...submission }: SelectBoxProps) {
  const { selected, select } = useQueue();
  return (
    <label className="js-only absolute inset-y-0 left-0 z-1 grid w-11 cursor-pointer place-items-center sm:w-12">
      <span className="sr-only">{label} auswählen</span>
      <input
        type="checkbox"
        aria-keyshortcuts="x"
        checked={selected.has(submission.id)}
        onChange={(event) => select([submission], event.target.checked)}
        className="size-5 cursor-pointer accent-petrol"
      />
    </label>
  );
}

/** Focused after a change of page */
export const RESULT_LINE = 'ergebnis';

export function ResultLine({ text }: { text: string }) {
  const { isPending } = useQueue();
  return (
    <p
      id={RESULT_LINE}
      role="status"
      tabIndex={-1}
      className="flex min-h-11 scroll-mt-4 items-center text-base outline-none tabular-nums"
    >
      <span key={isPending ? '' : text}>{isPending ? 'Laden...' : text}</span>
    </p>
  );
}
