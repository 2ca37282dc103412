import { Badge } from '@/components/ui/badge';
import type { NavigationEntry } from './navigation';
import { IntentLink } from '@/components/ui/intent-link';

interface NavigationLinksProps {
  entries: readonly NavigationEntry[];
  className?: string;
}

/** Links of a navigation, each with its badge. */
export function NavigationLinks({ entries, className }: NavigationLinksProps) {
  return (
    <ul className={className}>
      {entries.map(({ href, label, badge }) => (
        <li key={href}>
          <IntentLink
            href={href}
            className="flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
          >
            {label}
            {badge && <Badge>{badge}</Badge>}
          </IntentLink>
        </li>
      ))}
    </ul>
  );
}
