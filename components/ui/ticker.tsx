import { PauseIcon, PlayIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { PageLink } from './page-link';

interface TickerProps {
  label: string;
  /** The key is needed if several lead to one address */
  items: readonly { key?: string; href: string; text: ReactNode }[];
  look?: 'lines' | 'tiles';
}

/**
 * Can be stopped without scripts; a plain list with reduced motion (WCAG 2.2.2, app/ticker.css).
 */
export function Ticker({ label, items, look = 'lines' }: TickerProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={label} className={cn('ticker', look === 'tiles' && 'ticker-tiles')}>
      <label className="ticker-switch">
        <input type="checkbox" className="sr-only" />
        <PauseIcon className="ticker-pause" />
        <PlayIcon className="ticker-play" />
        <span className="sr-only">Laufband anhalten</span>
      </label>
      <div className="ticker-window">
        <ul>
          {items.map(({ text, href, key = href }) => (
            <li key={key}>
              <PageLink href={href}>{text}</PageLink>
            </li>
          ))}
        </ul>
        {/* Repeats the first list, so that the band has no end. */}
        <ul aria-hidden="true">
          {items.map(({ text, href, key = href }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
