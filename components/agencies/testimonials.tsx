import { AgenciesSection } from './section';

/** Invented testimonials must say so (UWG § 5). */
const TESTIMONIAL_NOTE = 'Zwei Beispiele, keine echten Kundenstimmen';

const TESTIMONIALS: readonly { quote: string; speaker: string }[] = [
  {
    quote:
      'Die Eigentümerin wusste, wer anruft und warum. So beginnt ein Gespräch anders als mit einer gekauften Liste.',
    speaker: 'Inhaberin eines Büros mit drei Leuten',
  },
  {
    quote:
      'Ich sehe vor dem ersten Anruf, was bestätigt ist und was noch fehlt. Das spart mir die ersten zehn Minuten.',
    speaker: 'Makler in einer mittelgroßen Stadt',
  },
];

export function Testimonials() {
  return (
    <AgenciesSection id="stimmen" title="So könnte eine Rückmeldung klingen">
      <p className="mt-2 font-semibold text-brick-text">{TESTIMONIAL_NOTE}</p>
      <div className="mt-4 grid gap-x-12 gap-y-5 md:grid-cols-2">
        {TESTIMONIALS.map(({ quote, speaker }) => (
          <figure key={quote} className="border-t-2 border-ink pt-3">
            <blockquote className="font-serif text-lg leading-snug sm:text-2xl sm:leading-snug">
              <p>„{quote}“</p>
            </blockquote>
            <figcaption className="mt-2 text-base text-muted">{speaker}</figcaption>
          </figure>
        ))}
      </div>
    </AgenciesSection>
  );
}
