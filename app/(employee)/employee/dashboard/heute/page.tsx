import type { Metadata } from 'next';
import { readingLimitNotice, requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/admin/frame/page-title';
import { selectable } from '@/components/admin/queue/cards';
import { ASSIGNMENTS } from '@/components/admin/queue/filter-options';
import { dueSummary } from '@/components/admin/queue/list-labels';
import { askedSubmission, MissingSubmission, openSubmissionPage } from '../open-submission';
import { Pagination } from '@/components/admin/queue/pagination';
import { ResultLine } from '@/components/admin/queue/queue-context';
import { QueueRegion } from '@/components/admin/queue/queue-region';
import { SavedViews } from '@/components/admin/queue/saved-views';
import { SelectionBar } from '@/components/admin/queue/selection-bar';
import { TodayList } from '@/components/admin/today/today';
import { listColleagues } from '@/lib/auth/service';
import type { QueueQuery } from '@/lib/submissions/admin/queue/queue';
import { listDue, listEnding } from '@/lib/submissions/admin/queue/today/service';
import {
  parseTodayQuery,
  todayHref,
  type TodayQuery,
} from '@/lib/submissions/admin/queue/today/today';
import { listViews } from '@/lib/submissions/admin/views/service';
import { KINDS, SUBMISSION_KINDS } from '@/lib/submissions/kinds/kinds';
import type { PageQuery } from '@/lib/platform/page';
import { removeViewAction, saveViewAction } from '../actions';
import { formatDayAndTime } from '@/lib/platform/format/date';
import type { SubmissionCard } from '@/lib/submissions/admin/submission/submission';
import { TitledSection } from '@/components/ui/titled-section';

interface Way {
  label: string;
  href: string;
  isCurrent: boolean;
}

function Ways({ label, ways }: { label: string; ways: Way[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5">
        {ways.map(({ label: name, href, isCurrent }) => (
          <li key={name}>
            <a
              href={href}
              data-queue=""
              aria-current={isCurrent ? 'true' : undefined}
              className="inline-flex min-h-11 items-center text-base underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TodayFilters({ query }: { query: TodayQuery }) {
  const { assignment, kind } = query;
  const assigned = Object.entries(ASSIGNMENTS) as [QueueQuery['assignment'], string][];
  return (
    <div className="mt-2 flex flex-wrap gap-x-12">
      <Ways
        label="Zuweisung"
        ways={assigned.map(([each, label]) => ({
          label,
          href: todayHref({ kind, assignment: each }),
          isCurrent: each === assignment,
        }))}
      />
      <Ways
        label="Art der Anfrage"
        ways={[undefined, ...SUBMISSION_KINDS].map((each) => ({
          label: each ? KINDS[each].listTitle : 'Alle Arten',
          href: todayHref({ assignment, kind: each }),
          isCurrent: each === kind,
        }))}
      />
    </div>
  );
}

export const metadata: Metadata = { title: 'Heute dran' };

export default async function TodayPage({ searchParams }: PageQuery) {
  const employee = await requireEmployee();
  const params = await searchParams;
  const query = parseTodayQuery(params);
  const notice = await readingLimitNotice(employee, todayHref(query, askedSubmission(params)));
  if (notice) return notice;
  const now = new Date();
  const [found, ending, open, colleagues, views] = await Promise.all([
    listDue(query, employee, { now }),
    listEnding(now),
    openSubmissionPage(params, employee, todayHref(query)),
    listColleagues(),
    listViews(employee),
  ]);
  const shown = found.people.flat();
  return (
    <QueueRegion openId={open?.id}>
      <PageTitle id="heute">Heute dran</PageTitle>
      <TodayFilters query={query} />
      <SavedViews
        views={views}
        address={
          query.assignment === 'all' && !query.kind ? undefined : todayHref({ ...query, page: 1 })
        }
        save={saveViewAction}
        remove={removeViewAction}
      />
      {open === null && <MissingSubmission />}
      <Ending cards={ending} hrefOf={(id) => todayHref(query, id)} />
      <ResultLine text={dueSummary(found)} />
      <TodayList
        people={found.people}
        labelledBy="heute"
        hrefOf={(id, action) => todayHref(query, id, action)}
        now={now}
      />
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefOf={(page) => todayHref({ ...query, page })}
      />
      <SelectionBar shown={shown.map(selectable)} colleagues={colleagues} viewerId={employee.id} />
      {open?.dialog(shown.map(({ id }) => id))}
    </QueueRegion>
  );
}

interface EndingProps {
  cards: readonly SubmissionCard[];
  hrefOf: (id: string) => string;
}

/** Leads that leave the sale unless they are released before. */
function Ending({ cards, hrefOf }: EndingProps) {
  if (cards.length === 0) return null;
  return (
    <TitledSection
      id="laeuft-ab"
      title="Läuft ab"
      look="text-xl"
      className="mt-4 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <p className="text-base text-muted">
        Diese Leads sind noch nicht freigegeben. Danach braucht es einen neuen Wunsch des
        Eigentümers.
      </p>
      <ul className="mt-2">
        {cards.map(({ id, name, phone, place, sale }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <a
              href={hrefOf(id)}
              className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline underline-offset-4 hover:text-petrol"
            >
              {name ?? phone ?? 'Ohne Namen'}
            </a>
            <span className="text-base">
              {[place, sale && `läuft ab am ${formatDayAndTime(sale.endsAt)}`]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
