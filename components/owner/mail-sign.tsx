import type { MailState } from '@/lib/platform/mail/state';
import { cn } from '@/lib/utils';

/** A sign for each state, so that nothing depends on colour; the words stand beside it. */
const SIGNS: Record<MailState, { sign: string; color: string }> = {
  waiting: { sign: '→', color: 'text-petrol' },
  delayed: { sign: '…', color: 'text-brick-text' },
  accepted: { sign: '✓', color: 'text-moss' },
  filed: { sign: '–', color: 'text-muted' },
  refused: { sign: '✕', color: 'text-brick-text' },
  failed: { sign: '✕', color: 'text-brick-text' },
  held: { sign: '○', color: 'text-muted' },
};

/** The state of a mail as a sign. */
export function MailSign({ state }: { state: MailState }) {
  const { sign, color } = SIGNS[state];
  return (
    <span aria-hidden="true" className={cn('w-4 shrink-0 text-center font-semibold', color)}>
      {sign}
    </span>
  );
}
