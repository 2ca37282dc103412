import { act, renderHook, waitFor } from '@testing-library/react';
import { useStepHistory } from '@/components/forms/use-step-form';

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
