import type { RequestCard } from '@/lib/requests/back-office/request/request';
import { wishLabels } from '@/lib/requests/contact-wish/wish-labels';
import { phoneHref } from '@/lib/platform/format/phone';
import { cn } from '@/lib/utils';
import { MailAddress } from '../mail-address';

/** Above the link that covers the whole row. */
const OWN_PLACE = 'relative z-1 inline-block py-0.5 tabular-nums';

function Phone({ phone, mayCall }: { phone: string; mayCall: boolean }) {
  if (!mayCall) return <span className={OWN_PLACE}>{phone}</span>;
  // On a phone a finger finds it: it grows into the space around it, which stays.
  return (
    <a
      href={phoneHref(phone)}
      className={cn(
        OWN_PLACE,
        'underline underline-offset-4 hover:text-petrol max-lg:-my-1.5 max-lg:py-2',
      )}
    >
      {phone}
    </a>
  );
}

/**
 * How somebody is reached. The wish stands before the number, so that it is read before anybody dials;
 * where calls are not wanted the number is no link.
 */
export function ContactInfo({
  phone,
  email,
  wish,
  isCallDoubtful,
}: Pick<RequestCard, 'phone' | 'email' | 'wish' | 'isCallDoubtful'>) {
  const mayCall = !wish?.doNotCall;
  const words = wish ? wishLabels(wish) : [];
  return (
    <div className="min-w-0 leading-snug">
      {words.length > 0 && (
        <p className={cn('text-sm', mayCall ? 'text-moss' : 'font-semibold text-brick-text')}>
          {words.join(' · ')}
        </p>
      )}
      {isCallDoubtful && (
        <p className="text-sm font-semibold text-brick-text">Vor dem Anruf öffnen: Wunsch unklar</p>
      )}
      {phone ? (
        <Phone phone={phone} mayCall={mayCall} />
      ) : (
        <span className={cn(OWN_PLACE, 'max-w-full wrap-anywhere')}>
          {email && <MailAddress address={email} />}
        </span>
      )}
    </div>
  );
}
