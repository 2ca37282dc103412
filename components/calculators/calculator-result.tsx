import { BarTable } from '@/components/ui/bar-table';
import type { ShownResult } from '@/lib/calculators/calculators';

interface CalculatorResultProps {
  result: ShownResult;
}

export function CalculatorResult({ result }: CalculatorResultProps) {
  const { headline, steps, parts, notes } = result;
  return (
    <section aria-labelledby="ergebnis" className="max-w-xl border-t-2 border-ink pt-4">
      <h2 id="ergebnis" className="text-lg font-semibold">
        {headline.text}
      </h2>
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
    </section>
  );
}
