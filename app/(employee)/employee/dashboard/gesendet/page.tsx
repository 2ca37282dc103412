import type { Metadata } from 'next';
import { readingLimitNotice, requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/admin/frame/page-title';
import { ListFilter } from '@/components/admin/list-filter';
import { sentLabel } from '@/components/admin/queue/list-labels';
import { Pagination } from '@/components/admin/queue/pagination';
import { SentList } from '@/components/admin/sent-list';
import { employeeRoutes } from '@/lib/employee-routes';
import { MAIL_LABELS } from '@/lib/platform/mail/state';
import type { PageQuery } from '@/lib/platform/page';
import {
  LONGEST_MAIL_SEARCH,
  parseSentQuery,
  SENT_PARAMETERS,
  SENT_STATES,
  sentHref,
  type SentState,
  stateParam,
} from '@/lib/submissions/admin/sent/sent';
import { listSent } from '@/lib/submissions/admin/sent/service';

const LABELS: Record<SentState, string> = {
  queued: `${MAIL_LABELS.waiting} oder ${MAIL_LABELS.delayed.toLowerCase()}`,
  sent: MAIL_LABELS.accepted,
  filed: MAIL_LABELS.filed,
  rejected: MAIL_LABELS.refused,
  dead: MAIL_LABELS.failed,
  held: MAIL_LABELS.held,
};

const STATES = [
  { value: '', label: 'Alle' },
  ...SENT_STATES.map((state) => ({ value: stateParam(state), label: LABELS[state] })),
];

export const metadata: Metadata = { title: 'Gesendete Nachrichten' };

export default async function SentMailsPage({ searchParams }: PageQuery) {
  const employee = await requireEmployee();
  const query = parseSentQuery(await searchParams);
  const notice = await readingLimitNotice(employee, sentHref(query));
  if (notice) return notice;
  const { mails, ...found } = await listSent(query);
  const isNarrowed = query.search !== '' || query.state !== 'all';
  return (
    <>
      <PageTitle id="gesendet">Gesendete Nachrichten</PageTitle>
      <ListFilter
        action={employeeRoutes.sent}
        search={{
          name: SENT_PARAMETERS.search,
          label: 'Ganze E-Mail-Adresse, Name, Telefon, Bewertungs-ID',
          value: query.search,
          maxLength: LONGEST_MAIL_SEARCH,
        }}
        state={{
          name: SENT_PARAMETERS.state,
          options: STATES,
          value: stateParam(query.state),
        }}
      />
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4 text-base">
        <p className="tabular-nums">{sentLabel(found, isNarrowed)}</p>
        {isNarrowed && (
          <a
            href={employeeRoutes.sent}
            className="flex min-h-11 items-center underline underline-offset-4 hover:text-petrol"
          >
            Zurücksetzen
          </a>
        )}
      </div>
      <SentList mails={mails} labelledBy="gesendet" />
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefOf={(page) => sentHref({ ...query, page })}
      />
    </>
  );
}
