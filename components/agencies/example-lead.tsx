import { TermList } from '@/components/ui/term-list';
import { EXAMPLE_LEAD } from '@/lib/submissions/leads/example-lead';
import { LeadPart, LeadSheet } from './lead-sheet';
import { AgenciesSection } from './section';

const { notice, sheet, contact, consents, proof } = EXAMPLE_LEAD;

export function ExampleLead() {
  return (
    <AgenciesSection id="beispiel-lead" title="So sieht ein Lead aus">
      <p className="mt-3 max-w-prose sm:text-lg">
        Was über das Objekt bekannt ist, warum der Lead seine Klasse hat, wie lange er noch zu haben
        ist und worin die Eigentümerin eingewilligt hat.
      </p>
      <details className="group mt-4">
        <summary className="inline-flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-md border border-edge bg-surface px-5 py-2.5 leading-tight font-semibold hover:border-petrol hover:text-petrol [&::-webkit-details-marker]:hidden">
          Beispiel-Lead ansehen
          <span
            aria-hidden="true"
            className="text-2xl leading-none text-petrol transition-transform group-open:rotate-45"
          >
            +
          </span>
        </summary>
        <article
          aria-label="Erfundener Lead"
          className="mt-6 rounded-md border border-edge bg-surface px-5 pt-5 pb-7 sm:px-8"
        >
          <p className="font-semibold text-brick-text">{notice}</p>
          <h3 className="mt-3 text-2xl">Einfamilienhaus in 12345&nbsp;Musterstadt</h3>
          <LeadSheet lead={sheet} level="h4" aged="eingegangen vor">
            <LeadPart title="Nach der Annahme: Kontakt" level="h4">
              <TermList terms={contact} />
            </LeadPart>
            <LeadPart title="Nach der Annahme: Nachweis der Einwilligung" level="h4">
              {consents.map((wording) => (
                <blockquote
                  key={wording}
                  className="mt-3 border-l-3 border-moss pl-4 text-base leading-snug"
                >
                  „{wording}“
                </blockquote>
              ))}
              <div className="mt-4">
                <TermList terms={proof} />
              </div>
            </LeadPart>
          </LeadSheet>
        </article>
      </details>
    </AgenciesSection>
  );
}
