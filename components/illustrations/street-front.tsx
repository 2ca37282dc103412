import { Fence, Fill, Hedge, Line, Poplar, Tree } from './parts';
import { Bicycle, Lanterns } from './street-surroundings';

/** Where each house stands, how wide it is, and how far its eaves and its ridge throw shadows. */
const shades = [
  [10, 112, 30, 34],
  [137, 94, 12, 12],
  [272, 60, 16, 30],
  [330, 38, 14, 14],
  [402, 54, 18, 34],
  [486, 138, 24, 26],
  [640, 112, 34, 34],
  [762, 76, 20, 30],
  [836, 30, 22, 34],
  [897, 38, 14, 14],
  [935, 60, 16, 30],
  [125, 4, 24, 24],
  [377, 6, 20, 20],
  [756, 4, 34, 34],
] as const;

const shadows = shades
  .map(([x, w, eaves, ridge]) => `M${x} 0h${w}v${eaves}L${x + w / 2} ${ridge} ${x} ${eaves}z`)
  .join('');

/** What stands on the street itself, in front of the houses, and what they throw on it. */
export function StreetFront() {
  return (
    <>
      <Fill tone="ground" d="M0 98h1000v34H0z" />
      <Fill tone="wall-shade" o={0.7} d="M0 113h1000v19H0z" />
      <g transform="translate(0 98)" opacity="var(--street-shade)">
        <path fill="#1B2A2F" style={{ transform: 'var(--street-shadow)' }} d={shadows} />
      </g>
      <Line d="M0 98h1000" />
      <Line
        tone="wall-shade"
        d="M30 104h16m6 0h5M185 105h16m6 0h5M321 104h10m5 0h20M443 107h7m6 0h18M577 104h22m5 0h6M685 107h14m6 0h5M815 105h20m6 0h8M930 104h18m6 0h5"
      />
      <Line
        tone="ground"
        d="M20 121h18m8 0h6M143 124h12M265 120h20m7 0h5M355 125h14m6 0h6M465 120h10M565 124h18m7 0h5M685 120h12m6 0h16M790 125h20M900 121h12m6 0h16"
      />
      <Tree x={-4} s={1.3} />
      <Poplar x={129} s={1.05} />
      <Hedge x={138} w={18} h={7} />
      <Tree x={258} s={1.15} />
      <Fence x={371} n={5} />
      <Tree x={476} s={1.1} />
      <Hedge x={622} w={19} h={8} />
      <Poplar x={758} s={1.15} />
      <Hedge x={767} w={24} h={9} />
      <Tree x={889} s={1.05} />
      <Tree x={1000} s={1.5} />
      <Lanterns />
      <Bicycle x={463} />
    </>
  );
}
