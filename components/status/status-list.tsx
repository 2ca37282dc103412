import type { Condition, StatusPart } from '@/lib/operations/part';

const CONDITIONS: Record<Condition, { label: string; sign: string; colour: string }> = {
  working: { label: 'In Ordnung', sign: '●', colour: 'text-moss' },
  slow: { label: 'Verzögert', sign: '◐', colour: 'text-brick' },
  outdated: { label: 'Veraltet', sign: '◔', colour: 'text-brick' },
  off: { label: 'Nicht in Betrieb', sign: '○', colour: 'text-muted' },
};

/** The parts of the portal, each with its condition in a word, a shape and a colour. */
export function StatusList({ parts }: { parts: readonly StatusPart[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {parts.map(({ id, title, condition, text }) => {
        const { label, sign, colour } = CONDITIONS[condition];
        return (
          <div
            key={id}
            className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
          >
            <dt className="font-serif text-xl font-semibold">{title}</dt>
            <dd>
              <p className={`font-semibold ${colour}`}>
                <span aria-hidden="true">{sign}</span> {label}
              </p>
              <p className="mt-1 max-w-prose hyphens-auto">{text}</p>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
