interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Tells when a film on the stage may run: once the page has loaded and rests, while the stage is in
 * view and its tab in front. Says nothing at all where motion or data are to be spared.
 * @returns what ends the watching
 */
export function watchStage(stage: Element, report: (isOn: boolean) => void) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const { connection } = navigator as { connection?: Connection };
  if (calm.matches || connection?.saveData || /2g/.test(`${connection?.effectiveType}`)) return;

  let isInView = false;
  const tell = () => report(isInView && !document.hidden && !calm.matches);
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)!.isIntersecting;
    tell();
  });
  const ending = new AbortController();
  const { signal } = ending;
  const begin = () =>
    (window.requestIdleCallback ?? setTimeout)(() => signal.aborted || observer.observe(stage));

  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { signal });
  document.addEventListener('visibilitychange', tell, { signal });
  calm.addEventListener('change', tell, { signal });
  return () => {
    observer.disconnect();
    ending.abort();
  };
}
