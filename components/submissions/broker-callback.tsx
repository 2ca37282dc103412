import type { PlainFormAction } from '@/lib/platform/form-state';
import { inputVariants } from '@/components/ui/input';
import { TextLink } from '@/components/ui/text-link';
import { CONSENT_WORDINGS } from '@/lib/submissions/kinds/wordings';
import type { BrokerCallbackValues } from '@/lib/submissions/forms/broker-callback';
import { OFFICE_HOURS_TEXT } from '@/lib/submissions/forms/callback/time-labels';
import { routes } from '@/lib/routes';
import { cn } from '@/lib/utils';
import { BrokerCallbackForm } from './broker-callback-form';

interface BrokerCallbackProps {
  plainAction: PlainFormAction<BrokerCallbackValues>;
}

export function BrokerCallback({ plainAction }: BrokerCallbackProps) {
  return (
    <BrokerCallbackForm
      plainAction={plainAction}
      promise={`Es ruft Sie ein Mensch an, ${OFFICE_HOURS_TEXT}.`}
      hint={`Ein Mensch aus unserem Büro ruft an, ${OFFICE_HOURS_TEXT}.`}
      look={cn(inputVariants(), 'block min-w-0 sm:flex-1')}
      note={
        <p className="mt-3 text-base text-muted">
          Mit „Rückruf anfordern“ erklären Sie: „{CONSENT_WORDINGS.callback}“. Mehr dazu steht unter{' '}
          <TextLink href={routes.privacy}>Datenschutz</TextLink>.
        </p>
      }
    />
  );
}
