import type { IllustrationProps } from './frame';
import { Fill } from './parts';
import {
  StreetBungalow,
  StreetBungalowWindows,
  StreetDetached,
  StreetDetachedWindows,
  StreetTimbered,
  StreetTimberedWindows,
} from './street-cottages';
import { StreetFar, StreetFront } from './street-surroundings';
import {
  StreetApartments,
  StreetApartmentsWindows,
  StreetRow,
  StreetRowWindows,
  StreetVilla,
  StreetVillaWindows,
} from './street-town-houses';

const houses = [
  { x: 6, Body: StreetBungalow, Glass: StreetBungalowWindows },
  { x: 146, Body: StreetDetached, Glass: StreetDetachedWindows },
  { x: 276, Body: StreetTimbered, Glass: StreetTimberedWindows },
  { x: 362, Body: StreetRow, Glass: StreetRowWindows },
  { x: 514, Body: StreetApartments, Glass: StreetApartmentsWindows },
  { x: 636, Body: StreetVilla, Glass: StreetVillaWindows },
];

/**
 * A quiet street for the head of the home page, low on the left, where the headline stands. The
 * layers (sky, far, houses, windows, street) are groups of their own, to be moved and lit apart.
 */
export function StreetScene({ className }: IllustrationProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <g className="street-sky">
        <Fill tone="sky" d="M0 0h1200v420H0z" />
        <Fill tone="sun" d="M1046 112a27 27 0 1 1 0 54 27 27 0 1 1 0-54z" />
      </g>
      <g transform="translate(0 211) scale(1.6)">
        <g className="street-far">
          <StreetFar />
        </g>
        <g className="street-houses">
          {houses.map(({ x, Body }) => (
            <g key={x} transform={`translate(${x})`}>
              <Body />
            </g>
          ))}
        </g>
        <g className="street-windows">
          {houses.map(({ x, Glass }) => (
            <g key={x} transform={`translate(${x})`}>
              <Glass />
            </g>
          ))}
        </g>
        <g className="street-front">
          <StreetFront />
        </g>
      </g>
    </svg>
  );
}
