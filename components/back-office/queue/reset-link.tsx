import { queueHref, queueParameters } from '@/lib/requests/back-office/queue/search-params';
import type { QueueQuery } from '@/lib/requests/back-office/queue/queue';
import type { RequestKind } from '@/lib/requests/kinds/kinds';

/** Shows the whole list again, where it is narrowed down or sorted in another way. */
export function ResetLink({ type, query }: { type: RequestKind; query: QueueQuery }) {
  const isNarrowed = Object.values(queueParameters({ ...query, page: 1 })).some(Boolean);
  if (!isNarrowed) return null;
  return (
    <a
      href={queueHref(type)}
      data-queue=""
      className="flex min-h-11 items-center text-base underline underline-offset-4 hover:text-petrol"
    >
      Zurücksetzen
    </a>
  );
}
