import { TermList } from '@/components/ui/term-list';
import type { RequestDetail } from '@/lib/requests/back-office/request/request';
import { splitFacts } from './typed-facts';

/** The short answers of the form. */
export function Facts({ facts }: Pick<RequestDetail, 'facts'>) {
  const { answers } = splitFacts(facts);
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="angaben">
      <h3 id="angaben" className="mb-2 text-lg">
        Angaben
      </h3>
      <TermList
        terms={answers.map(({ field, label, text }) => ({ key: field, term: label, text }))}
      />
    </section>
  );
}
