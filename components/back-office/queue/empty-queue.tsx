import { EmptyDesk } from '@/components/illustrations/empty-desk';

interface EmptyQueueProps {
  text: string;
  /** Address of the unfiltered list, if this one is filtered */
  resetHref?: string;
}

/** Shown in place of an empty list. */
export function EmptyQueue({ text, resetHref }: EmptyQueueProps) {
  return (
    <div className="rounded-lg border border-line bg-surface px-4 py-10 text-center">
      <EmptyDesk className="mx-auto w-40" />
      <p className="mt-4 text-lg">{text}</p>
      {resetHref && (
        <a
          href={resetHref}
          data-queue=""
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-petrol underline underline-offset-4"
        >
          Alle anzeigen
        </a>
      )}
    </div>
  );
}
