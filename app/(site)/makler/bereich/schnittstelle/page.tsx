import type { Metadata } from 'next';
import { PageForm } from '@/components/forms/page-form';
import { OneButtonForm } from '@/components/forms/server-form';
import { BackLink } from '@/components/ui/back-link';
import { DataTable } from '@/components/ui/data-table';
import { TextLink } from '@/components/ui/text-link';
import { TitledSection } from '@/components/ui/titled-section';
import { agencyRoutes } from '@/lib/agency-routes';
import type { Agency } from '@/lib/agencies/agency';
import { formatClock } from '@/lib/platform/format/date';
import { formatList } from '@/lib/platform/format/list';
import { GIVE_UP_AFTER, RETRY_MINUTES } from '@/lib/platform/mail/state';
import { UNLISTED } from '@/lib/platform/seo/metadata';
import { LOGGED_WEBHOOKS, webhookLog } from '@/lib/submissions/leads/software-service';
import { WEBHOOK_HEADERS } from '@/lib/submissions/leads/webhook';
import { webhookFields } from '@/lib/submissions/leads/webhook-body';
import { PERIODS } from '@/lib/submissions/periods';
import { requireAgency } from '../../agency';
import {
  renewWebhookKeyAction,
  resendWebhookAction,
  setOpenImmoAction,
  setWebhookAction,
  testWebhookAction,
} from '../actions';

export const metadata: Metadata = { title: 'Schnittstelle', ...UNLISTED };

const DAY = 24 * 60 * 60 * 1000;

const RETRIES = `nach ${formatList(RETRY_MINUTES.slice(0, -1).map(String))} Minuten, dann alle ${RETRY_MINUTES.at(-1)! / 60} Stunden, insgesamt ${GIVE_UP_AFTER / DAY} Tage lang`;

const TEXT = 'mt-2 max-w-prose';

function Address({ webhookUrl }: Agency) {
  return (
    <TitledSection id="adresse" title="Adresse Ihrer Software" className="mt-8">
      <p className={TEXT}>
        Jeden Lead, den Sie annehmen, senden wir als JSON an diese Adresse, vorher nichts. Antwortet
        Ihre Software nicht mit HTTP 2xx, senden wir noch einmal: {RETRIES}. Der Test sendet ein
        erfundenes Beispiel, das als solches gekennzeichnet ist.
      </p>
      <PageForm
        action={setWebhookAction}
        fields={[
          {
            name: 'webhookUrl',
            label: 'Adresse',
            hint: 'Öffentlich im Internet, beginnt mit https://, Port 443 oder 8443. Leer gelassen, senden wir nichts.',
            type: 'url',
            inputMode: 'url',
            autoCapitalize: 'none',
            spellCheck: false,
            defaultValue: webhookUrl ?? '',
          },
        ]}
        submit="Adresse speichern"
        variant="outline"
        done="Gespeichert."
        className="mt-4 max-w-xl"
      />
      {webhookUrl && (
        <PageForm
          action={testWebhookAction}
          submit="Beispiel senden"
          variant="outline"
          done="Ihre Software hat das Beispiel angenommen."
          className="mt-4 max-w-xl"
        />
      )}
    </TitledSection>
  );
}

async function Log({ agency }: { agency: Agency }) {
  const log = await webhookLog(agency);
  return (
    <TitledSection id="meldungen" title="Letzte Meldungen" className="mt-10">
      <p className={TEXT}>
        Die letzten {LOGGED_WEBHOOKS}, ohne Kontaktdaten. Wir löschen sie {PERIODS.officeMail.text}.
        {log.length === 0 && ' Noch haben wir nichts gesendet.'}
      </p>
      {log.length > 0 && (
        <DataTable
          caption="Letzte Meldungen an Ihre Software"
          columns={['Zeit', 'Ereignis', 'Antwort', 'Versuch', 'Nächster', 'Erneut']}
          rows={log.map(({ id, at, lead, event, result, attempts, nextAt, isResendable }) => ({
            key: id,
            cells: [
              formatClock(at),
              lead ? (
                <TextLink key="lead" href={agencyRoutes.lead(lead.id)} look="quiet">
                  {event}
                </TextLink>
              ) : (
                event
              ),
              result,
              String(attempts),
              nextAt ? formatClock(nextAt) : 'keiner',
              isResendable && (
                <OneButtonForm key="resend" action={resendWebhookAction} about={{ id }}>
                  Erneut senden
                </OneButtonForm>
              ),
            ],
          }))}
        />
      )}
    </TitledSection>
  );
}

function Signature({ webhookKeyId }: Agency) {
  const { message, time, signature } = WEBHOOK_HEADERS;
  return (
    <TitledSection id="signatur" title="Signatur" className="mt-10">
      <p className={TEXT}>
        Die Kopfzeile <code>{signature}</code> ist HMAC-SHA-256 (hexadezimal) über{' '}
        <code>{time}</code>, einen Punkt und den Inhalt; daran erkennt Ihre Software, dass eine
        Meldung von uns kommt. <code>{message}</code> ist bei jedem Versuch dieselbe, auch wenn Sie
        erneut senden lassen.
      </p>
      <PageForm
        action={renewWebhookKeyAction}
        submit={webhookKeyId ? 'Neuen Schlüssel erzeugen' : 'Schlüssel erzeugen'}
        variant="outline"
        told={{
          title: 'Ihr Schlüssel',
          text: 'Wir zeigen ihn nur jetzt. Ab sofort gilt nur er; ein älterer ist ungültig.',
        }}
        className="mt-4"
      />
    </TitledSection>
  );
}

function Fields() {
  return (
    <TitledSection id="felder" title="Felder" className="mt-10">
      <p className={TEXT}>Was eine Meldung enthält, mit den Namen von OpenImmo 1.2.7.</p>
      <DataTable
        caption="Felder einer Meldung"
        columns={['Feld', 'Art', 'Bedeutung', 'Immer dabei']}
        rows={webhookFields().map(({ name, type, text, isOptional }) => ({
          key: name,
          cells: [name, type, text, isOptional ? 'nein' : 'ja'],
        }))}
      />
    </TitledSection>
  );
}

function OpenImmo({ mailsOpenImmo, openImmoObject }: Agency) {
  return (
    <TitledSection id="openimmo" title="OpenImmo-Feedback" className="mt-10">
      <p className={TEXT}>
        In diesem Format senden Portale Anfragen an Maklersoftware, als Anhang einer E-Mail. Zu
        jedem angenommenen Lead können Sie die Datei herunterladen; auf Wunsch hängt sie an der
        E-Mail zu Ihrer Annahme. Vor der Annahme senden wir sie nie.
      </p>
      <PageForm
        action={setOpenImmoAction}
        fields={[
          {
            name: 'mailsOpenImmo',
            label:
              'Datei mit Name, Telefonnummer und E-Mail-Adresse der Person an die E-Mail hängen',
            type: 'checkbox',
            defaultValue: mailsOpenImmo ? 'on' : '',
          },
          {
            name: 'openImmoObject',
            label: 'Objektnummer in Ihrer Software',
            optional: true,
            hint: 'Manche Software nimmt nur Anfragen zu einem Objekt an. Legen Sie dafür dort eines an, etwa „Eigentümeranfragen“.',
            defaultValue: openImmoObject ?? '',
          },
        ]}
        submit="Speichern"
        variant="outline"
        done="Gespeichert."
        className="mt-4 max-w-xl"
      />
    </TitledSection>
  );
}

export default async function SoftwarePage() {
  const agency = await requireAgency();
  return (
    <article className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <BackLink href={agencyRoutes.area}>Ihr Bereich</BackLink>
      <h1 className="mt-4 text-3xl sm:text-4xl">Schnittstelle</h1>
      <Address {...agency} />
      <Log agency={agency} />
      <Signature {...agency} />
      <OpenImmo {...agency} />
      <Fields />
    </article>
  );
}
