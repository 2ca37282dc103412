import type { ReactNode, CSSProperties } from 'react';
import type { IllustrationProps } from './parts';
import {
  StreetBungalow,
  StreetDetached,
  StreetTimbered,
  StreetApartments,
  StreetRow,
  StreetVilla,
} from './street-houses';
import { StreetFront, StreetFar } from './street-front';
import stills from './street-start.json';

const own = (name: string) => `var(--street-${name})`;
const at = (place: string): CSSProperties => ({ transform: `translate(${place})` });

const clouds = [
  'M1010 262h120M1046 247h60M1092 277h106',
  'M590 236h90M626 222h92M648 250h40',
  'M1120 146h150M1170 131h64M1094 161h86M1214 161h30',
];

const stars =
  'M96 62h0M182 148h0M270 40h0M352 190h0M430 88h0M520 168h0M590 52h0M668 128h0M742 206h0M786 74h0M858 150h0M914 44h0M968 214h0M1034 112h0M1090 58h0M1146 190h0M1206 92h0M1258 236h0M1312 50h0M1376 156h0M1440 82h0M1502 204h0M1556 120h0';
const smallStars =
  'M60 210h0M140 96h0M228 236h0M310 120h0M392 40h0M474 228h0M556 110h0M630 220h0M706 34h0M764 142h0M824 252h0M886 96h0M940 156h0M1004 48h0M1066 236h0M1118 128h0M1174 40h0M1234 164h0M1290 112h0M1340 250h0M1408 36h0M1470 148h0M1530 54h0';

function StreetSky() {
  return (
    <>
      <linearGradient id="street-sky" x2="0" y2="1">
        <stop stopColor="var(--illu-sky)" />
        <stop offset=".72" stopColor={own('horizon')} />
      </linearGradient>
      <path fill="url(#street-sky)" d="M0 0h1600v560H0z" />
      <g stroke={own('moon')} opacity={own('stars')}>
        <path strokeWidth="3" d={stars} />
        <path d={smallStars} />
      </g>
      <g fill={own('sun')} style={at(own('sun-at'))}>
        <circle r="58" opacity=".22" />
        <circle r="32" />
      </g>
      <g fill={own('moon')} style={at(own('moon-at'))}>
        <circle r="46" opacity=".08" />
        <path d="M9-25a26 26 0 1 0 14 37A22 22 0 0 1 9-25z" />
      </g>
      {clouds.map((d, index) => (
        <path
          key={d}
          stroke={own('cloud')}
          strokeWidth="16"
          opacity={own(`cloud-${index}-o`)}
          style={at(own(`cloud-${index}`))}
          d={d}
        />
      ))}
    </>
  );
}

const houses = [
  { x: 131, House: StreetBungalow },
  { x: 271, id: 'street-detached', House: StreetDetached },
  { x: 401, House: StreetTimbered },
  { x: 487, House: StreetRow },
  { x: 639, id: 'street-apartments', House: StreetApartments },
  { x: 761, House: StreetVilla },
];

/** Also the size of the film */
export const streetSize = { width: 1600, height: 560 } as const;

/** Moments of the film (street-start.ts), in what the page's own palette does not cover. */
const still = (properties: Record<string, string>) =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const start = `.street{${still(stills.light)}}@media screen and (prefers-color-scheme:dark){.street{${still(stills.dark)}}}`;

type StreetSceneProps = IllustrationProps & {
  air?: ReactNode;
};

/** Low on the left, where the headline stands. Light and sky come from street-start.json. */
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
        {houses.map(({ x, id, House }) => (
          <g key={x} transform={`translate(${x})`}>
            <g id={id}>
              <House />
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
