/** Terms and what they are, in lines. */
export function Terms({ terms }: { terms: readonly (readonly [term: string, value: string])[] }) {
  return (
    <dl className="mt-2 border-t border-line text-base">
      {terms.map(([term, value]) => (
        <div
          key={term}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1.5"
        >
          <dt className="text-muted">{term}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
