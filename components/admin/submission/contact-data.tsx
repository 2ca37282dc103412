import { PageLink } from '@/components/ui/page-link';
import type { SubmissionDetail } from '@/lib/submissions/admin/submission/submission';
import { wishLabels } from '@/lib/submissions/contact-wish/contact-wish';
import { formatClock } from '@/lib/platform/format/date';
import { phoneHref, mailtoHref } from '@/lib/platform/format/phone';
import { employeeRoutes } from '@/lib/employee-routes';
import { MailAddress } from '../mail-address';
import { mayBeCalled } from './actions';

const LINK = 'inline-block py-1 underline underline-offset-4 hover:text-petrol';

type Person = Pick<
  SubmissionDetail,
  | 'type'
  | 'id'
  | 'phone'
  | 'email'
  | 'emailConfirmedAt'
  | 'permission'
  | 'wish'
  | 'isCallDoubtful'
  | 'quarantine'
>;

function permissionLabel({ givenAt, withdrawnAt }: NonNullable<Person['permission']>): string {
  if (withdrawnAt) return `widerrufen am ${formatClock(withdrawnAt)}`;
  return givenAt ? `erlaubt am ${formatClock(givenAt)}` : 'nicht erlaubt';
}

/** The wish comes before the number. In quarantine nothing is a link: it may lead into a trap. */
export function ContactData(person: Person) {
  const { type, id, phone, email, emailConfirmedAt, permission, wish, quarantine } = person;
  const mayCall = mayBeCalled(person);
  const words = wish ? wishLabels(wish) : [];
  return (
    <section aria-label="Kontakt">
      {words.length > 0 && (
        <ul>
          {words.map((word) => (
            <li
              key={word}
              className={
                wish?.doNotCall ? 'font-semibold text-brick-text' : 'font-semibold text-moss'
              }
            >
              {word}
            </li>
          ))}
        </ul>
      )}
      {person.isCallDoubtful && (
        <p className="font-semibold text-brick-text">
          Eine andere Anfrage mit dieser Nummer oder E-Mail-Adresse bittet, nicht anzurufen. Ob sie
          von derselben Person ist, ist nicht bestätigt.
        </p>
      )}
      <div className="flex flex-wrap items-baseline gap-x-6">
        {phone && mayCall && (
          <a href={phoneHref(phone)} className={LINK}>
            {phone}
          </a>
        )}
        {phone && !mayCall && <span className="py-1">{phone}</span>}
        {email && quarantine && <span className="py-1 wrap-anywhere">{email}</span>}
        {email && !quarantine && (
          <span>
            <a href={mailtoHref(email)} className={`${LINK} wrap-anywhere`}>
              <MailAddress address={email} />
            </a>{' '}
            <span className="text-sm text-muted">
              {emailConfirmedAt
                ? `bestätigt am ${formatClock(emailConfirmedAt)}`
                : 'noch nicht bestätigt'}
            </span>
          </span>
        )}
        <PageLink href={employeeRoutes.ledger(type, id)} className={`${LINK} text-base`}>
          Einwilligungen
        </PageLink>
      </div>
      {permission && (
        <p className="text-base text-muted">
          Weitergabe an ein Maklerbüro: {permissionLabel(permission)}
        </p>
      )}
    </section>
  );
}
