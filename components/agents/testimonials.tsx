import { TESTIMONIAL_NOTE, TESTIMONIALS } from '@/lib/agents/testimonials';
import { Section } from './section';

/** Two voices, each of which says that nobody has said it (UWG § 5). */
export function Testimonials() {
  return (
    <Section id="stimmen" title="So könnte eine Rückmeldung klingen">
      <div className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2">
        {TESTIMONIALS.map(({ quote, speaker }) => (
          <figure key={quote} className="border-t-2 border-ink pt-5">
            <blockquote className="font-serif text-xl leading-snug sm:text-2xl sm:leading-snug">
              <p>„{quote}“</p>
            </blockquote>
            <figcaption className="mt-4 text-base text-muted">
              {speaker}
              <strong className="mt-1 block font-semibold text-brick-text">
                {TESTIMONIAL_NOTE}
              </strong>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
