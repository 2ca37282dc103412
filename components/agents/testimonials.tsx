import { TESTIMONIAL_NOTE, TESTIMONIALS } from '@/lib/agents/testimonials';
import { Section } from './section';

/** Two voices, and that nobody has said it (UWG § 5). */
export function Testimonials() {
  return (
    <Section id="stimmen" title="So könnte eine Rückmeldung klingen">
      <p className="mt-4 font-semibold text-brick-text">{TESTIMONIAL_NOTE}</p>
      <div className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2">
        {TESTIMONIALS.map(({ quote, speaker }) => (
          <figure key={quote} className="border-t-2 border-ink pt-5">
            <blockquote className="font-serif text-xl leading-snug sm:text-2xl sm:leading-snug">
              <p>„{quote}“</p>
            </blockquote>
            <figcaption className="mt-4 text-base text-muted">{speaker}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
