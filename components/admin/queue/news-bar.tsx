'use client';

import { XIcon } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip';
import { queueHref } from '@/lib/submissions/admin/queue/search-params';
import { employeeRoutes } from '@/lib/employee-routes';
import type { SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { newsLabel, titleWithNews, useNews } from './use-news';

interface NewsBarProps {
  /** ISO time at which the page was rendered */
  since: string;
  isOpen: boolean;
  type: SubmissionKind;
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-auto flex min-h-11 items-center gap-1 rounded-md bg-petrol pr-1 pl-4 text-base text-on-petrol shadow-lg">
      {children}
    </div>
  );
}

const LINK = 'flex min-h-11 items-center py-1 pr-3 font-semibold underline underline-offset-4';

export function NewsBar({ since, isOpen, type }: NewsBarProps) {
  const { count, kind, connection, acknowledge } = useNews(since, isOpen);
  useEffect(() => {
    document.title = titleWithNews(document.title, count);
  });
  return (
    <div
      role="status"
      className="pointer-events-none z-20 flex justify-end max-sm:fixed max-sm:inset-x-4 max-sm:bottom-4 max-sm:justify-center sm:sticky sm:top-3 sm:h-0 sm:translate-y-2 print:hidden"
    >
      {connection === 'logged-out' ? (
        <Bar>
          Sie sind abgemeldet.
          <a href={employeeRoutes.login} className={LINK}>
            Anmelden
          </a>
        </Bar>
      ) : connection === 'lost' ? (
        <Bar>
          <span className="py-2 pr-3">
            Keine Verbindung. Die Liste ist vielleicht nicht aktuell.
          </span>
        </Bar>
      ) : (
        count > 0 && (
          <Bar>
            <a
              href={queueHref(kind ?? type, { sort: 'newest' })}
              data-queue="page"
              onClick={acknowledge}
              className={LINK}
            >
              {newsLabel(count)}
            </a>
            <Tooltip>
              <TooltipTrigger
                aria-label="Hinweis schließen"
                // The tooltip only repeats the name.
                aria-describedby={undefined}
                onClick={acknowledge}
                className="grid size-11 cursor-pointer place-items-center rounded-md"
              >
                <XIcon />
              </TooltipTrigger>
              <TooltipContent>Hinweis schließen</TooltipContent>
            </Tooltip>
          </Bar>
        )
      )}
    </div>
  );
}
