import type { Metadata } from 'next';
import { readingLimitNotice, requireEmployee } from '@/app/(employee)/require-employee';
import { ActButton } from '@/components/admin/act-button';
import { PageTitle } from '@/components/admin/frame/page-title';
import { Pagination } from '@/components/admin/queue/pagination';
import { TermList } from '@/components/ui/term-list';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatClock } from '@/lib/platform/format/date';
import type { PageQuery } from '@/lib/platform/page';
import type { QuarantinedSubmission } from '@/lib/submissions/admin/quarantine/quarantine';
import { listQuarantined } from '@/lib/submissions/admin/quarantine/service';
import { pageNumber } from '@/lib/submissions/admin/sent/sent';
import { KINDS } from '@/lib/submissions/kinds/kinds';
import { PERIODS } from '@/lib/submissions/periods';

/** No links: they may lead into a trap. */
function termsOf({ person, facts }: QuarantinedSubmission) {
  return [
    { term: 'Name', text: person.name },
    { term: 'E-Mail', text: person.email },
    { term: 'Telefon', text: person.phone },
    ...facts
      .filter(({ value }) => value !== null && value !== '')
      .map(({ label, text }) => ({ term: label, text })),
  ].flatMap(({ term, text }) => (text ? [{ term, text }] : []));
}

function QuarantineCard({ submission }: { submission: QuarantinedSubmission }) {
  const { type, id, title, createdAt, reason } = submission;
  const operation = (name: string) =>
    employeeRoutes.api.submissionOperation(KINDS[type].segment, id, name);
  const about = `${title} vom ${formatClock(createdAt)}`;
  return (
    <li className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 className="text-xl">{title}</h2>
      <p className="text-base text-muted">
        Eingegangen am <time dateTime={createdAt.toISOString()}>{formatClock(createdAt)}</time>
      </p>
      <p className="mt-2 border-l-4 border-brick pl-3 font-semibold">{reason}</p>
      <div className="mt-3 border-t border-line text-base">
        <TermList terms={termsOf(submission)} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <ActButton
          path={operation('release')}
          about={about}
          doing="Wird freigegeben..."
          variant="primary"
        >
          Freigeben
        </ActButton>
        <ActButton
          path={operation('rejection')}
          about={about}
          doing="Wird gelöscht..."
          variant="outline"
          question={{
            title: 'Als Spam löschen?',
            text: `Die ${title} und ihre zurückgehaltenen E-Mails werden gelöscht. Das lässt sich nicht rückgängig machen.`,
            confirm: 'Löschen',
          }}
        >
          Als Spam löschen
        </ActButton>
      </div>
    </li>
  );
}

export const metadata: Metadata = { title: 'Quarantäne' };

const hrefOf = (page: number) =>
  page > 1 ? `${employeeRoutes.quarantine}?seite=${page}` : employeeRoutes.quarantine;

const countLabel = (total: number) =>
  total === 1 ? 'Eine Anfrage ist zu prüfen.' : `${total}\u00a0Anfragen sind zu prüfen.`;

export default async function QuarantinePage({ searchParams }: PageQuery) {
  const employee = await requireEmployee();
  const asked = pageNumber((await searchParams).seite);
  const notice = await readingLimitNotice(employee, hrefOf(asked));
  if (notice) return notice;
  const { submissions, total, page, pages } = await listQuarantined(asked);
  return (
    <>
      <PageTitle id="quarantaene">Quarantäne</PageTitle>
      <p className="mt-3 max-w-prose">
        Anfragen, die wohl ein Programm geschickt hat. Bis jemand sie geprüft hat, stehen sie in
        keiner Liste, und der Absender bekommt keine E-Mail. Gelöscht werden sie{' '}
        {PERIODS.quarantine.text}.
      </p>
      <p className="mt-6 mb-3 text-muted">
        {total === 0 ? 'Keine Anfrage ist zu prüfen.' : countLabel(total)}
      </p>
      <ul aria-labelledby="quarantaene" className="grid gap-4 lg:grid-cols-2">
        {submissions.map((submission) => (
          <QuarantineCard key={submission.id} submission={submission} />
        ))}
      </ul>
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
    </>
  );
}
