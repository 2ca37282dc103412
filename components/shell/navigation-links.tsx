import { Badge } from '@/components/ui/badge';
import type { NavigationEntry } from './navigation';
import { NavLink } from './nav-link';
import { cn } from '@/lib/utils';

interface NavigationLinksProps {
  entries: readonly NavigationEntry[];
  className?: string;
}

/** Links of a navigation, each with its badge. */
export function NavigationLinks({ entries, className }: NavigationLinksProps) {
  return (
    <ul
      className={cn(
        '[&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:gap-2 [&_a]:underline-offset-4 [&_a]:hover:underline',
        className,
      )}
    >
      {entries.map(({ href, label, badge }) => (
        <li key={href}>
          <NavLink href={href}>
            {label}
            {badge && <Badge>{badge}</Badge>}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
