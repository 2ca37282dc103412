import type { RequestDetail } from '@/lib/requests/back-office/request/request';

/** Fields in which people write freely. */
const FREE_TEXTS = ['message', 'notes', 'additionalInfo'];

type Fact = RequestDetail['facts'][number];

/** Separates what somebody has written in their own words, if anything, from the short answers. */
export function splitFacts(facts: readonly Fact[]): { texts: Fact[]; answers: Fact[] } {
  const isText = ({ field }: Fact) => FREE_TEXTS.includes(field);
  return {
    texts: facts.filter((fact) => isText(fact) && fact.value),
    answers: facts.filter((fact) => !isText(fact)),
  };
}
