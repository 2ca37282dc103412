import { DatedList } from '@/components/ui/dated-list';
import type { SentMail } from '@/lib/requests/back-office/request/request';

/** The mails about the request, each with what became of it. */
export function SentMails({ mails }: { mails: readonly SentMail[] }) {
  return (
    <section aria-labelledby="gesendet">
      <h3 id="gesendet" className="mb-2 text-lg">
        Gesendete Nachrichten
      </h3>
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
    </section>
  );
}
