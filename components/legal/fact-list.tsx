import { bindWords } from '@/lib/platform/format/bind-words';
import type { Fact } from '@/lib/legal/document';
import { LegalText } from './legal-text';

/** Terms and what there is to say of each: side by side, on a phone one above the other. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-4 border-b border-line text-base">
      {facts.map(([term, text]) => (
        <div
          key={term}
          className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[9.5rem_minmax(0,1fr)] print:grid-cols-[9.5rem_minmax(0,1fr)]"
        >
          <dt className="text-muted">{bindWords(term)}</dt>
          <dd className="wrap-anywhere">
            <LegalText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
