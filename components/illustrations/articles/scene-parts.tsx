import type { ReactNode } from 'react';
import type { Tone } from '../palette';
import { Fill, Line, Windows, paint } from '../parts';

/** A flat round field. */
export function Disc({ tone, x, y, r, o }: DiscProps) {
  return <circle fill={paint(tone)} opacity={o} cx={x} cy={y} r={r} />;
}

type DiscProps = { tone: Tone; x: number; y: number; r: number; o?: number };

type PlaceProps = { x: number; y: number; s?: number; turn?: number; children: ReactNode };

/** Puts what is drawn around 0, 0 somewhere: moved, turned in degrees, scaled. */
export function Place({ x, y, s = 1, turn = 0, children }: PlaceProps) {
  const steps = [`translate(${x} ${y})`, turn !== 0 && `rotate(${turn})`, s !== 1 && `scale(${s})`];
  return <g transform={steps.filter(Boolean).join(' ')}>{children}</g>;
}

/** A house to put on things, 46 × 45; 0, 0 is the middle of its foot. */
export function ToyHouse({ lit = true }: { lit?: boolean }) {
  return (
    <>
      <Fill tone="wall-shade" d="M2 0v-21h18V0z" />
      <Fill tone="wall" d="M-22 0v-20l12-16L2-20V0z" />
      <Fill tone="roof-shade" d="M3-36v-9h5v9z" />
      <Fill tone="roof" d="M-10-38h20l14 20H4z" />
      <Fill tone="roof-shade" d="M-10-38L4-18H0l-10-14.5L-21-18h-4z" />
      <Fill tone="door" d="M-13 0v-11h6V0z" />
      <Line d="M4-18h20" w={1} />
      <Windows
        at={[
          [-12.5, -24],
          [8, -13],
        ]}
        w={6}
        h={7}
        kind="plain"
        sill={false}
        tone={lit ? 'window' : 'sky'}
      />
    </>
  );
}

/** A coffee cup from the side; x, y is the middle of its foot. */
export function Cup({ x, y, tone = 'roof' }: { x: number; y: number; tone?: Tone }) {
  return (
    <Place x={x} y={y}>
      <Line tone={tone} d="M9-13q8-1 7 5-1 5-9 5" w={2.5} />
      <Fill tone={tone} d="M-10-18h20v8q0 9-6 10h-8q-6-1-6-10z" />
      <Line tone="wall-shade" d="M-4-24q-3-4 0-7t0-7M4-24q-3-4 0-7" w={1.2} />
    </Place>
  );
}

/** Coins in a pile of n; x, y is the middle of its foot. */
export function Coins({ x, y, n, w = 16 }: { x: number; y: number; n: number; w?: number }) {
  const rows = Array.from({ length: n }, (_, row) => `M${x - w / 2} ${y - 4 - 4 * row}h${w}`);
  return (
    <>
      <Fill tone="sun" d={`M${x - w / 2} ${y}v-${4 * n}h${w}v${4 * n}z`} />
      <Line tone="wood-shade" d={rows.join('')} w={1} />
    </>
  );
}

/** A leafy plant in a pot; x, y is the middle of its foot. */
export function PottedPlant({ x, y, s = 1 }: { x: number; y: number; s?: number }) {
  return (
    <Place x={x} y={y} s={s}>
      <Line tone="leaf-shade" d="M0-18v-20M0-20l-10-12M0-20l10-10" />
      <Fill tone="leaf" d="M0-34q-9-9 0-22 8 12 0 22zM-4-24q-14-2-15-16 14 2 15 16z" />
      <Fill tone="leaf-shade" d="M4-22q13-3 14-17-13 3-14 17zM-1-19q-12 4-18-5 11-5 18 5z" />
      <Fill tone="roof" d="M-10-20h20L7 0H-7z" />
      <Fill tone="roof-shade" d="M3-20h7L7 0H3zM-12-21h24v4h-24z" />
    </Place>
  );
}

/** A moving box from the front, its foot's left corner at x, y. */
export function MovingBox({
  x,
  y,
  w = 40,
  h = 30,
}: {
  x: number;
  y: number;
  w?: number;
  h?: number;
}) {
  return (
    <>
      <Fill tone="wood" d={`M${x} ${y}v-${h}h${w}v${h}z`} />
      <Fill tone="wood-shade" d={`M${x + w - 8} ${y}v-${h}h8v${h}z`} />
      <Fill tone="wall-shade" d={`M${x + w / 2 - 8} ${y - h}h8v9h-8z`} />
      <Line tone="wood-shade" d={`M${x} ${y - h}h${w}`} />
      <Line tone="wood-shade" d={`M${x + 6} ${y - 6}h9`} />
    </>
  );
}
