import type { ReactNode } from 'react';
import type { Sending } from './form-values';
import type { Operation } from './operations';
import { PermissionForm } from './permission-form';
import { TwoSteps } from './two-steps';
import { formatClock } from '@/lib/platform/format/date';
import { CONSEQUENCES } from '@/lib/requests/consent/consents';
import { CONSENT_WORDINGS } from '@/lib/requests/kinds/wordings';

interface PermissionSectionProps {
  givenAt?: Date;
  how: (operation: Operation) => Sending;
  /** What was just done about it */
  outcome?: ReactNode;
}

/** The way to an agent, in the browser that has sent the request: permitted, or withdrawn again. */
export function PermissionSection({ givenAt, how, outcome }: PermissionSectionProps) {
  return (
    <section aria-labelledby="maklerbuero" className="border-t-2 border-ink pt-6 print:hidden">
      <h2 id="maklerbuero" className="text-2xl">
        Kontakt zu einem Maklerbüro
      </h2>
      {outcome}
      {givenAt ? (
        <>
          <p className="mt-3 max-w-prose">
            Sie haben am {formatClock(givenAt)} erlaubt: „{CONSENT_WORDINGS.partner}“
          </p>
          <TwoSteps
            how={how('widerrufen')}
            label="Widerrufen"
            consequence={CONSEQUENCES.partner}
            values={{ purpose: 'partner' }}
          >
            Erlaubnis widerrufen
          </TwoSteps>
        </>
      ) : (
        <PermissionForm how={how('erlauben')} />
      )}
    </section>
  );
}
