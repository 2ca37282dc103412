import { BENEFITS } from '@/lib/agents/benefits';
import { Section } from './section';

/** What an agent has of it, specification 2. */
export function Benefits() {
  return (
    <Section id="vorteile" title="Was Sie davon haben">
      <ul className="mt-8 grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {BENEFITS.map(({ title, text }) => (
          <li key={title} className="bg-surface p-6">
            <h3 className="text-xl wrap-anywhere hyphens-auto">{title}</h3>
            <p className="mt-2 text-base text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
