import { TextLink } from '@/components/ui/text-link';
import type { SubmissionDetail } from '@/lib/submissions/admin/submission/submission';
import { wishLabels } from '@/lib/submissions/contact-wish/contact-wish';
import { formatClock } from '@/lib/platform/format/date';
import { phoneHref, mailtoHref } from '@/lib/platform/format/phone';
import { employeeRoutes } from '@/lib/employee-routes';
import { MailAddress } from '../mail-address';
import { mayBeCalled } from './actions';

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
          <TextLink href={phoneHref(phone)} look="quiet">
            {phone}
          </TextLink>
        )}
        {phone && !mayCall && <span className="py-1">{phone}</span>}
        {email && quarantine && <span className="py-1 wrap-anywhere">{email}</span>}
        {email && !quarantine && (
          <span>
            <TextLink href={mailtoHref(email)} look="quiet" className="wrap-anywhere">
              <MailAddress address={email} />
            </TextLink>{' '}
            <span className="text-sm text-muted">
              {emailConfirmedAt
                ? `bestätigt am ${formatClock(emailConfirmedAt)}`
                : 'noch nicht bestätigt'}
            </span>
          </span>
        )}
        <TextLink href={employeeRoutes.ledger(type, id)} look="quiet" className="text-base">
          Einwilligungen
        </TextLink>
      </div>
      {permission && (
        <p className="text-base text-muted">
          Weitergabe an ein Maklerbüro: {permissionLabel(permission)}
        </p>
      )}
    </section>
  );
}
