import type { ReactNode } from 'react';
import { AddressForm } from './address-form';
import type { FormValues, PlainFormAction } from '@/lib/platform/form-state';
import { OperationButton } from './operation-button';
import { type MailState, whyFiled } from '@/lib/platform/mail/state';
import type { NextStep } from '@/lib/submissions/owner/next-step';
import { routes } from '@/lib/routes';

type Words = Record<MailState, { title: (address: ReactNode) => ReactNode; text: string }>;

const WRITTEN = {
  title: (address: ReactNode) => (
    <>Wir haben an {address} geschrieben. Bitte bestätigen Sie die Adresse</>
  ),
  text: 'Öffnen Sie dafür den Link in der E-Mail; manchmal liegt sie im Spam-Ordner. Danach schicken wir Ihnen die ausführliche Bewertung mit dem PDF.',
};

const notArrived = (text: string) => ({
  title: (address: ReactNode) => <>Unsere E-Mail an {address} ist nicht angekommen</>,
  text: `${text} Bitte prüfen Sie die Adresse.`,
});

/** By the state of the confirmation mail. */
const asked = (sendsMail: boolean): Words => ({
  waiting: WRITTEN,
  accepted: WRITTEN,
  delayed: {
    title: (address) => <>Unsere E-Mail an {address} verzögert sich</>,
    text: 'Der Mailserver nimmt sie zurzeit nicht an. Wir versuchen es drei Tage lang weiter.',
  },
  refused: notArrived('Der Mailserver nimmt an diese Adresse nichts an.'),
  failed: notArrived('Drei Tage lang hat der Mailserver sie nicht angenommen.'),
  filed: {
    title: (address) => <>An {address} ist keine E-Mail hinausgegangen</>,
    text: `${whyFiled(sendsMail)} Ihre Adresse ist deshalb noch nicht bestätigt.`,
  },
  held: {
    title: (address) => <>An {address} haben wir noch nicht geschrieben</>,
    text: 'Ein Mensch prüft Ihre Anfrage, bevor die E-Mail hinausgeht.',
  },
});

const sent = (how: string) => () => `Adresse bestätigt: Die ausführliche Bewertung ${how}`;

/** By the state of the valuation mail. */
const confirmed = (sendsMail: boolean): Words => ({
  waiting: { title: sent('ist unterwegs'), text: 'Sie kommt mit dem PDF an dieselbe Adresse.' },
  accepted: {
    title: sent('ist verschickt'),
    text: 'Das PDF hängt an der E-Mail. Ist sie nicht da, sehen Sie bitte auch im Spam-Ordner nach.',
  },
  delayed: {
    title: sent('verzögert sich'),
    text: 'Der Mailserver nimmt sie zurzeit nicht an. Wir versuchen es drei Tage lang weiter.',
  },
  refused: { title: sent('kam nicht an'), text: 'Der Mailserver hat sie abgelehnt.' },
  failed: {
    title: sent('kam nicht an'),
    text: 'Drei Tage lang hat der Mailserver sie nicht angenommen.',
  },
  filed: { title: sent('ist nicht hinausgegangen'), text: whyFiled(sendsMail) },
  held: {
    title: sent('wartet noch'),
    text: 'Ein Mensch prüft Ihre Anfrage, bevor sie hinausgeht.',
  },
});

const LINK = 'text-petrol underline underline-offset-4';

interface NextStepBlockProps {
  step: NextStep;
  resend: PlainFormAction<FormValues>;
  changeAddress: PlainFormAction<FormValues>;
  about: FormValues;
  outcome?: ReactNode;
}

/** Only the browser that sent the form can change the address or have the mail sent again. */
export function NextStepBlock({ step, resend, changeAddress, about, outcome }: NextStepBlockProps) {
  const { address, sendsMail, isConfirmed, mail = 'filed', own } = step;
  const { title, text } = (isConfirmed ? confirmed : asked)(sendsMail)[mail];
  // Held and delayed mails go out by themselves.
  const canResend = own?.mailId && sendsMail && mail !== 'held' && mail !== 'delayed';
  return (
    <section
      aria-labelledby="naechster-schritt"
      className="rounded-lg border border-edge bg-surface p-5 sm:p-6 print:hidden"
    >
      <h2 id="naechster-schritt" className="text-xl sm:text-2xl">
        {/* React updates by element: another sentence needs another key. */}
        <span key={`${isConfirmed} ${mail}`}>
          {title(<span className="inline-block max-w-full wrap-anywhere">{address}</span>)}
        </span>
      </h2>
      {outcome}
      <p className="mt-2 max-w-prose">{text}</p>
      {own && !isConfirmed && (
        <div className="mt-3 flex flex-col gap-x-6 gap-y-1 sm:flex-row sm:flex-wrap sm:items-start">
          {canResend && (
            <OperationButton action={resend} about={{ ...about, mailId: own.mailId! }}>
              Noch einmal senden
            </OperationButton>
          )}
          <AddressForm action={changeAddress} about={about} />
        </div>
      )}
      <p className="mt-2 text-base text-muted">
        {own && (
          <span>
            In{' '}
            <a href={routes.continued} className={LINK}>
              Meine Anfrage
            </a>{' '}
            laden Sie die Bewertung als PDF herunter und ändern Ihre Angaben.
          </span>
        )}
        {!own && sendsMail && (
          <span>
            Ist das Ihre Anfrage? In{' '}
            <a href={routes.ownSubmissions} className={LINK}>
              Meine Anfrage
            </a>{' '}
            fordern Sie einen neuen Link an und ändern die Adresse.
          </span>
        )}
      </p>
    </section>
  );
}
