/** @jest-environment node */
import { illustrationPalette } from '../../components/illustrations/palette';
import { streetStart } from '../../components/illustrations/street-start';
import stills from '../../components/illustrations/street-start.json';
import { streetAt } from './street-timeline';

const starting = (prefix: string, t: number) =>
  Object.fromEntries(Object.entries(streetAt(t)).filter(([name]) => name.startsWith(prefix)));

test.each(['light', 'dark'] as const)(
  'the film has a moment in the colours of the %s page',
  (scheme) => {
    const palette = Object.entries(illustrationPalette[scheme]).map(([name, value]) => [
      `--illu-${name}`,
      value,
    ]);
    expect(starting('--illu-', streetStart[scheme])).toEqual(Object.fromEntries(palette));
  },
);

test.each(['light', 'dark'] as const)('the drawing of the %s page shows that moment', (scheme) => {
  expect(stills[scheme]).toEqual(starting('--street-', streetStart[scheme]));
});
