import { CATEGORIES, type CategoryId } from '@/lib/guides/categories';
import { guideSelection } from '@/lib/routes';

interface CategoryFilterProps {
  current?: CategoryId;
  query: string;
}

/**
 * One category or all of them: plain links, each a page of its own from the server. They work without
 * scripts and with Back.
 */
export function CategoryFilter({ current, query }: CategoryFilterProps) {
  const entries = [{ id: undefined, name: 'Alle' }, ...CATEGORIES];
  return (
    <nav aria-label="Kategorien">
      <ul className="flex flex-wrap gap-2">
        {entries.map(({ id, name }) => (
          <li key={name}>
            <a
              href={guideSelection({ category: id, query })}
              aria-current={id === current ? 'true' : undefined}
              className="flex min-h-11 max-w-full items-center rounded-full [overflow-wrap:anywhere] border border-edge px-4 hover:border-petrol hover:text-petrol aria-[current]:border-petrol aria-[current]:bg-petrol aria-[current]:font-semibold aria-[current]:text-on-petrol"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
