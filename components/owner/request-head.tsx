import { formatAppointment } from '@/lib/platform/format/appointment';
import { formatDate } from '@/lib/platform/format/date';
import type { OwnRequest } from '@/lib/requests/owner/own-request';

type RequestHeadProps = Pick<
  OwnRequest,
  'title' | 'createdAt' | 'reference' | 'status' | 'retention' | 'appointment'
>;

/** Which request it is, how far it has come, and how long it is kept. */
export function RequestHead({ title, createdAt, reference, status, ...request }: RequestHeadProps) {
  const { retention, appointment } = request;
  const facts = [
    { term: 'Stand', text: status.label },
    ...(reference ? [{ term: 'Bewertungs-ID', text: reference }] : []),
    { term: 'Wird gelöscht am', text: formatDate(retention.until) },
  ];
  return (
    <>
      <h1 className="text-4xl sm:text-5xl">Meine Anfrage</h1>
      <p className="mt-3 font-serif text-xl sm:text-2xl">
        {`${title} vom ${formatDate(createdAt)}`}
      </p>
      {appointment && (
        <p className="mt-3 wrap-anywhere">
          {`Ihr Termin: ${formatAppointment(appointment.startsAt)}, ${appointment.place}`}
        </p>
      )}
      <dl className="mt-6 grid border-y border-line sm:grid-flow-col sm:auto-cols-fr">
        {facts.map(({ term, text }) => (
          <div
            key={term}
            className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5 first:border-t-0 sm:block sm:border-t-0 sm:border-l sm:px-5 sm:first:border-l-0 sm:first:pl-0"
          >
            <dt className="text-base text-muted">{term}</dt>
            <dd className="min-w-0 font-serif text-lg font-semibold wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
