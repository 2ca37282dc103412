import type { QueueQuery } from '@/lib/requests/back-office/queue/queue';
import { todayHref, type TodayQuery } from '@/lib/requests/back-office/queue/today/today';
import { KINDS, REQUEST_KINDS } from '@/lib/requests/kinds/kinds';
import { ASSIGNMENTS } from '../queue/filter-options';

interface Way {
  label: string;
  href: string;
  isCurrent: boolean;
}

function Ways({ label, ways }: { label: string; ways: Way[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5">
        {ways.map(({ label: name, href, isCurrent }) => (
          <li key={name}>
            <a
              href={href}
              data-queue=""
              aria-current={isCurrent ? 'true' : undefined}
              className="inline-flex min-h-11 items-center text-base underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** By whom and of which kind what is due may be: each choice is an address of its own. */
export function TodayFilters({ query }: { query: TodayQuery }) {
  const { assignment, kind } = query;
  const assigned = Object.entries(ASSIGNMENTS) as [QueueQuery['assignment'], string][];
  return (
    <div className="mt-2 flex flex-wrap gap-x-12">
      <Ways
        label="Zuweisung"
        ways={assigned.map(([each, label]) => ({
          label,
          href: todayHref({ kind, assignment: each }),
          isCurrent: each === assignment,
        }))}
      />
      <Ways
        label="Art der Anfrage"
        ways={[undefined, ...REQUEST_KINDS].map((each) => ({
          label: each ? KINDS[each].listTitle : 'Alle Arten',
          href: todayHref({ assignment, kind: each }),
          isCurrent: each === kind,
        }))}
      />
    </div>
  );
}
