import { CheckIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { LEAD_MAX_AGE } from '@/lib/agents/constants';
import { CRITERIA, LEAD_CLASSES } from '@/lib/agents/lead-classes';
import { EXAMPLE_LEAD } from '@/lib/requests/example-lead';
import { AgentsSection } from './section';

function Terms({ terms }: { terms: readonly (readonly [term: string, value: string])[] }) {
  return (
    <dl className="mt-2 border-t border-line text-base">
      {terms.map(([term, value]) => (
        <div
          key={term}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1.5"
        >
          <dt className="text-muted">{term}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const { classId, age, property, contact, reasons, consents, proof } = EXAMPLE_LEAD;

const leadClass = LEAD_CLASSES.find(({ id }) => id === classId)!;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="font-serif text-lg font-semibold">{title}</h4>
      {children}
    </div>
  );
}

function TimeLeft() {
  const left = LEAD_MAX_AGE - age;
  return (
    <div className="w-full sm:w-64">
      <p className="text-base">
        Noch <strong className="font-semibold">{left}&nbsp;Stunden</strong> von {LEAD_MAX_AGE}
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 bg-sand">
        <div
          className="h-full bg-moss forced-colors:bg-[Highlight]"
          style={{ width: `${(left / LEAD_MAX_AGE) * 100}%` }}
        />
      </div>
    </div>
  );
}

function LeadSheet() {
  return (
    <article
      aria-label="Erfundener Lead"
      className="rounded-md border border-edge bg-surface px-5 pt-5 pb-7 sm:px-8"
    >
      <p className="font-semibold text-brick-text">
        Erfundenes Beispiel: Diese Person und dieses Haus gibt es nicht.
      </p>
      <header className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-5">
        <div>
          <h3 className="text-2xl">Einfamilienhaus in 12345&nbsp;Musterstadt</h3>
          <p className="mt-1 text-muted">
            Klasse {leadClass.name}, eingegangen vor {age}&nbsp;Stunden
          </p>
        </div>
        <TimeLeft />
      </header>
      <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-2">
        <Part title="Objekt">
          <Terms terms={property} />
        </Part>
        <Part title={`Warum ${leadClass.name}`}>
          <ul className="mt-2 border-t border-line text-base">
            {CRITERIA.map(({ id }) => (
              <li key={id} className="flex gap-3 border-b border-line py-2">
                <CheckIcon className="mt-0.5 size-5 flex-none text-moss" />
                <span>
                  <strong className="block font-semibold">{leadClass.criteria[id].text}</strong>
                  <span className="text-muted">{reasons[id]}</span>
                </span>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Kontakt">
          <Terms terms={contact} />
        </Part>
        <Part title="Nachweis der Einwilligung">
          {consents.map((wording) => (
            <blockquote
              key={wording}
              className="mt-3 border-l-3 border-moss pl-4 text-base leading-snug"
            >
              „{wording}“
            </blockquote>
          ))}
          <div className="mt-4">
            <Terms terms={proof} />
          </div>
        </Part>
      </div>
    </article>
  );
}

export function ExampleLead() {
  return (
    <AgentsSection id="beispiel-lead" title="So sieht ein Lead aus">
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
    </AgentsSection>
  );
}
