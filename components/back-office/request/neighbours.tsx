import { requestHref } from '@/lib/requests/back-office/queue/search-params';

interface NeighboursProps {
  previous?: string;
  next?: string;
  /** The list below the dialog */
  closeHref: string;
}

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-petrol';

/** Leads to the requests before and after this one, without the way over the list. */
export function Neighbours({ previous, next, closeHref }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="In der Liste" className="-mt-2 flex gap-x-6 text-base">
      {previous && (
        <a
          href={requestHref(closeHref, previous)}
          data-queue=""
          aria-keyshortcuts="k"
          className={LINK}
        >
          Vorige
        </a>
      )}
      {next && (
        <a href={requestHref(closeHref, next)} data-queue="" aria-keyshortcuts="j" className={LINK}>
          Nächste
        </a>
      )}
    </nav>
  );
}
