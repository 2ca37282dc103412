import type { ReactNode } from 'react';
import type { IllustrationProps } from './frame';
import {
  StreetBungalow,
  StreetBungalowWindows,
  StreetDetached,
  StreetDetachedWindows,
  StreetTimbered,
  StreetTimberedWindows,
} from './street-cottages';
import { StreetFront } from './street-front';
import { StreetSky } from './street-sky';
import { streetStart } from './street-start';
import { StreetFar } from './street-surroundings';
import { streetAt } from './street-timeline';
import {
  StreetApartments,
  StreetApartmentsWindows,
  StreetRow,
  StreetRowWindows,
  StreetVilla,
  StreetVillaWindows,
} from './street-town-houses';

const houses = [
  { x: 131, Body: StreetBungalow, Glass: StreetBungalowWindows },
  { x: 271, id: 'street-detached', Body: StreetDetached, Glass: StreetDetachedWindows },
  { x: 401, Body: StreetTimbered, Glass: StreetTimberedWindows },
  { x: 487, Body: StreetRow, Glass: StreetRowWindows },
  { x: 639, id: 'street-apartments', Body: StreetApartments, Glass: StreetApartmentsWindows },
  { x: 761, Body: StreetVilla, Glass: StreetVillaWindows },
];

/** The width and height of the scene and of the film that is made from it. */
export const streetSize = { width: 1600, height: 560 } as const;

/** What the page's own palette does not say about a moment: its lamps and colours it does. */
const moment = (t: number) =>
  Object.entries(streetAt(t))
    .filter(([name]) => name.startsWith('--street'))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const start = `.street{${moment(streetStart.light)}}@media screen and (prefers-color-scheme:dark){.street{${moment(streetStart.dark)}}}`;

type StreetSceneProps = IllustrationProps & {
  /** What only the film shows: in the air behind the houses. */
  air?: ReactNode;
};

/**
 * A quiet street for the head of the home page, low on the left, where the headline stands. Its
 * light, and where sun, moon and clouds are, comes from the custom properties of street-timeline.ts.
 */
export function StreetScene({ className = '', air }: StreetSceneProps) {
  return (
    <svg
      className={`street ${className}`}
      viewBox={`0 0 ${streetSize.width} ${streetSize.height}`}
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <style>{start}</style>
      <StreetSky />
      <g transform="translate(0 349) scale(1.6)">
        <StreetFar />
        {air}
        {houses.map(({ x, id, Body, Glass }) => (
          <g key={x} transform={`translate(${x})`}>
            <g id={id}>
              <Body />
              <Glass />
            </g>
          </g>
        ))}
        {/* Both ends of the street, for wide screens. */}
        <use href="#street-apartments" transform="translate(7)" />
        <use href="#street-detached" transform="translate(999) scale(-1 1)" />
        <StreetFront />
      </g>
    </svg>
  );
}
