import { ConsentCheckbox } from '@/components/forms/consent-checkbox';
import { Field } from '@/components/forms/field';
import { StepQuestion } from '@/components/forms/step-question';
import { PageLink } from '@/components/ui/page-link';
import { CONSENT_WORDINGS } from '@/lib/requests/kinds/wordings';
import { routes } from '@/lib/routes';
import { useLeadField } from '../use-lead-field';
import type { StepProps } from './step-props';

/** Step 4: who is called, and whether an agent may be told. */
export function ContactStep({ id, question }: StepProps) {
  const name = useLeadField('name');
  const email = useLeadField('email');
  const phone = useLeadField('phone');
  const partner = useLeadField('partnerConsent');
  return (
    <>
      <StepQuestion id={id}>{question}</StepQuestion>
      <p className="mt-3">
        Ihre Daten werden vertraulich behandelt und nicht an Dritte weitergegeben, es sei denn, Sie
        erlauben es unten ausdrücklich.
      </p>
      <div className="mt-6">
        <Field
          {...name.input}
          label="Ihr Name"
          error={name.error}
          defaultValue={name.typed}
          autoComplete="name"
          enterKeyHint="next"
        />
        <Field
          {...email.input}
          label="Ihre E-Mail-Adresse"
          type="email"
          inputMode="email"
          error={email.error}
          defaultValue={email.typed}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
        <Field
          {...phone.input}
          label="Ihre Telefonnummer"
          type="tel"
          error={phone.error}
          defaultValue={phone.typed}
          autoComplete="tel"
          enterKeyHint="next"
        />
      </div>
      <div className="border-y border-line py-3">
        <ConsentCheckbox
          {...partner.input}
          label={`${CONSENT_WORDINGS.partner} (freiwillig)`}
          error={partner.error}
          defaultChecked={partner.typed}
        />
        <p className="text-base text-muted">
          Geben wir sie weiter, nennen wir Ihnen das Büro mit Namen; es bezahlt uns dafür. Ihre
          Bewertung hängt nicht davon ab, und Sie können die Erlaubnis jederzeit widerrufen.
        </p>
      </div>
      <p className="mt-4 text-base text-muted">
        Wir verwenden Ihre Angaben, um Ihre Immobilie einzuschätzen und Sie dazu zu erreichen. Wer
        sie erhält, wie lange wir sie aufbewahren, welche Rechte Sie haben und wo Sie sich
        beschweren können, steht in der{' '}
        <PageLink
          href={routes.privacy}
          target="_blank"
          className="text-petrol underline underline-offset-4"
        >
          Datenschutzerklärung
        </PageLink>
        .
      </p>
    </>
  );
}
