import { PageLink } from '@/components/ui/page-link';
import { queueHref } from '@/lib/requests/back-office/queue/search-params';
import type { RequestCard } from '@/lib/requests/back-office/request/request';

/** Says that the same person seems to have sent a request before, and leads there. */
export function RepeatMark({ type, repeatOf }: Pick<RequestCard, 'type' | 'repeatOf'>) {
  if (!repeatOf) return null;
  return (
    <p>
      <span className="font-semibold text-brick-text">Mögliche Wiederholung</span>{' '}
      {/* Above the link that covers a row of the list. */}
      <PageLink
        href={queueHref(type, {}, repeatOf)}
        className="relative z-1 inline-block py-1 underline underline-offset-4 hover:text-petrol"
      >
        Zur früheren Anfrage
      </PageLink>
    </p>
  );
}
