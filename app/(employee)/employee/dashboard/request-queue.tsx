import 'server-only';
import { heldUp } from '@/app/(employee)/held-up';
import { listColleagues } from '@/lib/auth/service';
import { OwnViews } from './own-views';
import { askedRequest, openRequest } from './open-request';
import { ExportLink } from '@/components/back-office/export-link';
import { Today } from '@/components/back-office/today/today';
import { Queue } from '@/components/back-office/queue/queue';
import {
  parseQueueQuery,
  queueHref,
  queueParameters,
  type SearchParameters,
} from '@/lib/requests/back-office/queue/search-params';
import { listDue } from '@/lib/requests/back-office/queue/today/service';
import { parseTodayQuery, TODAY_LENGTH } from '@/lib/requests/back-office/queue/today/today';
import { countRequests, hitsByKind, listRequests } from '@/lib/requests/back-office/queue/service';
import { mayExport } from '@/lib/requests/consent/may-export';
import type { Employee } from '@/lib/auth/employee';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import { propertyTypesOf } from '@/lib/requests/answers';

interface RequestQueueProps {
  type: RequestKind;
  params: SearchParameters;
  viewer: Employee;
  /** Whether the counters and what is due stand over the list */
  isDashboard?: boolean;
}

/** A list as its address asks for it, with the request open that the address names. */
export async function RequestQueue({ type, params, viewer, isDashboard }: RequestQueueProps) {
  const now = new Date();
  const query = parseQueueQuery(params, type);
  const notice = await heldUp(viewer, queueHref(type, query, askedRequest(params)));
  if (notice) return notice;
  // Whoever looks for something has come for that.
  const isWhole = Object.values(queueParameters(query)).every((word) => word === '');
  const [found, counters, today, hits, open, colleagues] = await Promise.all([
    listRequests(type, query, viewer),
    isDashboard ? countRequests(now) : undefined,
    isDashboard && isWhole
      ? listDue(parseTodayQuery({}), viewer, { now, length: TODAY_LENGTH })
      : undefined,
    query.query ? hitsByKind(query.query) : undefined,
    openRequest(params, viewer, queueHref(type, query)),
    listColleagues(),
  ]);
  const inList = found.cards.map(({ id }) => id);
  const inToday = today?.people.flat().map(({ id }) => id) ?? [];
  // What is due is worked off in its own order, also where the list below holds it, too.
  const order = open && inToday.includes(open.id) ? inToday : inList;
  return (
    <Queue
      {...{ type, query, found, counters, hits, now }}
      today={
        today && (
          <Today
            today={today}
            hrefOf={(id, action) => queueHref(type, query, id, action)}
            now={now}
          />
        )
      }
      propertyTypes={propertyTypesOf(type)}
      viewerId={viewer.id}
      colleagues={colleagues}
      views={
        <OwnViews
          viewer={viewer}
          address={isWhole ? undefined : queueHref(type, { ...query, page: 1 })}
        />
      }
      openId={open?.id}
      isMissing={open === null}
      exportLink={mayExport(viewer) && <ExportLink list={type} query={query} />}
    >
      {open?.dialog(order)}
    </Queue>
  );
}
