/** What stands over them (UWG § 5): nobody has said this. */
export const TESTIMONIAL_NOTE = 'Zwei Beispiele, keine echten Kundenstimmen';

/** Two examples of what agents might say, specification 2. */
export const TESTIMONIALS: readonly { quote: string; speaker: string }[] = [
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
