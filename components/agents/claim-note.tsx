import { type Claim, CLAIMS_ANCHOR, claimText, ENOUGH_CASES, OPERATOR } from '@/lib/agents/claims';
import { OFFICE_HOURS_TEXT } from '@/lib/requests/forms/callback/time-labels';

/** Where the figures and promises of the page come from, once for all of them (UWG § 5). */
export function ClaimNote({ claims }: { claims: readonly Claim[] }) {
  const counted = claims.filter((claim) => claim.counted);
  return (
    <section
      id={CLAIMS_ANCHOR}
      tabIndex={-1}
      aria-labelledby="angaben-titel"
      className="mx-auto max-w-6xl px-4 pt-12 text-base outline-none sm:px-6"
    >
      <h2 id="angaben-titel" className="text-xl">
        Woher diese Angaben stammen
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        Zahlen und Zusagen auf dieser Seite sind {OPERATOR.source.replace('Angabe', 'Angaben')},{' '}
        {OPERATOR.asOf}; von dritter Seite sind sie nicht geprüft, und woran Qualität und
        Abschlussquote gemessen wurden, ist noch nicht angegeben. Sobald hinter einer Zahl{' '}
        {ENOUGH_CASES} eigene Fälle stehen, steht hier, was wir gezählt haben.
      </p>
      {counted.length > 0 && (
        <ul className="mt-2 max-w-prose text-muted">
          {counted.map((claim) => (
            <li key={claim.id}>
              Gezählt: {claimText(claim)} ({claim.counted})
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 max-w-prose text-muted">
        Bürozeiten: Ein Mensch ruft an, {OFFICE_HOURS_TEXT}. Anfragen und Annahmen gehen zu jeder
        Zeit ein.
      </p>
    </section>
  );
}
