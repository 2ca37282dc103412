import { PageLink } from '@/components/ui/page-link';
import type { TodayPage } from '@/lib/requests/back-office/queue/today/today';
import { todayHref } from '@/lib/requests/back-office/queue/today/today';
import { dueSummary } from './today-labels';
import { TodayList } from './today-list';

interface TodayProps {
  today: TodayPage;
  hrefOf: (id: string, action?: string) => string;
  now: Date;
}

/** What is due next, of all kinds of requests, over the lists of the dashboard. */
export function Today({ today, hrefOf, now }: TodayProps) {
  const { people } = today;
  const shown = people.flat().length;
  return (
    <section aria-labelledby="heute" className="mt-3 sm:mt-4">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="heute" className="text-xl">
          Heute dran
        </h2>
        <p className="mr-auto text-base text-muted tabular-nums max-sm:order-last max-sm:w-full">
          {dueSummary(today)}
        </p>
        <PageLink
          href={todayHref()}
          aria-keyshortcuts="h"
          className="inline-flex min-h-11 items-center text-base underline underline-offset-4 hover:text-petrol"
        >
          alle zeigen
        </PageLink>
      </div>
      {shown > 0 && <TodayList {...{ people, hrefOf, now }} labelledBy="heute" />}
    </section>
  );
}
