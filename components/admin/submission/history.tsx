import { DatedList } from '@/components/ui/dated-list';
import { TitledSection } from '@/components/ui/titled-section';
import type { HistoryEntry, SentMail } from '@/lib/submissions/admin/submission/submission';

export function SentMails({ mails }: { mails: readonly SentMail[] }) {
  return (
    <TitledSection id="gesendet" title="Gesendete Nachrichten" level="h3" look="mb-2 text-lg">
      {mails.length === 0 ? (
        <p className="text-muted">Zu dieser Anfrage ging noch keine E-Mail hinaus.</p>
      ) : (
        <DatedList
          entries={mails.map(({ id, at, about, title, recipient, state }) => ({
            key: id,
            at,
            content: (
              <>
                <p>
                  {title}
                  {about && <span className="text-muted"> ({about})</span>}
                </p>
                <p className="text-base text-muted">
                  an <span className="wrap-anywhere">{recipient}</span> · {state}
                </p>
              </>
            ),
          }))}
        />
      )}
    </TitledSection>
  );
}

/** Characters; longer details are folded. */
const SHORT = 80;

function Details({ details }: Pick<HistoryEntry, 'details'>) {
  const isShort = details.every(({ text }) => text.length <= SHORT && !text.includes('\n'));
  const list = (
    <dl className="text-base">
      {details.map(({ term, text }) => (
        <div key={term} className="mt-1">
          <dt className={isShort ? 'inline text-muted' : 'text-muted'}>{term}: </dt>
          <dd className={isShort ? 'inline' : 'whitespace-pre-line'}>
            {text || <span className="text-muted">kein Text</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
  if (isShort) return list;
  return (
    <details className="text-base">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
        Wortlaut
      </summary>
      {list}
    </details>
  );
}

export function History({ history }: { history: readonly HistoryEntry[] }) {
  return (
    <TitledSection id="verlauf" title="Verlauf" level="h3" look="mb-2 text-lg">
      <DatedList
        entries={history.map(({ id, at, about, who, what, details }) => ({
          key: id,
          at,
          content: (
            <>
              <p>
                <span className="font-semibold">{who}:</span> {what}
                {about && <span className="text-muted"> ({about})</span>}
              </p>
              {details.length > 0 && <Details details={details} />}
            </>
          ),
        }))}
      />
    </TitledSection>
  );
}
