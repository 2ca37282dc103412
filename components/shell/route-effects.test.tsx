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
const loader = () => screen.queryByText('Seite wird geladen...');

test.each(['/ratgeber', '/ratgeber?search=notar'])(
  'the loader is not shown on the way from /ratgeber to %s',
  async (url) => {
    open('/ratgeber');
    await start(url);
    expect(loader()).not.toBeInTheDocument();
  },
);

test('the focus stays where the new page has put it', async () => {
  const arrive = open('/');
  await start('/beratung');
  arrive('/beratung', <input autoFocus aria-label="Frage" />);
  expect(screen.getByRole('textbox', { name: 'Frage' })).toHaveFocus();
});

test('the scroll position a way back does not spare the next navigation the top', async () => {
  const arrive = open('/ratgeber');
  await start('/', 'traverse');
  arrive('/');
  await start('/beratung');
  arrive('/beratung');
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
});
