import { cn } from '@/lib/utils';
import type { ContentsEntry } from './table-of-contents';

interface ContentsFoldProps {
  entries: readonly ContentsEntry[];
  className?: string;
}

export function ContentsFold({ entries, className }: ContentsFoldProps) {
  return (
    <details className={cn('group', className)}>
      <summary className="flex min-h-12 cursor-pointer items-center justify-between border-y border-line py-2 font-semibold list-none [&::-webkit-details-marker]:hidden">
        Inhalt
        <span
          aria-hidden="true"
          className="text-2xl font-normal text-petrol transition-transform group-open:rotate-45"
        >
          +
        </span>
      </summary>
      <nav aria-label="Inhalt des Artikels">
        <ol className="border-b border-line py-2 [&_a]:block [&_a]:py-2 [&_a]:leading-snug [&_a]:hover:text-petrol">
          {entries.map(({ id, text, level }) => (
            <li key={id} className={level === 3 ? 'pl-5' : 'font-semibold'}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
