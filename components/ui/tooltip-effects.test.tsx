import { act, fireEvent, render, screen } from '@testing-library/react';
import { TooltipEffects } from './tooltip-effects';

const mockFetched = jest.fn();

jest.mock('./tooltips', () => {
  mockFetched();
  return jest.requireActual('./tooltips');
});

/** jsdom has no pointer events. */
class PointerEventLike extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, { pointerType = '', ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
  }
}
window.PointerEvent ??= PointerEventLike as typeof PointerEvent;

beforeEach(() => {
  // The next import counts as the first.
  jest.resetModules();
  mockFetched.mockClear();
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const show = () =>
  render(
    <>
      <button data-tooltip="Noch nicht gespeichert">
        <b>Senden</b>
      </button>
      <button>Zurück</button>
      <TooltipEffects />
    </>,
  );

const approach = (name: string, pointerType = 'mouse') =>
  act(async () => {
    fireEvent.pointerOver(screen.getByText(name), { pointerType });
  });
const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);
const tip = () => screen.queryByRole('tooltip');

test('nothing is fetched before something that has a tooltip is approached', async () => {
  show();
  await approach('Zurück');
  await act(async () => screen.getByRole('button', { name: 'Zurück' }).focus());
  expect(mockFetched).not.toHaveBeenCalled();
  await approach('Senden');
  expect(mockFetched).toHaveBeenCalledTimes(1);
});

test('the first tooltip opens after its delay, without another movement', async () => {
  show();
  await approach('Senden');
  wait(699);
  expect(tip()).not.toBeInTheDocument();
  wait(1);
  expect(tip()).toHaveTextContent('Noch nicht gespeichert');
});

test('the focus opens the first tooltip as well', async () => {
  show();
  await act(async () => screen.getByRole('button', { name: 'Senden' }).focus());
  wait(0);
  expect(tip()).toHaveTextContent('Noch nicht gespeichert');
});

test('they are fetched once', async () => {
  show();
  await act(async () => {
    fireEvent.pointerOver(screen.getByText('Senden'));
    fireEvent.pointerOver(screen.getByText('Senden'));
  });
  await approach('Senden');
  expect(mockFetched).toHaveBeenCalledTimes(1);
  expect(document.querySelectorAll('.tooltip')).toHaveLength(1);
});

test('a finger fetches and opens none; a mouse after it does', async () => {
  show();
  await approach('Senden', 'touch');
  wait(5000);
  expect(mockFetched).not.toHaveBeenCalled();
  expect(tip()).not.toBeInTheDocument();
  await approach('Senden');
  wait(700);
  expect(tip()).toBeInTheDocument();
});

test('a pointer that has gone on meanwhile opens none', async () => {
  show();
  await act(async () => {
    fireEvent.pointerOver(screen.getByText('Senden'));
    fireEvent.pointerOver(screen.getByText('Zurück'));
  });
  wait(5000);
  expect(mockFetched).toHaveBeenCalledTimes(1);
  expect(tip()).not.toBeInTheDocument();
});

test('what could not be fetched is fetched at the next occasion', async () => {
  mockFetched.mockImplementationOnce(() => {
    throw new Error('no connection');
  });
  show();
  await approach('Senden');
  await approach('Senden');
  wait(700);
  expect(tip()).toHaveTextContent('Noch nicht gespeichert');
});

test('they go with the page', async () => {
  const { unmount } = show();
  await approach('Senden');
  unmount();
  expect(document.querySelector('.tooltip')).toBeNull();
});

test('a page that goes before they have come leaves nothing behind', async () => {
  const { unmount } = show();
  await act(async () => {
    fireEvent.pointerOver(screen.getByText('Senden'));
    unmount();
  });
  expect(document.querySelector('.tooltip')).toBeNull();
});
