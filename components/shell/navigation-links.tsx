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
            {badge && (
              <span className="rounded-full bg-brick-soft px-2 py-0.5 text-sm font-semibold text-brick-text">
                {badge}
              </span>
            )}
          </IntentLink>
        </li>
      ))}
    </ul>
  );
}
