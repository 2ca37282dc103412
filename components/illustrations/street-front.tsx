import { Fence, Fill, Hedge, Line, Poplar, Tree, paint } from './parts';

const hills =
  'M0 22C70-2 150 6 230 28c90 24 160-6 270-14 110-8 190 18 300 6 90-10 140-26 200-16v110H0z';
const fields = 'M0 60c120-26 220-18 330 0 130 22 250-8 380-8 110 0 190 12 290-4v50H0z';
const roofs =
  'M196 98V66l9-11 9 11v4h12l8-9 8 9h16V62h6v-6h4v6h8l8 10v26zM560 98V52l10-10 10 10v9h16V49h4v-5h5v5h14l8 9v40zM850 98V64h10l9-10 9 10h20V54l9-11 9 11v44z';

export function StreetFar() {
  return (
    <>
      {/* Solid, because sun and moon set behind them. */}
      <path fill="var(--street-horizon)" d={hills} />
      <Fill tone="leaf" o={0.3} d={hills} />
      <Fill tone="leaf-shade" o={0.5} d="M528 44h26V4l-6-4v-4l-7-32-7 32v4l-6 4z" />
      <Line tone="leaf-shade" d="M541-36v-7m-2.5 3h5" w={1} />
      <Fill tone="leaf" o={0.4} d={fields} />
      <Fill tone="leaf-shade" o={0.3} d={roofs} />
    </>
  );
}

const lanterns = [251, 386, 637, 889];

function Lantern({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 106)`}>
      <path
        fill={paint('glow')}
        d="M-24-57a24 24 0 1 1 48 0 24 24 0 1 1-48 0M-11-57a11 11 0 1 1 22 0 11 11 0 1 1-22 0M-30 3a30 6 0 1 1 60 0 30 6 0 1 1-60 0"
      />
      <Fill tone="sun" d="M-4-62h8l-2 10h-4z" />
      <Line d="M0 0v-52M-5-62H5l-2 10h-6zM-3-65h6M-2.5 0h5" />
    </g>
  );
}

function Bicycle({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 106)`}>
      <Line d="M-14-7a7 7 0 1 0 14 0 7 7 0 1 0-14 0M10-7a7 7 0 1 0 14 0 7 7 0 1 0-14 0" w={1.2} />
      <Line d="M-7-7l5-10h15l4 10M-2-17l7 10h-12M5-7l8-10M-3-20h-3m3 0l1 3m14 0l-1-4 4-1" />
      <Line tone="roof" d="M-7-20h6" w={2.5} />
    </g>
  );
}

/** x, width, and length of the shadows of eaves and ridge. */
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
      {lanterns.map((x) => (
        <Lantern key={x} x={x} />
      ))}
      <Bicycle x={463} />
    </>
  );
}
