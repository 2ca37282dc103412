import { onPage } from '@/components/ui/page-events';
import { protect } from './protection';

/**
 * Whether the content protection of specification 9 applies to a page (and 10).
 * @param open what is exempt from it, see protected-pages.ts
 */
export function isProtected(pathname: string, open: readonly string[]): boolean {
  return !open.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/**
 * Hinders copying while a page is open that is to be protected (`CONTENT_PROTECTION`). The document says
 * which are exempt, and says nothing where nothing is protected.
 */
export function protectContent(): void {
  const open = document.documentElement.dataset.open?.split(' ');
  if (!open) return;
  let stop: (() => void) | undefined;
  onPage(() => {
    if (isProtected(location.pathname, open)) stop ??= protect();
    else {
      stop?.();
      stop = undefined;
    }
  });
}
