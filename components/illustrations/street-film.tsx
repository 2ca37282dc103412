import { airAt, StreetAir } from './street-air';
import { StreetScene } from './street-scene';
import { streetAt } from './street-timeline';

/** Everything that the film shows at a moment, as custom properties of its drawing. */
export const filmAt = (t: number) => ({ ...streetAt(t), ...airAt(t) });

/** The street as it is filmed by tools/render-hero.ts. */
export function StreetFilm() {
  return <StreetScene air={<StreetAir />} />;
}
