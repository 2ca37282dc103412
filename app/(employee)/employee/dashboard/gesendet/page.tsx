import type { Metadata } from 'next';
import { readingLimitNotice, requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/admin/frame/page-title';
import { ListFilter } from '@/components/admin/list-filter';
import { sentLabel } from '@/components/admin/queue/list-labels';
import { Pagination } from '@/components/admin/queue/pagination';
import { employeeRoutes } from '@/lib/employee-routes';
import { MAIL_LABELS, type MailState } from '@/lib/platform/mail/state';
import type { PageQuery } from '@/lib/platform/page';
import {
  LONGEST_MAIL_SEARCH,
  parseSentQuery,
  SENT_PARAMETERS,
  SENT_STATES,
  sentHref,
  type SentState,
  stateParam,
  type SentEntry,
} from '@/lib/submissions/admin/sent/sent';
import { listSent } from '@/lib/submissions/admin/sent/service';
import { formatClock } from '@/lib/platform/format/date';
import { queueHref } from '@/lib/submissions/admin/queue/search-params';
import { KINDS } from '@/lib/submissions/kinds/kinds';
import { cn } from '@/lib/utils';
import { ActButton } from '@/components/admin/act-button';
import { MailAddress } from '@/components/admin/mail-address';

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

const LOOKS: Record<MailState, string> = {
  waiting: 'bg-petrol-soft text-petrol',
  delayed: 'bg-brick-soft text-brick-text',
  accepted: 'text-moss',
  filed: 'bg-sand text-ink',
  refused: 'bg-brick-soft text-brick-text',
  failed: 'bg-brick-soft text-brick-text',
  held: 'bg-sand text-ink',
};

function State({ state, text }: Pick<SentEntry, 'state' | 'text'>) {
  return (
    <>
      <p>
        <span
          className={cn(
            'inline-block rounded-full border border-transparent py-0.5 text-sm leading-snug font-semibold forced-colors:border-current',
            state === 'accepted' ? '' : 'px-2.5',
            LOOKS[state],
          )}
        >
          {MAIL_LABELS[state]}
        </span>
      </p>
      <p className="mt-0.5 text-sm wrap-anywhere">{text}</p>
    </>
  );
}

function SentRow({ mail }: { mail: SentEntry }) {
  const { id, title, recipient, about, createdAt, canRetry } = mail;
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-3 text-base leading-snug md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,6fr)_13rem]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-muted">
          <time dateTime={createdAt.toISOString()}>{formatClock(createdAt)}</time>
        </p>
      </div>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="sr-only">An </span>
          <MailAddress address={recipient} />
        </p>
        {about ? (
          <a
            href={queueHref(about.type, {}, about.id)}
            className="inline-block py-0.5 text-sm underline max-lg:-my-1 max-lg:py-1.5 underline-offset-4 hover:text-petrol"
          >
            Zur {KINDS[about.type].title}
          </a>
        ) : (
          <span className="text-sm text-muted">an ein Maklerbüro</span>
        )}
      </div>
      <div className="min-w-0">
        <State {...mail} />
      </div>
      {canRetry && (
        <div className="md:col-start-2 lg:col-start-4">
          <ActButton
            path={employeeRoutes.mailRetry(id)}
            about={`${title}, an ${recipient}`}
            doing="Wird gesendet..."
          >
            Noch einmal senden
          </ActButton>
        </div>
      )}
    </li>
  );
}

function SentList({ mails, labelledBy }: { mails: readonly SentEntry[]; labelledBy: string }) {
  if (mails.length === 0) return null;
  return (
    <ul
      aria-labelledby={labelledBy}
      className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
    >
      {mails.map((mail) => (
        <SentRow key={mail.id} mail={mail} />
      ))}
    </ul>
  );
}
