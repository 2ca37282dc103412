/** @jest-environment node */
import { illustrationPalette } from './palette';
import { streetStart } from './street-start';
import { streetAt } from './street-timeline';

const palette = (t: number) =>
  Object.fromEntries(
    Object.entries(streetAt(t))
      .filter(([name]) => name.startsWith('--illu-'))
      .map(([name, value]) => [name.slice('--illu-'.length), value]),
  );

test('the film begins in the colours of the light page and of the dark one', () => {
  expect(palette(streetStart.light)).toEqual(illustrationPalette.light);
  expect(palette(streetStart.dark)).toEqual(illustrationPalette.dark);
});
