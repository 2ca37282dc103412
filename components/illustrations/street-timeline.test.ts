/** @jest-environment node */
import { illustrationPalette } from './palette';
import { filmAt } from './street-film';
import { streetStart } from './street-start';
import { streetAt } from './street-timeline';
const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

const palette = (t: number) =>
  Object.fromEntries(
    Object.entries(streetAt(t))
      .filter(([name]) => name.startsWith('--illu-'))
      .map(([name, value]) => [name.slice('--illu-'.length), value]),
  );

test('the last moment leads to the first', () => {
  expect(filmAt(1)).toEqual(filmAt(0));
  const before = streetAt(1 - 1 / 480);
  for (const [name, value] of Object.entries(streetAt(0))) {
    if (!value.startsWith('#')) continue;
    const change = channels(value).map((one, at) => Math.abs(one - channels(before[name]!)[at]!));
    expect(Math.max(...change)).toBeLessThanOrEqual(1);
  }
});

test('the film begins in the colours of the light page and of the dark one', () => {
  expect(palette(streetStart.light)).toEqual(illustrationPalette.light);
  expect(palette(streetStart.dark)).toEqual(illustrationPalette.dark);
});

test('nothing jumps from one frame to the next, but what no one sees', () => {
  const number = (name: string, t: number) => parseFloat(streetAt(t)[name]!);
  for (let frame = 0; frame < 480; frame += 1) {
    const [t, next] = [frame / 480, (frame + 1) / 480];
    for (const index of [0, 1, 2]) {
      const step = Math.abs(
        number(`--street-cloud-${index}`, next) - number(`--street-cloud-${index}`, t),
      );
      if (step > 2) expect(number(`--street-cloud-${index}-o`, t)).toBeLessThan(0.01);
    }
    for (const name of ['--street-stars', '--street-shade']) {
      expect(Math.abs(number(name, next) - number(name, t))).toBeLessThan(0.06);
    }
  }
});
