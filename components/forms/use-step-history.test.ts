import { act, renderHook, waitFor } from '@testing-library/react';
import { useStepHistory } from './use-step-history';

/** Ten steps, and a history state as Next keeps it. */
function open() {
  window.history.pushState({ next: 'tree' }, '');
  const { result, unmount } = renderHook(() => useStepHistory(() => 9));
  return {
    form: result,
    unmount,
    goTo: (step: number) => act(() => result.current.goTo(step)),
    startAt: (step: number) => act(() => result.current.startAt(step)),
    /** Returns whether it stays in the form */
    goBack: () => {
      let stays: boolean | undefined;
      act(() => void (stays = result.current.goBack()));
      return stays;
    },
    shows: (step: number) => waitFor(() => expect(result.current.step).toBe(step)),
  };
}

test('a form starts with its first step and leaves the history as it is', () => {
  const { form } = open();
  expect(form.current.step).toBe(0);
  expect(window.history.state).toEqual({ next: 'tree' });
});

test("the browser's Back goes one step back, its Forward one step on", async () => {
  const { goTo, form, shows } = open();
  goTo(1);
  goTo(2);
  expect(form.current.step).toBe(2);
  window.history.back();
  await shows(1);
  window.history.back();
  await shows(0);
  window.history.forward();
  await shows(1);
});

test("the form's own Back is the same Back", async () => {
  const { goTo, goBack, shows } = open();
  goTo(1);
  goTo(2);
  expect(goBack()).toBe(true);
  await shows(1);
  expect(window.history.state).toMatchObject({ wizardStep: 1 });
  expect(goBack()).toBe(true);
  await shows(0);
  expect(goBack()).toBe(false);
});

test('a form taken up again makes no entry, and its Back still goes one step back', () => {
  const { startAt, goBack, form } = open();
  const before = window.history.length;
  startAt(2);
  expect(form.current.step).toBe(2);
  expect(goBack()).toBe(true);
  expect(form.current.step).toBe(1);
  expect(goBack()).toBe(true);
  expect(form.current.step).toBe(0);
  expect(goBack()).toBe(false);
  expect(window.history.length).toBe(before);
});

test('going on from there, Back returns to where it was taken up', async () => {
  const { startAt, goTo, goBack, shows } = open();
  startAt(4);
  goTo(5);
  expect(goBack()).toBe(true);
  await shows(4);
});

test('leaves alone what Next keeps in the history', () => {
  const { goTo, startAt } = open();
  goTo(1);
  expect(window.history.state).toMatchObject({ next: 'tree', wizardStep: 1 });
  startAt(3);
  expect(window.history.state).toMatchObject({ next: 'tree', wizardStep: 3 });
});

test.each([
  [99, 9],
  [-1, 0],
])('an entry that says step %d shows step %d', async (said, shown) => {
  const { goTo, shows } = open();
  goTo(1);
  window.history.pushState({ wizardStep: said }, '');
  window.history.pushState({ wizardStep: 2 }, '');
  window.history.back();
  await shows(shown);
});

test('does not listen once the page is left', () => {
  const { goTo, form, unmount } = open();
  goTo(1);
  unmount();
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(form.current.step).toBe(1);
});
