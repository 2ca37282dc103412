/** @jest-environment node */
import { freePlace } from './use-free-place';

const WINDOW = { width: 400, height: 800 };
const TOAST = { width: 400, height: 100 };
const button = (left: number, top: number, width = 100, height = 44) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  weight: 1,
});

test('with nothing in the way it stands at its first place', () => {
  expect(freePlace(TOAST, [], WINDOW, 56)).toEqual({ left: 0, top: 644 });
});

test('over a button it moves up until it covers none', () => {
  const { top } = freePlace(TOAST, [button(100, 700)], WINDOW, 56);
  expect(top + TOAST.height).toBeLessThanOrEqual(700);
  expect(top).toBeGreaterThan(580);
});

test('on a wide window it moves aside first', () => {
  const wide = { width: 1280, height: 800 };
  expect(freePlace(TOAST, [button(1100, 700)], wide, 56)).toEqual({ left: 440, top: 644 });
});

test('it rather covers a word that leads somewhere than a button', () => {
  const links = Array.from({ length: 20 }, (_, index) => button(0, index * 40, 400, 20));
  const buttons = [{ ...button(0, 600, 400, 144), weight: 100 }];
  const { top } = freePlace(TOAST, [...links, ...buttons], WINDOW, 56);
  expect(top + TOAST.height).toBeLessThanOrEqual(600);
});

test('where there is no free place it covers as little as possible', () => {
  const rows = Array.from({ length: 16 }, (_, index) => button(0, index * 50, 400, 44));
  const thin = rows.map((row, index) => (index === 5 ? { ...row, right: 10 } : row));
  const { top } = freePlace({ ...TOAST, height: 44 }, thin, WINDOW, 0);
  expect(Math.abs(top - 250)).toBeLessThanOrEqual(8);
});
