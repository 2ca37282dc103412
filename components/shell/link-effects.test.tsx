import { fireEvent, render, screen } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ReactNode } from 'react';
import { IntentLink } from '@/components/ui/intent-link';
import { LinkEffects } from './link-effects';

function show(link: ReactNode) {
  const router = { push: jest.fn(), replace: jest.fn(), prefetch: jest.fn() };
  const { unmount } = render(
    <AppRouterContext value={router as never}>
      {link}
      <p>Text</p>
      <LinkEffects />
    </AppRouterContext>,
  );
  return { ...router, unmount };
}

const GUIDE = <IntentLink href="/ratgeber/notar?von=suche#kosten">Notar</IntentLink>;
const link = () => screen.getByRole('link');

/** Whether the browser is left to follow a click on the element; jsdom itself cannot. */
function followsItself(element: Element, init: MouseEventInit = {}) {
  let isLeft = true;
  const watch = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', watch);
  fireEvent.click(element, init);
  window.removeEventListener('click', watch);
  return isLeft;
}

describe('a click', () => {
  test('leads to path, query and fragment without a load', () => {
    const { push } = show(GUIDE);
    expect(followsItself(link())).toBe(false);
    expect(push.mock.calls).toEqual([['/ratgeber/notar?von=suche#kosten']]);
  });

  test('on a link to the page that is shown leads to its top and calls off other ways', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { push, replace } = show(<IntentLink href={location.pathname}>Hier</IntentLink>);
    expect(followsItself(link())).toBe(false);
    expect(push).not.toHaveBeenCalled();
    expect(replace.mock.calls).toEqual([[location.pathname]]);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    scrollTo.mockRestore();
  });

  test('on something inside a link counts', () => {
    const { push } = show(
      <IntentLink href="/ratgeber">
        <strong>Ratgeber</strong>
      </IntentLink>,
    );
    expect(followsItself(screen.getByText('Ratgeber'))).toBe(false);
    expect(push.mock.calls).toEqual([['/ratgeber']]);
  });

  test('on a whole address of the portal counts', () => {
    const { push } = show(<IntentLink href={`${location.origin}/beratung`}>Beratung</IntentLink>);
    expect(followsItself(link())).toBe(false);
    expect(push.mock.calls).toEqual([['/beratung']]);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'with %j is left to the browser',
    (held) => {
      const { push } = show(GUIDE);
      expect(followsItself(link(), held)).toBe(true);
      expect(push).not.toHaveBeenCalled();
    },
  );

  test.each([1, 2])('with button %i is left to the browser', (button) => {
    const { push } = show(GUIDE);
    expect(followsItself(link(), { button })).toBe(true);
    expect(push).not.toHaveBeenCalled();
  });

  test.each([
    [
      'for another window',
      <IntentLink key="" href="/agb" target="_blank">
        AGB
      </IntentLink>,
    ],
    [
      'to another host',
      <IntentLink key="" href="https://example.org/agb">
        AGB
      </IntentLink>,
    ],
    [
      'that dials',
      <IntentLink key="" href="tel:+4930123456">
        Anrufen
      </IntentLink>,
    ],
    [
      'to a place on this page',
      <IntentLink key="" href="#preise">
        Preise
      </IntentLink>,
    ],
    [
      'not marked as one of the portal',
      <a key="" href="/agb#widerruf">
        AGB
      </a>,
    ],
  ])('on a link %s is left to the browser', (_, foreign) => {
    const { push } = show(foreign);
    expect(followsItself(link())).toBe(true);
    expect(push).not.toHaveBeenCalled();
  });

  test('beside every link does nothing', () => {
    const { push } = show(GUIDE);
    expect(followsItself(screen.getByText('Text'))).toBe(true);
    expect(push).not.toHaveBeenCalled();
  });

  test('that the link has dealt with itself leads nowhere', () => {
    const { push } = show(
      <IntentLink href="/agb" onClick={(event) => event.preventDefault()}>
        AGB
      </IntentLink>,
    );
    followsItself(link());
    expect(push).not.toHaveBeenCalled();
  });
});

describe('fetching ahead', () => {
  test('does not begin by itself', () => {
    const { prefetch } = show(GUIDE);
    fireEvent.pointerOver(screen.getByText('Text'));
    expect(prefetch).not.toHaveBeenCalled();
  });

  test.each(['pointerover', 'touchstart', 'focusin'])('begins with %s', (type) => {
    const { prefetch } = show(GUIDE);
    fireEvent(link(), new Event(type, { bubbles: true }));
    expect(prefetch.mock.calls).toEqual([['/ratgeber/notar?von=suche#kosten']]);
  });

  test('leaves out what is not opened here', () => {
    const { prefetch } = show(
      <>
        <IntentLink href="/agb" target="_blank">
          AGB
        </IntentLink>
        <IntentLink href="https://example.org/">Anderswo</IntentLink>
        <IntentLink href="tel:+4930123456">Anrufen</IntentLink>
        <a href="/impressum">Impressum</a>
      </>,
    );
    for (const other of screen.getAllByRole('link')) fireEvent.pointerOver(other);
    expect(prefetch).not.toHaveBeenCalled();
  });
});

test('once it is gone, links are plain links', () => {
  const { push, prefetch, unmount } = show(null);
  unmount();
  render(GUIDE);
  fireEvent.pointerOver(link());
  expect(followsItself(link())).toBe(true);
  expect(push).not.toHaveBeenCalled();
  expect(prefetch).not.toHaveBeenCalled();
});
