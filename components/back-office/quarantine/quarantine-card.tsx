import { TermList } from '@/components/ui/term-list';
import { KINDS } from '@/lib/requests/kinds/kinds';
import type { QuarantinedRequest } from '@/lib/requests/back-office/quarantine/quarantine';
import { formatClock } from '@/lib/platform/format/date';
import { employeeRoutes } from '@/lib/employee-routes';
import { ActButton } from '../act/act-button';
import { AskButton } from '../act/ask-button';

/** Who sent it and what was said; nothing of it is a link, for it may be a trap. */
function termsOf({ person, facts }: QuarantinedRequest) {
  return [
    { term: 'Name', text: person.name },
    { term: 'E-Mail', text: person.email },
    { term: 'Telefon', text: person.phone },
    // What was left out says nothing about who filled it in.
    ...facts
      .filter(({ value }) => value !== null && value !== '')
      .map(({ label, text }) => ({ term: label, text })),
  ].flatMap(({ term, text }) => (text ? [{ term, text }] : []));
}

/** A request that was set aside, with everything that tells a person from a program. */
export function QuarantineCard({ request }: { request: QuarantinedRequest }) {
  const { type, id, title, createdAt, reason } = request;
  const operation = (name: string) =>
    employeeRoutes.api.requestOperation(KINDS[type].segment, id, name);
  const about = `${title} vom ${formatClock(createdAt)}`;
  return (
    <li className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 className="text-xl">{title}</h2>
      <p className="text-base text-muted">
        Eingegangen am <time dateTime={createdAt.toISOString()}>{formatClock(createdAt)}</time>
      </p>
      <p className="mt-2 border-l-4 border-brick pl-3 font-semibold">{reason}</p>
      <div className="mt-3 border-t border-line text-base">
        <TermList terms={termsOf(request)} />
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
        <AskButton
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
        </AskButton>
      </div>
    </li>
  );
}
