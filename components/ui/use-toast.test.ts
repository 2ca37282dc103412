import { act, renderHook } from '@testing-library/react';
import { dismissToast, TOAST, toast, useToast } from './use-toast';
import { wait, withEmptyToasts } from './use-toast.fixture';

withEmptyToasts();

const say = (title: string) => act(() => toast({ title }));
const close = (id: number) => act(() => dismissToast(id));
const watch = () => renderHook(useToast).result;

test('the constants are the specified ones', () => {
  expect(TOAST).toEqual({
    duration: 5000,
    removalDelay: 1_000_000,
    swipeThreshold: 50,
    hotkey: 'F8',
  });
});

test('there is nothing until something is said', () => {
  const shown = watch();
  expect(shown.current).toBeNull();
  say('Gespeichert');
  expect(shown.current).toMatchObject({ title: 'Gespeichert', open: true });
});

test('there is one at most: the next takes the place of the one before', () => {
  const shown = watch();
  say('Erste');
  const first = shown.current;
  say('Zweite');
  expect(shown.current).toMatchObject({ title: 'Zweite', open: true });
  expect(shown.current?.id).not.toBe(first?.id);
});

test('a closed one is kept for 1,000,000 ms and then gone', () => {
  const shown = watch();
  say('Gespeichert');
  close(shown.current!.id);
  expect(shown.current).toMatchObject({ title: 'Gespeichert', open: false });
  wait(999_999);
  expect(shown.current).toMatchObject({ title: 'Gespeichert', open: false });
  wait(1);
  expect(shown.current).toBeNull();
});

test('the removal of a closed one does not reach a newer one', () => {
  const shown = watch();
  say('Erste');
  close(shown.current!.id);
  wait(500_000);
  say('Zweite');
  wait(1_000_000);
  expect(shown.current).toMatchObject({ title: 'Zweite', open: true });
});

test('who closes an earlier one leaves the newer one alone', () => {
  const shown = watch();
  say('Erste');
  const { id } = shown.current!;
  say('Zweite');
  close(id);
  expect(shown.current).toMatchObject({ title: 'Zweite', open: true });
});

test('the removal of one that was closed twice does not reach a newer one either', () => {
  const shown = watch();
  say('Erste');
  const { id } = shown.current!;
  close(id);
  close(id);
  say('Zweite');
  wait(1_000_000);
  expect(shown.current).toMatchObject({ title: 'Zweite', open: true });
});
