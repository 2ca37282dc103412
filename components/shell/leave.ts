/** What is said where there is no connection. */
const OFFLINE =
  'Keine Verbindung zum Internet. Sie bleiben auf dieser Seite; bitte versuchen Sie es noch einmal, sobald Sie wieder online sind.';

/** Milliseconds after which a word goes by itself */
const TOLD_FOR = 15_000;

let told: HTMLElement | undefined;
let end: number;

function hush(): void {
  clearTimeout(end);
  told?.remove();
}

/** Says something over the page, or over the dialog that stands in front of it. */
function tell(about: Element | undefined, role: string, look: string, text: string): void {
  hush();
  told = document.createElement('div');
  told.setAttribute('role', role);
  told.className = look;
  told.appendChild(document.createElement('p')).textContent = text;
  (about?.closest('dialog') ?? document.body).appendChild(told);
  end = window.setTimeout(hush, TOLD_FOR);
}

/** Says that there is no connection, and that the page stays. */
const stay = (about?: Element) => tell(about, 'alert', 'offline-note', OFFLINE);

/** Where a press on a link leads, if the whole page is left by it. */
function targetOfLink(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { pathname, search, origin } = location;
  const isPlain =
    !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isFile = /\.\w+$/.test(link.pathname);
  const isHere = link.hash && link.pathname + link.search === pathname + search;
  return isPlain && link.origin === origin && !isFile && !isHere;
}

/** The link or form by which another page of the portal is about to take the place of this one. */
function leavingBy(event: Event): Element | undefined {
  const { target, type, defaultPrevented } = event;
  if (defaultPrevented || !(target instanceof Element)) return;
  const element = type === 'click' ? target.closest<HTMLAnchorElement>('a[href]') : target;
  if (!element || element.hasAttribute('download') || element.getAttribute('target')) return;
  if (type === 'click') {
    return targetOfLink(element as HTMLAnchorElement, event as MouseEvent) ? element : undefined;
  }
  if ((element as HTMLFormElement).method === 'dialog') return;
  const address = new URL(element.getAttribute('action') || location.href, location.href);
  return address.origin === location.origin ? element : undefined;
}

function leave(event: Event): void {
  const element = leavingBy(event);
  if (!element) return;
  if (navigator.onLine) return tell(element, 'status', 'loading-overlay', 'Seite wird geladen...');
  event.preventDefault();
  event.stopPropagation();
  stay(element);
}

/**
 * Follows what leads to another page of the portal by a whole load: it shows the loader from the press
 * until the new page is there, and not when that comes back from the browser's memory. Without a
 * connection nothing is left: the press is taken back, and a sentence says why. Files are fetched beside the
 * page. What a script deals with itself has been prevented by the time it arrives here.
 * @returns ends it
 */
export function watchLeaving(): () => void {
  const events = new AbortController();
  const { signal } = events;
  addEventListener('click', leave, { signal });
  addEventListener('submit', leave, { signal });
  // Before React changes pages, which without a connection would wait.
  addEventListener('click', (event) => navigator.onLine || leave(event), { signal, capture: true });
  addEventListener('online', hush, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && hush(), { signal });
  return () => events.abort();
}
