import { CLAIMS, claimText, sourceAnchor } from '@/lib/agents/claims';

/** Every claim of the page with its source and its date (UWG § 5). */
export function ClaimSources() {
  return (
    <section
      aria-labelledby="angaben-titel"
      className="mx-auto max-w-6xl px-4 pt-12 text-base sm:px-6"
    >
      <h2 id="angaben-titel" className="text-xl">
        Woher diese Angaben stammen
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        „Angabe des Betreibers“ heißt: Die Zahl oder Zusage kommt von uns selbst. Von dritter Seite
        ist sie nicht geprüft.
      </p>
      <ol className="mt-4 columns-[24rem] gap-x-12">
        {CLAIMS.map((claim) => (
          <li
            key={claim.id}
            id={sourceAnchor(claim)}
            tabIndex={-1}
            className="flex break-inside-avoid gap-3 py-1.5 outline-offset-2 target:bg-sand"
          >
            <span aria-hidden="true" className="w-6 flex-none text-right text-muted">
              {claim.number}
            </span>
            <span>
              {claimText(claim)}
              <span className="block text-sm text-muted">
                {claim.source}, {claim.asOf}
                {claim.scope && `. ${claim.scope}`}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
