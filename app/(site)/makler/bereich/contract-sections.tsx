import { PageForm } from '@/components/forms/page-form';
import { OneButtonForm } from '@/components/forms/server-form';
import { TextLink } from '@/components/ui/text-link';
import { TermList } from '@/components/ui/term-list';
import { TitledSection } from '@/components/ui/titled-section';
import { type Agency, billingMonth } from '@/lib/agencies/agency';
import {
  type ContractChange,
  contractEnd,
  endedOn,
  isPossible,
  lastDay,
} from '@/lib/agencies/contract';
import { listAgreements, openOrder } from '@/lib/agencies/agreement-service';
import { termsVersion } from '@/lib/legal/documents';
import { formatClock } from '@/lib/platform/format/date';
import { routes } from '@/lib/routes';
import {
  acceptOrderAction,
  changeContractAction,
  setBillingAddressAction,
  takeMoneyBackAction,
} from './actions';

export async function AgencyOrder({ agency }: { agency: Agency }) {
  const order = openOrder(agency, termsVersion());
  const [accepted] = await listAgreements(agency.id);
  if (!order && !accepted) return null;
  const ended = endedOn(agency);
  const { conditions, termsAsOf } = order ?? accepted!;
  const terms = conditions.map(({ label, text, link }) => ({
    term: label,
    text: link ? (
      <>
        {text}.{' '}
        <TextLink href={link} look="quiet">
          {label} nachlesen
        </TextLink>
      </>
    ) : (
      text
    ),
  }));
  return (
    <TitledSection id="bestellung" title="Ihre Bestellung" className="mt-10">
      <p className="mt-2 mb-3 max-w-prose">
        {order
          ? 'Bitte nehmen Sie sie an; vorher bieten wir Ihnen nichts an.'
          : `Angenommen am ${formatClock(accepted!.acceptedAt)} von ${accepted!.acceptedBy}${ended ? `, beendet am ${ended}` : ''}.`}{' '}
        Es gelten die{' '}
        <TextLink href={routes.terms} look="quiet">
          AGB, Stand {termsAsOf}
        </TextLink>
        .
      </p>
      <div className="max-w-3xl">
        <TermList terms={terms} />
      </div>
      {order && (
        <PageForm
          action={acceptOrderAction}
          about={{
            version: String(agency.version),
            termsHash: order.termsHash,
          }}
          fields={[
            { name: 'acceptedBy', label: 'Ihr Name', defaultValue: agency.contactName },
            {
              name: 'accepted',
              label: 'Ich bestelle für das Büro zu diesen Preisen und den AGB',
              type: 'checkbox',
            },
          ]}
          submit="Verbindlich bestellen"
          variant="accent"
          className="mt-4 max-w-xl"
        />
      )}
    </TitledSection>
  );
}

export function BillingAddress({ agency }: { agency: Agency }) {
  return (
    <TitledSection id="anschrift" title="Rechnungsanschrift" className="mt-10">
      <p className="mt-2 max-w-prose">
        Eine Rechnung stellen wir nach dem Ende jedes Monats mit Leads oder Gutschriften, sobald wir
        Ihre Anschrift kennen.
      </p>
      <PageForm
        action={setBillingAddressAction}
        fields={[
          { name: 'street', label: 'Straße und Hausnummer', defaultValue: agency.street ?? '' },
          {
            name: 'postalCode',
            label: 'Postleitzahl',
            inputMode: 'numeric',
            defaultValue: agency.postalCode ?? '',
          },
          { name: 'city', label: 'Ort', defaultValue: agency.city ?? '' },
          {
            name: 'vatId',
            label: 'Umsatzsteuer-Identifikationsnummer',
            optional: true,
            hint: 'Zum Beispiel DE123456789',
            defaultValue: agency.vatId ?? '',
          },
        ]}
        submit="Anschrift speichern"
        variant="outline"
        done="Gespeichert."
        className="mt-4 max-w-xl"
      />
    </TitledSection>
  );
}

export function Guarantee({ end }: { end: Date }) {
  return (
    <TitledSection id="garantie" title="Geld-zurück-Garantie" className="mt-10">
      <p className="mt-2 max-w-prose">
        Bis {formatClock(end)} können Sie ohne Gründe aufhören. Wir schreiben Ihnen dann alle Leads
        gut, zu denen Sie keinen Auftrag gemeldet haben, und Ihr Vertrag endet. Die Kontaktdaten
        dieser Leads sehen Sie danach nicht mehr und dürfen sie nicht weiter verwenden.
      </p>
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
          Geld zurück verlangen
        </summary>
        <OneButtonForm action={takeMoneyBackAction}>Vertrag beenden und Geld zurück</OneButtonForm>
      </details>
    </TitledSection>
  );
}

export function GuaranteeUsed({ agency, leads }: { agency: Agency; leads: number }) {
  const ended = endedOn(agency);
  return (
    <TitledSection id="garantie" title="Geld-zurück-Garantie" className="mt-10">
      <p className="mt-2 max-w-prose">
        {ended ? `Am ${ended} haben Sie sie genutzt` : 'Sie haben sie genutzt'}; sie gilt einmal.
        {ended && ' Ihr Vertrag ist beendet.'} Gutgeschrieben:{' '}
        {leads === 1 ? 'ein Lead' : `${leads}\u00a0Leads`}. Ihre Daten sehen Sie nicht mehr und
        verwenden sie nicht weiter.
      </p>
    </TitledSection>
  );
}

/** Pause and notice, by the agency itself */
export function Contract({ agency }: { agency: Agency }) {
  const now = new Date();
  const press = (change: ContractChange, label: string) => (
    <OneButtonForm
      action={changeContractAction}
      about={{ change, version: String(agency.version), month: billingMonth(now) }}
    >
      {label}
    </OneButtonForm>
  );
  const can = (change: ContractChange) => isPossible(change, agency);
  if (!agency.agreedAt) return null;
  const end = contractEnd(agency, now);
  const day = end > now ? lastDay(end) : undefined;
  return (
    <TitledSection id="vertrag" title="Pause und Kündigung" className="mt-10">
      {agency.endsAt && (
        <p className="mt-2 max-w-prose font-semibold">
          Gekündigt: Ihr Vertrag endet mit dem {lastDay(agency.endsAt)}. Danach bieten wir Ihnen
          nichts mehr an; angenommene Leads und Rechnungen lesen Sie hier weiter.
        </p>
      )}
      {agency.pausedAt && (
        <p className="mt-2 max-w-prose font-semibold">
          Seit {formatClock(agency.pausedAt)} pausieren Sie: Wir bieten Ihnen nichts an.
        </p>
      )}
      {can('pause') && (
        <div className="mt-2">
          <p className="mb-3 max-w-prose">
            In einer Pause bieten wir Ihnen nichts an, und sie kostet nichts. Offene Angebote enden
            sofort. Sie dauert, bis Sie sie beenden.
          </p>
          {press('pause', 'Pausieren')}
        </div>
      )}
      {can('resume') && <div className="mt-3">{press('resume', 'Pause beenden')}</div>}
      {can('notice') && (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
            Kündigen
          </summary>
          <p className="mb-3 max-w-prose">
            {day
              ? `Ihr Vertrag endet dann mit dem ${day}. Bis dahin bieten wir Ihnen weiter Leads an, außer in einer Pause.`
              : 'Ihr Vertrag endet dann sofort, mit allen offenen Einzelaufträgen und Angeboten.'}{' '}
            Berechnet bleibt, was Sie angenommen haben. Sie bekommen eine Bestätigung per E-Mail.
          </p>
          {press('notice', day ? `Mit dem ${day} kündigen` : 'Sofort kündigen')}
        </details>
      )}
    </TitledSection>
  );
}
