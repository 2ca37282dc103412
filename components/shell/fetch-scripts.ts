import { onPage } from '@/components/ui/page-events';

/** Whatever a person does first. A mere glance is none of it, and neither is a page that scrolls by itself. */
const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin', 'input', 'click'];

/** A browser also tells of a pointer that rests while the page comes to be below it. */
const isMoved = (event: Event) =>
  !(event instanceof MouseEvent) ||
  event.type !== 'pointermove' ||
  event.movementX !== 0 ||
  event.movementY !== 0;

interface Connection {
  type?: string;
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether bytes cost nobody anything. A browser that does not tell is asked for nothing. */
function isFastAndFree(): boolean {
  const { type, effectiveType, saveData } =
    (navigator as { connection?: Connection }).connection ?? {};
  return /^(wifi|ethernet)$/.test(type ?? '') && effectiveType === '4g' && !saveData;
}

function holds(storage: () => Storage, key: string): boolean {
  try {
    return !/^(\[\])?$/.test(storage().getItem(key) ?? '');
  } catch {
    return false;
  }
}

/** Whether this browser has kept something under the key: a draft, a conversation, saved articles. */
const isKept = (key: string) => holds(() => localStorage, key) || holds(() => sessionStorage, key);

/**
 * Fetches the scripts that the server has taken the addresses from (scripts/serve/later-scripts.ts) at
 * the first touch; at once where they are to bring back what was kept (`data-kept` names its key, and
 * `data-empty` says that there is nothing) or to act upon what the address says; and when the browser idles
 * on a fast connection that nobody pays for.
 */
export function fetchScriptsAtTouch(): void {
  const touched = new AbortController();
  const options = { signal: touched.signal, capture: true, passive: true };
  function fetchScripts() {
    touched.abort();
    if (document.readyState === 'loading') {
      return addEventListener('DOMContentLoaded', fetchScripts, { once: true });
    }
    // A script that fails makes the page a plain one; without a connection it would only fail.
    if (!navigator.onLine) return addEventListener('online', fetchScripts, { once: true });
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-s]')) {
      script.src = script.dataset.s!;
      script.removeAttribute('data-s');
    }
  }
  for (const type of TOUCHES) {
    addEventListener(type, (event) => isMoved(event) && fetchScripts(), options);
  }
  onPage(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-kept]')) {
      if (isKept(element.dataset.kept!)) fetchScripts();
      else element.dataset.empty = '';
    }
    if (/^#\w+=/.test(location.hash)) fetchScripts();
  });
  if (isFastAndFree()) {
    addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(fetchScripts));
  }
}
