import { render, screen } from '@testing-library/react';
import { revealed } from './reveal';
import { RevealEffects } from './reveal-effects';

/** jsdom has no layout. */
class FakeObserver {
  static made: FakeObserver[] = [];
  readonly watched = new Set<Element>();

  constructor(
    private readonly callback: (entries: object[], observer: FakeObserver) => void,
    readonly options: IntersectionObserverInit,
  ) {
    FakeObserver.made.push(this);
  }

  observe(element: Element) {
    this.watched.add(element);
  }

  unobserve(element: Element) {
    this.watched.delete(element);
  }

  disconnect() {
    this.watched.clear();
  }

  report(target: Element, isIntersecting: boolean) {
    this.callback([{ target, isIntersecting }], this);
  }
}

let wantsNoMotion = false;

beforeEach(() => {
  FakeObserver.made = [];
  wantsNoMotion = false;
  window.IntersectionObserver = FakeObserver as never;
  window.matchMedia = (query) =>
    ({ matches: wantsNoMotion && query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(topOf);
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** From the element's `data-top`. */
function topOf(this: Element) {
  return { top: Number((this as HTMLElement).dataset.top) } as DOMRect;
}

const BELOW = 2 * window.innerHeight + 100;

const show = () =>
  render(
    <>
      <p {...revealed({ threshold: 0.1 })} data-top={100}>
        Oben
      </p>
      <p {...revealed({ threshold: 0.1 })} data-top={2 * window.innerHeight - 1}>
        Gleich darunter
      </p>
      <p {...revealed({ threshold: 0.3, margin: 50 })} data-top={BELOW}>
        Schritt
      </p>
      <p {...revealed({ threshold: 0.1 })} data-top={BELOW}>
        Karte
      </p>
      <p {...revealed({ threshold: 0.1, delay: 300 })} data-top={2 * window.innerHeight}>
        Andere Karte
      </p>
      <p data-top={BELOW}>Text</p>
      <RevealEffects />
    </>,
  );

const element = (text: string) => screen.getByText(text);
const state = (text: string) => element(text).dataset.revealState;
const observerOf = (text: string) =>
  FakeObserver.made.find(({ watched }) => watched.has(element(text)))!;

test('what is far below the window waits, until it is scrolled to', () => {
  show();
  const observer = observerOf('Karte');
  expect(state('Karte')).toBe('waiting');
  observer.report(element('Karte'), false);
  expect(state('Karte')).toBe('waiting');
  observer.report(element('Karte'), true);
  expect(state('Karte')).toBe('shown');
  expect(state('Andere Karte')).toBe('waiting');
});

test('what has appeared is no longer watched', () => {
  show();
  const observer = observerOf('Karte');
  observer.report(element('Karte'), true);
  expect([...observer.watched]).toEqual([element('Andere Karte')]);
});

test.each(['Oben', 'Gleich darunter', 'Text'])(
  '%s: what is read first or not marked is never hidden',
  (text) => {
    show();
    expect(state(text)).toBeUndefined();
    expect(observerOf(text)).toBeUndefined();
  },
);

test('who wants no motion sees everything at once', () => {
  wantsNoMotion = true;
  show();
  expect(document.querySelector('[data-reveal-state]')).toBeNull();
  expect(FakeObserver.made).toEqual([]);
});

test('threshold and margin reach the observer, one for each kind', () => {
  show();
  expect(observerOf('Schritt').options).toEqual({ threshold: 0.3, rootMargin: '50px' });
  expect(observerOf('Karte').options).toEqual({ threshold: 0.1, rootMargin: '0px' });
  expect(observerOf('Andere Karte')).toBe(observerOf('Karte'));
  expect(FakeObserver.made).toHaveLength(2);
});

test('nothing is watched once the page has gone', () => {
  show().unmount();
  expect(FakeObserver.made.flatMap(({ watched }) => [...watched])).toEqual([]);
  expect(FakeObserver.made).toHaveLength(2);
});
