import { type Term, TermList } from '@/components/ui/term-list';
import type { ConsentLedger } from '@/lib/requests/consent/ledger';
import { formatClock, formatDate } from '@/lib/platform/format/date';

interface LedgerHeadProps extends Pick<
  ConsentLedger,
  'title' | 'request' | 'erasedAt' | 'emailConfirmedAt'
> {
  /** How the person wants to be reached, in words */
  wish: readonly string[];
}

/** Who sent the request, as long as it is there. */
function personTerms(
  { person, reference }: NonNullable<ConsentLedger['request']>,
  wish: readonly string[],
): Term[] {
  return [
    { term: 'Bewertungs-ID', text: reference },
    { term: 'Name', text: person.name },
    { term: 'E-Mail', text: person.email },
    { term: 'Wünsche', text: wish.join(' · ') || 'keine angegeben' },
    { term: 'Telefon', text: person.phone },
  ].filter(({ text }) => text);
}

const confirmation = (at?: Date): Term => ({
  term: 'E-Mail bestätigt',
  text: at ? `am ${formatClock(at)}, mit dem Link aus unserer E-Mail` : 'nein',
});

/** Which request it is, whose, and whether the mail address was confirmed. */
export function LedgerHead(ledger: LedgerHeadProps) {
  const { title, request, erasedAt, emailConfirmedAt, wish } = ledger;
  return (
    <>
      <h1 tabIndex={-1} className="mt-4 text-3xl">
        {request ? `${title} vom ${formatDate(request.createdAt)}` : title}
      </h1>
      {erasedAt && (
        <p className="mt-3 max-w-prose">
          Diese Anfrage wurde am {formatClock(erasedAt)} gelöscht. Erhalten ist der Nachweis ihrer
          Einwilligungen, ohne die Person.
        </p>
      )}
      <div className="mt-6 border-t border-line">
        <TermList
          terms={[
            ...(request ? personTerms(request, wish) : []),
            ...(request && !request.person.email ? [] : [confirmation(emailConfirmedAt)]),
          ]}
        />
      </div>
    </>
  );
}
