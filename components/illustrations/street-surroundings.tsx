import { Fill, Line, paint } from './parts';

const hills =
  'M0 22C70-2 150 6 230 28c90 24 160-6 270-14 110-8 190 18 300 6 90-10 140-26 200-16v110H0z';
const fields = 'M0 60c120-26 220-18 330 0 130 22 250-8 380-8 110 0 190 12 290-4v50H0z';
const roofs =
  'M196 98V66l9-11 9 11v4h12l8-9 8 9h16V62h6v-6h4v6h8l8 10v26zM560 98V52l10-10 10 10v9h16V49h4v-5h5v5h14l8 9v40zM850 98V64h10l9-10 9 10h20V54l9-11 9 11v44z';

/** Hills, fields, the church and other roofs of the town, a long way off. */
export function StreetFar() {
  return (
    <>
      {/* In the haze of the horizon; solid, as sun and moon go down behind them. */}
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

/** A lantern and, in the evening, its light in the air and on the pavement. */
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

/** A bicycle that leans on nothing but its stand. */
export function Bicycle({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 106)`}>
      <Line d="M-14-7a7 7 0 1 0 14 0 7 7 0 1 0-14 0M10-7a7 7 0 1 0 14 0 7 7 0 1 0-14 0" w={1.2} />
      <Line d="M-7-7l5-10h15l4 10M-2-17l7 10h-12M5-7l8-10M-3-20h-3m3 0l1 3m14 0l-1-4 4-1" />
      <Line tone="roof" d="M-7-20h6" w={2.5} />
    </g>
  );
}

/** All lanterns of the street. */
export function Lanterns() {
  return lanterns.map((x) => <Lantern key={x} x={x} />);
}
