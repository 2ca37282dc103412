import { NO_MAIL_SERVER } from '@/lib/platform/mail/state';
import type { OpenedLink, OwnSubmission } from '@/lib/submissions/owner/own-submission';
import type { ServerFormTarget } from '@/components/forms/server-form';
import { TitledSection } from '@/components/ui/titled-section';
import { OperationButton } from './operation-button';

interface AddressConfirmationProps extends ServerFormTarget {
  submission: Pick<OwnSubmission, 'type' | 'email' | 'status'>;
  link: Pick<OpenedLink, 'canConfirm' | 'isProven'>;
  sendsMail: boolean;
  erasure: string;
}

const THEN = {
  valuation: 'Danach schicken wir Ihnen die ausführliche Bewertung mit dem PDF.',
  other: 'Danach wissen wir, dass unsere Antwort bei Ihnen ankommt.',
};

/** Only a mailed link can confirm the address. */
export function AddressConfirmation({
  submission,
  link,
  action,
  about,
  sendsMail,
  erasure,
}: AddressConfirmationProps) {
  const { type, email, status } = submission;
  if (!email || email.confirmedAt || status.value === 'cancelled') return null;
  const then = type === 'valuation' ? THEN.valuation : THEN.other;
  return (
    <TitledSection
      id="bestaetigung"
      title={
        link.canConfirm
          ? 'Gehört diese E-Mail-Adresse Ihnen?'
          : 'Ihre E-Mail-Adresse ist noch nicht bestätigt'
      }
      look="text-xl sm:text-2xl"
      className="mt-8 rounded-lg border border-edge bg-surface p-5 sm:p-6"
    >
      {link.canConfirm ? (
        <>
          <p className="mt-3 mb-5">
            Bitte bestätigen Sie <strong className="wrap-anywhere">{email.address}</strong>. {then}
          </p>
          <OperationButton action={action} about={about} variant="accent">
            E-Mail-Adresse bestätigen
          </OperationButton>
          {!link.isProven && (
            <p className="mt-5 border-t border-line pt-4 text-base">
              Was zu dieser Anfrage gespeichert ist, sehen Sie nach der Bestätigung. Haben Sie
              nichts angefragt?{' '}
              <a href={erasure} className="text-petrol underline underline-offset-4">
                Anfrage löschen
              </a>
            </p>
          )}
        </>
      ) : !sendsMail ? (
        <p className="mt-3">
          {NO_MAIL_SERVER} Deshalb ging auch an{' '}
          <strong className="wrap-anywhere">{email.address}</strong> keine hinaus, mit der Sie die
          Adresse bestätigen können.
        </p>
      ) : (
        <p className="mt-3">
          Bitte öffnen Sie den Link in der E-Mail an{' '}
          <strong className="wrap-anywhere">{email.address}</strong>. Nur er zeigt, dass die Adresse
          Ihnen gehört. {then}
        </p>
      )}
    </TitledSection>
  );
}
