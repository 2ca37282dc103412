import { LeadSheet } from './lead-sheet';
import { Section } from './section';

/** A lead to look at before buying one; it opens without scripts. */
export function ExampleLead() {
  return (
    <Section id="beispiel-lead" title="So sieht ein Lead aus">
      <p className="mt-4 max-w-prose text-lg">
        Was über das Objekt bekannt ist, warum der Lead seine Klasse hat, wie lange er noch zu haben
        ist und worin die Eigentümerin eingewilligt hat.
      </p>
      <details className="group mt-7">
        <summary className="inline-flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-md border border-edge bg-surface px-5 py-2.5 leading-tight font-semibold hover:border-petrol hover:text-petrol [&::-webkit-details-marker]:hidden">
          Beispiel-Lead ansehen
          <span
            aria-hidden="true"
            className="text-2xl leading-none text-petrol transition-transform group-open:rotate-45"
          >
            +
          </span>
        </summary>
        <div className="mt-6">
          <LeadSheet />
        </div>
      </details>
    </Section>
  );
}
