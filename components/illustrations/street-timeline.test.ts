/** @jest-environment node */
import { illustrationPalette } from './palette';
import { filmAt } from './street-film';
import { streetHours, mixColours } from './street-hours';
import { streetStart } from './street-start';
import { LAMPS, streetAt } from './street-timeline';

const lamps = (t: number) =>
  Array.from({ length: LAMPS }, (_, index) => streetAt(t)[`--lamp-${index}`]);
const lit = (t: number) =>
  lamps(t).filter((colour) => colour === illustrationPalette.dark.window).length;
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

test('is a function of the moment alone', () => {
  expect(filmAt(0.37)).toEqual(filmAt(0.37));
  expect(filmAt(2.25)).toEqual(filmAt(0.25));
});

test('the film begins in the colours of the light page and of the dark one', () => {
  expect(palette(streetStart.light)).toEqual(illustrationPalette.light);
  expect(palette(streetStart.dark)).toEqual(illustrationPalette.dark);
});

test('where the film begins there is neither smoke nor a bird, as in the drawing', () => {
  for (const t of Object.values(streetStart)) {
    expect(Number(filmAt(t)['--smoke'])).toBe(0);
    expect(Number(filmAt(t)['--birds-o'])).toBe(0);
  }
});

test('colours lie between those of the hours around them', () => {
  for (const [index, [at, hour]] of streetHours.slice(0, -1).entries()) {
    const [until, next] = streetHours[index + 1]!;
    const middle = streetAt((at + until) / 2)['--street-horizon']!;
    channels(middle).forEach((value, channel) => {
      const ends = [hour, next].map(({ own }) => channels(own.horizon)[channel]!);
      expect(value).toBeGreaterThanOrEqual(Math.min(...ends));
      expect(value).toBeLessThanOrEqual(Math.max(...ends));
    });
  }
});

test('lamps go on one after another in the evening and out again at night', () => {
  const evening = [0.3, 0.4, 0.44, 0.48, streetStart.dark].map(lit);
  expect(evening).toEqual([...evening].sort((a, b) => a - b));
  expect(new Set(evening).size).toBe(evening.length);
  expect([evening[0], evening.at(-1)]).toEqual([0, LAMPS]);
  expect(lit(0.7)).toBeLessThan(lit(0.62));
  expect(lit(0.9)).toBe(0);
});

test('nothing jumps from one frame to the next, but what nobody sees', () => {
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

test('mixes by the share, also how transparent a colour is', () => {
  expect(mixColours('#000000', '#FFFFFF', 0)).toBe('#000000');
  expect(mixColours('#000000', '#FFFFFF', 1)).toBe('#FFFFFF');
  expect(mixColours('#102030', '#304050', 0.5)).toBe('#203040');
  expect(mixColours('#F2C88200', '#F2C88240', 0.5)).toBe('#F2C88220');
});

test('leaves the alpha out where there is none', () => {
  expect(mixColours('#12345600', '#123456', 1)).toBe('#123456');
  expect(mixColours('#1234FF', '#1234FF', 0.5)).toBe('#1234FF');
});
