'use client';

import { useEffect, useRef } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { type FoundRequest, MOST_FOUND } from '@/lib/requests/consent/ledger';
import { formatClock, formatDate } from '@/lib/platform/format/date';
import { employeeRoutes } from '@/lib/employee-routes';

function summary({ length }: readonly FoundRequest[]): string {
  if (length === 0) return 'Keine Anfrage gefunden';
  if (length === MOST_FOUND) return `Die ${MOST_FOUND} neuesten Anfragen`;
  return length === 1 ? 'Eine Anfrage gefunden' : `${length} Anfragen gefunden`;
}

/** What is to be known of a request before it is opened. */
function remarks({ reference, erasedAt, hasProof, hasOtherAddress }: FoundRequest): string[] {
  const erased = erasedAt && `gelöscht am ${formatDate(new Date(erasedAt))}`;
  return [
    reference && `Bewertungs-ID ${reference}`,
    erased && (hasProof ? `${erased}, Nachweis erhalten` : erased),
    !hasProof && 'ohne Einwilligung',
    hasOtherAddress && 'inzwischen mit einer anderen E-Mail-Adresse',
  ].filter((remark) => typeof remark === 'string');
}

function Found(request: FoundRequest) {
  const { subjectType, subjectId, title, createdAt } = request;
  const known = remarks(request);
  return (
    <li className="py-3">
      <PageLink
        href={employeeRoutes.ledger(subjectType, subjectId)}
        className="inline-block py-1 font-semibold underline underline-offset-4 hover:text-petrol"
      >
        {createdAt ? `${title} vom ${formatClock(new Date(createdAt))}` : title}
      </PageLink>
      {known.length > 0 && <p className="text-muted">{known.join(' · ')}</p>}
    </li>
  );
}

/** What a search has led to. It takes the focus when it appears. */
export function FoundRequests({ found }: { found: readonly FoundRequest[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="gefunden" className="max-w-2xl">
      <h2 ref={heading} id="gefunden" tabIndex={-1} className="text-2xl outline-none">
        {summary(found)}
      </h2>
      {found.length > 0 ? (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {found.map((request) => (
            <Found key={request.subjectId} {...request} />
          ))}
        </ul>
      ) : (
        <p className="mt-3">
          Von gelöschten Anfragen ist nur mit derselben Adresse oder Nummer ein Nachweis zu finden,
          die darin stand. Die Bewertungs-ID wird mit der Anfrage gelöscht.
        </p>
      )}
    </section>
  );
}
