import { formatDate } from '@/lib/platform/format/date';
import { formatEuros } from '@/lib/platform/format/number';
import type { Expertise } from '@/lib/requests/expertise';
import { look } from './look';
import { Section } from './section';
import { PdfText } from './pdf-text';

/** What an employee holds the home to be worth, with the reason, beside what the formula says. */
export function Expert({ expert: { value, reason, employee, at } }: { expert: Expertise }) {
  return (
    <Section
      heading="Unsere Einschätzung"
      intro={`Von ${employee}, ${formatDate(at)}. Auch sie ist unverbindlich.`}
    >
      <PdfText style={look.worth}>{formatEuros(value)}</PdfText>
      <PdfText>{reason}</PdfText>
    </Section>
  );
}
