interface FactsProps {
  facts: { label: string; value: string }[];
}

/** What the valuation rests on, as a list of terms. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid break-inside-avoid gap-x-8 sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex items-baseline justify-between gap-4 border-b border-line py-2.5"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
