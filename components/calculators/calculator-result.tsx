import { BarTable } from '@/components/ui/bar-table';
import { TitledSection } from '@/components/ui/titled-section';
import type { ShownResult } from '@/lib/calculators/calculators';

export function CalculatorResult({ result }: { result: ShownResult }) {
  const { headline, steps, parts, notes } = result;
  return (
    <TitledSection
      id="ergebnis"
      title={headline.text}
      look="text-lg font-semibold"
      className="max-w-xl border-t-2 border-ink pt-4"
    >
      {headline.amount && (
        <p className="mt-1 font-serif text-4xl font-semibold tabular-nums">{headline.amount}</p>
      )}
      <dl className="mt-6 border-y border-line">
        {steps.map(({ text, amount }, index) => (
          <div
            key={index}
            className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5 first:border-t-0"
          >
            <dt>{text}</dt>
            <dd className="ml-auto font-semibold whitespace-nowrap tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      {parts.length > 0 && (
        <div className="mt-6">
          <BarTable
            caption="Was wohin geht"
            columns={['Anteil', 'Betrag']}
            rows={parts.map(({ text, amount = '', euros }) => ({
              cells: [text, amount],
              size: euros,
            }))}
            drawn={1}
          />
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-4">
          {note}
        </p>
      ))}
    </TitledSection>
  );
}
