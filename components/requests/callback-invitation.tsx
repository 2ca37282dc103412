import { buttonVariants } from '@/components/ui/button';
import { OFFICE_HOURS_TEXT } from '@/lib/requests/forms/callback/time-labels';
import { CallbackButton } from './callback-button';

interface CallbackInvitationProps {
  phone: string;
  phoneHref: string;
}

/** For a reader who would rather talk: the number, and the way to be called. */
export function CallbackInvitation({ phone, phoneHref }: CallbackInvitationProps) {
  return (
    <aside aria-labelledby="rueckruf-aufruf" className="border-t-2 border-ink pt-4 print:hidden">
      <h2 id="rueckruf-aufruf" className="text-xl">
        Lieber darüber sprechen?
      </h2>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-md grow basis-64">
          Sie erreichen uns {OFFICE_HOURS_TEXT} unter{' '}
          <a
            href={phoneHref}
            className="font-semibold whitespace-nowrap underline underline-offset-4"
          >
            {phone}
          </a>
          .<span className="js-only"> Oder wir rufen Sie an, wann es Ihnen passt.</span>
        </p>
        <CallbackButton source="guide" look={buttonVariants({ variant: 'outline' })} />
      </div>
    </aside>
  );
}
