import { act, render, screen } from '@testing-library/react';
import { WithRouter } from '@/lib/testing/navigation';
import type { ReactNode } from 'react';
import { announceNavigation, type NavigationType } from './navigation-start';
import { RouteEffects } from './route-effects';

const scrolled = jest.fn();

beforeEach(() => {
  // Microtasks must run by themselves.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  window.scrollTo = scrolled;
});

afterEach(() => {
  jest.useRealTimers();
  scrolled.mockClear();
  history.replaceState(null, '', '/');
});

const page = (pathname: string, content: ReactNode) => (
  <WithRouter pathname={pathname}>
    <RouteEffects />
    <button>Menü</button>
    <main>
      <h1>Seite {pathname}</h1>
      {content}
    </main>
  </WithRouter>
);

function open(pathname: string) {
  const { rerender } = render(page(pathname, null));
  return (next: string, content: ReactNode = null) => rerender(page(next, content));
}

const start = (url: string, type: NavigationType = 'push') =>
  act(async () => announceNavigation(url, type));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const loader = () => screen.queryByText('Seite wird geladen...');

test('the first page comes without a loader, a jump or the focus', () => {
  open('/');
  wait(20_000);
  expect(loader()).not.toBeInTheDocument();
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

describe('the loader', () => {
  test('is shown, and read out, from the start of the navigation', async () => {
    open('/');
    await start('/ratgeber');
    expect(screen.getByRole('status')).toHaveTextContent('Seite wird geladen...');
  });

  test('stays for 500 ms from the start when the page comes sooner', async () => {
    const arrive = open('/');
    await start('/ratgeber');
    wait(200);
    arrive('/ratgeber');
    wait(299);
    expect(loader()).toBeVisible();
    wait(1);
    expect(loader()).not.toBeInTheDocument();
  });

  test('goes with a page that takes longer', async () => {
    const arrive = open('/');
    await start('/ratgeber');
    wait(3000);
    expect(loader()).toBeVisible();
    arrive('/ratgeber');
    wait(0);
    expect(loader()).not.toBeInTheDocument();
  });

  test.each(['/ratgeber', '/ratgeber?search=notar', '/ratgeber#markt'])(
    'is not shown on the way from /ratgeber to %s',
    async (url) => {
      open('/ratgeber');
      await start(url);
      expect(loader()).not.toBeInTheDocument();
    },
  );

  test('gives up after 15 seconds without a page', async () => {
    open('/');
    await start('/ratgeber');
    wait(14_999);
    expect(loader()).toBeVisible();
    wait(1);
    expect(loader()).not.toBeInTheDocument();
  });

  test('gives each navigation its 15 seconds', async () => {
    open('/');
    await start('/ratgeber');
    wait(10_000);
    await start('/beratung');
    wait(14_999);
    expect(loader()).toBeVisible();
  });

  test('does not give up for a navigation that has ended', async () => {
    const arrive = open('/');
    await start('/ratgeber');
    arrive('/ratgeber');
    wait(14_900);
    await start('/beratung');
    wait(200);
    expect(loader()).toBeVisible();
  });

  test('does not go with the time of the navigation before', async () => {
    const arrive = open('/');
    await start('/ratgeber');
    arrive('/ratgeber');
    wait(400);
    await start('/beratung');
    wait(1000);
    expect(loader()).toBeVisible();
    arrive('/beratung');
    wait(0);
    expect(loader()).not.toBeInTheDocument();
  });

  test('goes when the reader would rather stay on this page', async () => {
    open('/');
    await start('/ratgeber');
    await start('/#faq');
    expect(loader()).not.toBeInTheDocument();
  });

  test('stays when the page that has come changes its query at once', async () => {
    const arrive = open('/');
    await start('/ratgeber');
    arrive('/ratgeber');
    await start('/ratgeber?search=notar', 'replace');
    wait(499);
    expect(loader()).toBeVisible();
    wait(1);
    expect(loader()).not.toBeInTheDocument();
  });
});

describe('the focus', () => {
  test('goes to the heading of the new page', async () => {
    const arrive = open('/');
    act(() => screen.getByRole('button', { name: 'Menü' }).focus());
    await start('/ratgeber');
    arrive('/ratgeber');
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveFocus();
    expect(heading).toHaveAttribute('tabindex', '-1');
  });

  test('stays where the new page has put it', async () => {
    const arrive = open('/');
    await start('/beratung');
    arrive('/beratung', <input autoFocus aria-label="Frage" />);
    expect(screen.getByRole('textbox', { name: 'Frage' })).toHaveFocus();
  });

  test('goes to the heading after back and forward as well', async () => {
    const arrive = open('/ratgeber');
    await start('/', 'traverse');
    arrive('/');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('the scroll position', () => {
  test.each(['push', 'replace'] as const)('is the top after a %s', async (type) => {
    const arrive = open('/');
    await start('/ratgeber', type);
    expect(scrolled).not.toHaveBeenCalled();
    arrive('/ratgeber');
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
  });

  test('is the top even when nobody has announced the page', () => {
    open('/')('/ratgeber');
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
  });

  test('is left to the browser on the way back and forward', async () => {
    const arrive = open('/ratgeber');
    await start('/', 'traverse');
    arrive('/');
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('is the fragment where the address has one', async () => {
    const arrive = open('/');
    await start('/makler#lead-pakete');
    history.replaceState(null, '', '/makler#lead-pakete');
    arrive('/makler');
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('a way back does not spare the next navigation the top', async () => {
    const arrive = open('/ratgeber');
    await start('/', 'traverse');
    arrive('/');
    await start('/beratung');
    arrive('/beratung');
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
  });
});
