import { cn } from '@/lib/utils';

/** `null` is a gap: `[1, null, 6, 7, 8, null, 20]` for page 7 of 20. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const offered = new Set([1, page - 1, page, page + 1, pages]);
  const numbers = [...offered].filter((number) => number >= 1 && number <= pages);
  return numbers
    .sort((a, b) => a - b)
    .flatMap((number, index) => {
      const gap = number - (numbers[index - 1] ?? 0);
      if (gap <= 1) return [number];
      // A gap of one page would be as wide as its number.
      return gap === 2 ? [number - 1, number] : [null, number];
    });
}

interface PaginationProps {
  label?: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

const STEP =
  'flex min-h-11 min-w-11 items-center justify-center rounded-md border px-3 tabular-nums';
const LINK = 'border-edge bg-surface hover:border-petrol hover:text-petrol';

export function Pagination({ label = 'Seiten', page, pages, hrefOf }: PaginationProps) {
  if (pages < 2) return null;
  const step = (to: number, label: string) =>
    to >= 1 && to <= pages ? (
      <a href={hrefOf(to)} data-queue="page" className={cn(STEP, LINK)}>
        {label}
      </a>
    ) : (
      <span className={cn(STEP, 'border-line text-muted')}>{label}</span>
    );
  return (
    <nav aria-label={label} className="mt-4">
      <ul className="flex flex-wrap items-center justify-center gap-1.5">
        <li>{step(page - 1, 'Zurück')}</li>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className="px-1 text-muted">…</span>
            ) : (
              <a
                href={hrefOf(number)}
                data-queue="page"
                aria-current={number === page ? 'page' : undefined}
                aria-label={`Seite ${number}`}
                className={cn(
                  STEP,
                  number === page
                    ? 'border-transparent bg-petrol font-semibold text-on-petrol'
                    : LINK,
                )}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        <li>{step(page + 1, 'Weiter')}</li>
      </ul>
    </nav>
  );
}
