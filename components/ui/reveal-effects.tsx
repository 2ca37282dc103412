'use client';

import { useEffect } from 'react';

function show(elements: Iterable<IntersectionObserverEntry>, observer: IntersectionObserver) {
  for (const { isIntersecting, target } of elements) {
    if (!isIntersecting) continue;
    target.setAttribute('data-reveal-state', 'shown');
    observer.unobserve(target);
  }
}

/** What is on the screen or comes next stays visible: scripts may be late, and readers scroll. */
export function RevealEffects() {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observers = new Map<string, IntersectionObserver>();
    for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
      if (element.getBoundingClientRect().top < 2 * innerHeight) continue;
      const { reveal = '0', revealMargin = '0' } = element.dataset;
      const key = `${reveal} ${revealMargin}`;
      const observer =
        observers.get(key) ??
        new IntersectionObserver(show, {
          threshold: Number(reveal),
          rootMargin: `${revealMargin}px`,
        });
      observers.set(key, observer);
      element.dataset.revealState = 'waiting';
      observer.observe(element);
    }
    return () => {
      for (const observer of observers.values()) observer.disconnect();
    };
  }, []);
  return null;
}
