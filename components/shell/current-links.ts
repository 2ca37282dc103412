import { onPage } from '@/components/ui/page-events';

/** Marks the links of header and footer that lead to the page one is on. */
export function markCurrentLinks(): void {
  onPage(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(':is(header, footer) nav a')) {
      if (link.pathname === location.pathname) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  });
}
