'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import type { SubmissionDetail } from '@/lib/submissions/admin/submission/submission';
import { formatDate } from '@/lib/platform/format/date';
import { submissionHref } from '@/lib/submissions/admin/queue/search-params';
import { KINDS } from '@/lib/submissions/kinds/kinds';
import { dueLabel } from '../queue/time-labels';
import { StatusBadge } from '../queue/submission-badges';
import { FailureNote } from './failure-note';
import { operate, useOperation } from './use-operation';
import { useSubmission } from './submission-context';

interface PersonsSubmissionsProps extends Pick<SubmissionDetail, 'persons' | 'main'> {
  closeHref: string;
}

const LINK = 'inline-block py-1 underline underline-offset-4 hover:text-petrol';

export function PersonsSubmissions({ persons, main, closeHref }: PersonsSubmissionsProps) {
  const hrefOf = (id: string) => submissionHref(closeHref, id);
  const { target, refresh } = useSubmission();
  const merging = useOperation('merge');
  const parting = useOperation('separation');
  // The other button replaces the pressed one, so the heading takes the focus.
  const heading = useRef<HTMLHeadingElement>(null);
  if (persons.length === 0) return null;
  const merged = persons.filter(({ isMerged }) => isMerged).map(({ id }) => id);
  const others = persons.filter(({ isMerged, id }) => !isMerged && id !== main?.id);
  const mergeable = main ? [] : others.map(({ id }) => id);

  async function merge() {
    if (!(await merging.run({ requests: mergeable }))) return;
    heading.current?.focus();
    toast({
      title: 'Die Anfragen sind zusammengelegt.',
      action: {
        label: 'Rückgängig',
        altText: 'Die Anfrage öffnen und „Wieder trennen“ wählen',
        onPress: () =>
          void operate(target, 'separation', { requests: mergeable }).then(
            (title) => {
              toast({ title });
              refresh();
            },
            () => void parting.run({ requests: mergeable }),
          ),
      },
    });
  }

  async function part() {
    if (await parting.run({ requests: merged })) heading.current?.focus();
  }

  return (
    <section aria-labelledby="weitere-anfragen" className="mt-6">
      <h3 ref={heading} id="weitere-anfragen" tabIndex={-1} className="text-lg">
        Weitere Anfragen
      </h3>
      {main && (
        <p className="mt-1">
          Wird zusammen mit der{' '}
          <a href={hrefOf(main.id)} data-queue="" className={LINK}>
            {KINDS[main.type].title} vom {formatDate(main.createdAt)}
          </a>{' '}
          bearbeitet.
        </p>
      )}
      <ul className="mt-1 divide-y divide-line border-y border-line text-base">
        {persons.map(({ type, id, createdAt, status, due, isMerged }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 py-1">
            <a href={hrefOf(id)} data-queue="" className={LINK}>
              {KINDS[type].title} vom {formatDate(createdAt)}
            </a>
            <StatusBadge type={type} status={status} />
            <span className="text-muted">
              {isMerged ? 'zusammengelegt' : due && dueLabel(due, new Date()).text}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        {mergeable.length > 0 && (
          <Button
            variant="outline"
            width="narrow"
            aria-disabled={merging.isSending}
            onClick={() => void merge()}
          >
            Zusammenlegen
          </Button>
        )}
        {merged.length > 0 && (
          <Button
            variant="outline"
            width="narrow"
            aria-disabled={parting.isSending}
            onClick={() => void part()}
          >
            Wieder trennen
          </Button>
        )}
      </div>
      <FailureNote failure={merging.failure ?? parting.failure} />
    </section>
  );
}
