import type { RequestDetail } from '@/lib/requests/back-office/request/request';
import { splitFacts } from './typed-facts';

/** What the person has written in their own words. */
export function Quote({ facts }: Pick<RequestDetail, 'facts'>) {
  return splitFacts(facts).texts.map(({ field, label, text }) => (
    <figure key={field} className="mt-4 border-l-4 border-sand pl-4">
      <figcaption className="text-base text-muted">{label}</figcaption>
      <blockquote className="wrap-anywhere whitespace-pre-line">{text}</blockquote>
    </figure>
  ));
}
