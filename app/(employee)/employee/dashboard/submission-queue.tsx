import 'server-only';
import { readingLimitNotice } from '@/app/(employee)/require-employee';
import { selectable } from '@/components/admin/queue/cards';
import { Counters } from '@/components/admin/queue/counters';
import { KeysHint } from '@/components/admin/queue/keys-hint';
import { emptyLabel, resultLabel } from '@/components/admin/queue/list-labels';
import { NewsBar } from '@/components/admin/queue/news-bar';
import { Pagination } from '@/components/admin/queue/pagination';
import { ResultLine } from '@/components/admin/queue/queue-context';
import { QueueFilters } from '@/components/admin/queue/queue-filters';
import { QueueRegion } from '@/components/admin/queue/queue-region';
import { OtherHits, PANEL, QueueTabs, tabId } from '@/components/admin/queue/queue-tabs';
import { SubmissionList } from '@/components/admin/queue/submission-row';
import { SavedViews } from '@/components/admin/queue/saved-views';
import { SelectionBar } from '@/components/admin/queue/selection-bar';
import { Today } from '@/components/admin/today/today';
import { ButtonLink } from '@/components/ui/button-link';
import type { Employee } from '@/lib/auth/employee';
import { listColleagues } from '@/lib/auth/service';
import { employeeRoutes } from '@/lib/employee-routes';
import {
  DASHBOARD_LISTS,
  parseQueueQuery,
  queueHref,
  queueParameters,
  type SearchParameters,
} from '@/lib/submissions/admin/queue/search-params';
import {
  countSubmissions,
  hitsByKind,
  listSubmissions,
} from '@/lib/submissions/admin/queue/service';
import { listDue } from '@/lib/submissions/admin/queue/today/service';
import { parseTodayQuery, TODAY_LENGTH } from '@/lib/submissions/admin/queue/today/today';
import { listViews } from '@/lib/submissions/admin/views/service';
import { mayExport } from '@/lib/submissions/consent/ledger';
import { KINDS, type SubmissionKind, propertyTypesOf } from '@/lib/submissions/kinds/kinds';
import { askedSubmission, MissingSubmission, openSubmissionPage } from './open-submission';
import { removeViewAction, saveViewAction } from './actions';
import {
  IllustrationFrame,
  type IllustrationProps,
  Fill,
  Line,
  paint,
  Windows,
} from '@/components/illustrations/parts';

function EmptyQueue({ text, resetHref }: { text: string; resetHref?: string }) {
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

interface SubmissionQueueProps {
  type: SubmissionKind;
  params: SearchParameters;
  viewer: Employee;
  isDashboard?: boolean;
}

export async function SubmissionQueue({ type, params, viewer, isDashboard }: SubmissionQueueProps) {
  const now = new Date();
  const query = parseQueueQuery(params, type);
  const notice = await readingLimitNotice(viewer, queueHref(type, query, askedSubmission(params)));
  if (notice) return notice;
  const firstPage = { ...query, page: 1 };
  const isNarrowed = Object.values(queueParameters(firstPage)).some(Boolean);
  const isWhole = !isNarrowed && query.page === 1;
  const [found, counters, today, hits, open, colleagues, views] = await Promise.all([
    listSubmissions(type, query, viewer),
    isDashboard ? countSubmissions(now) : undefined,
    isDashboard && isWhole
      ? listDue(parseTodayQuery({}), viewer, { now, length: TODAY_LENGTH })
      : undefined,
    query.query ? hitsByKind(query.query) : undefined,
    openSubmissionPage(params, viewer, queueHref(type, query)),
    listColleagues(),
    listViews(viewer),
  ]);
  const { cards, page, pages } = found;
  const inList = cards.map(({ id }) => id);
  const inToday = today?.people.flat().map(({ id }) => id) ?? [];
  // Due submissions keep their own order, also if the list below contains them.
  const order = open && inToday.includes(open.id) ? inToday : inList;
  const heading = `liste-${type}`;
  const isTab = DASHBOARD_LISTS.some((tab) => tab === type);
  const file = mayExport(viewer) ? employeeRoutes.exported(KINDS[type].list) : undefined;
  const [, search] = queueHref(type, firstPage).split('?');
  return (
    <QueueRegion openId={open?.id}>
      {counters && <Counters {...counters} />}
      {today && (
        <Today
          today={today}
          hrefOf={(id, action) => queueHref(type, query, id, action)}
          now={now}
        />
      )}
      {isTab && (
        <div className="mt-3">
          <QueueTabs current={type} query={query.query} hits={hits} />
        </div>
      )}
      <section
        id={isTab ? PANEL : undefined}
        role={isTab ? 'tabpanel' : undefined}
        aria-labelledby={isTab ? tabId(type) : heading}
        className="relative"
      >
        <h2 id={heading} className="sr-only">
          {KINDS[type].listTitle}
        </h2>
        <QueueFilters type={type} query={query} propertyTypes={propertyTypesOf(type)} />
        <SavedViews
          views={views}
          address={isWhole ? undefined : queueHref(type, firstPage)}
          save={saveViewAction}
          remove={removeViewAction}
        />
        {hits && (
          <OtherHits shown={isTab ? DASHBOARD_LISTS : [type]} query={query.query} hits={hits} />
        )}
        {open === null && <MissingSubmission />}
        <NewsBar since={now.toISOString()} isOpen={open?.id !== undefined} type={type} />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
          <div className="flex flex-wrap items-center gap-x-4">
            <ResultLine text={resultLabel(found)} />
            {cards.length > 0 && isNarrowed && (
              <a
                href={queueHref(type)}
                data-queue=""
                className="flex min-h-11 items-center text-base underline underline-offset-4 hover:text-petrol"
              >
                Zurücksetzen
              </a>
            )}
          </div>
          <KeysHint />
        </div>
        <div className="transition-opacity delay-150 group-data-pending/queue:opacity-60">
          {cards.length > 0 ? (
            <SubmissionList
              cards={cards}
              labelledBy={heading}
              hrefOf={(id) => queueHref(type, query, id)}
              now={now}
            />
          ) : (
            <EmptyQueue {...emptyLabel(type, query)} />
          )}
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(number) => queueHref(type, { ...query, page: number })}
          />
          {file && cards.length > 0 && (
            <div className="mt-6">
              <ButtonLink variant="outline" href={search ? `${file}?${search}` : file} download>
                Als CSV herunterladen
              </ButtonLink>
            </div>
          )}
        </div>
        <SelectionBar
          shown={cards.map(selectable)}
          colleagues={colleagues}
          viewerId={viewer.id}
          exportHref={file}
        />
      </section>
      {open?.dialog(order)}
    </QueueRegion>
  );
}

function EmptyDesk({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className} sky={false}>
      <Fill tone="room" d="M18 14h124v84H18z" />
      <Windows at="58,24" w={44} h={34} tone="sky" />
      <Fill tone="leaf" d="M60 57c4-9 12-11 18-7 6-7 17-5 22 7z" />
      <Fill tone="wood" d="M34 72h92v5H34z" />
      <Fill tone="wood-shade" d="M40 77h5v21h-5zM115 77h5v21h-5z" />
      <path
        fill={paint('paper')}
        stroke={paint('line')}
        d="M90 63h10v7q0 2-2 2h-6q-2 0-2-2zm10 1.500h3v4h-3"
      />
      <Line d="M93 60c-1-2 1-3 0-5m4 5c-1-2 1-3 0-5" w={1} tone="wall-shade" />
    </IllustrationFrame>
  );
}
