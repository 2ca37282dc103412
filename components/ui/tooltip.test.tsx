import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from './tooltip';

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
  jest.useFakeTimers();
  render(
    <TooltipProvider>
      {['Schließen', 'Drucken'].map((name) => (
        <Tooltip key={name}>
          <TooltipTrigger>{name}</TooltipTrigger>
          <TooltipContent>{`Zum ${name}`}</TooltipContent>
        </Tooltip>
      ))}
    </TooltipProvider>,
  );
});

const button = (name: string) => screen.getByRole('button', { name });
const tip = () => screen.queryByRole('tooltip')?.textContent;
const point = (name: string, pointerType = 'mouse') =>
  fireEvent.pointerMove(button(name), { pointerType });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('it opens once the pointer has rested for 700 ms, and says what the button does', () => {
  point('Schließen');
  wait(699);
  expect(tip()).toBeUndefined();
  wait(1);
  expect(tip()).toBe('Zum Schließen');
  expect(button('Schließen')).toHaveAccessibleDescription('Zum Schließen');
});

test('the next one opens at once within 300 ms, and not later', () => {
  point('Schließen');
  wait(700);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(tip()).toBeUndefined();
  wait(299);
  point('Drucken');
  expect(tip()).toBe('Zum Drucken');
  fireEvent.keyDown(document, { key: 'Escape' });
  fireEvent.pointerLeave(button('Drucken'));
  wait(301);
  point('Schließen');
  wait(699);
  expect(tip()).toBeUndefined();
});
