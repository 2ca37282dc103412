import Link from 'next/link';
import { CATEGORIES, type CategoryId } from '@/lib/articles/categories';
import { guideSelection } from '@/lib/routes';
import { LinkPending } from './link-pending';

interface CategoryFilterProps {
  current?: CategoryId;
  query: string;
}

/** One category or all of them. Links, so that they work without scripts and with Back. */
export function CategoryFilter({ current, query }: CategoryFilterProps) {
  const entries = [{ id: undefined, name: 'Alle' }, ...CATEGORIES];
  return (
    <nav aria-label="Kategorien">
      <ul className="flex flex-wrap gap-2">
        {entries.map(({ id, name }) => (
          <li key={name}>
            <Link
              href={guideSelection({ category: id, query })}
              aria-current={id === current ? 'true' : undefined}
              scroll={false}
              prefetch={false}
              className="flex min-h-11 items-center rounded-full border border-edge px-4 hover:border-petrol hover:text-petrol aria-[current]:border-petrol aria-[current]:bg-petrol aria-[current]:font-semibold aria-[current]:text-on-petrol"
            >
              {name}
              <LinkPending />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
