import { STAGES } from '@/lib/agents/stages';
import { Section } from './section';

/** The five stages through which every lead goes, specification 2. */
export function Qualification() {
  return (
    <Section id="qualifizierung" title="Jeder Lead geht durch fünf Stufen">
      <ol className="mt-8 grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-5 lg:gap-x-6">
        {STAGES.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-ink pt-3">
            <span aria-hidden="true" className="font-serif text-4xl text-petrol">
              {index + 1}
            </span>
            <h3 className="mt-1 text-xl wrap-anywhere hyphens-auto">{title}</h3>
            <p className="mt-2 text-base text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
