import type { ReactNode } from 'react';
import type { Tone } from './palette';

export type IllustrationProps = { className?: string };

type FrameProps = IllustrationProps & { children: ReactNode; sky?: boolean };

/** 160 × 112 units, ground at y = 98, light from the left. */
export function IllustrationFrame({ className, children, sky = true }: FrameProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 160 112"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {sky && <Fill tone="sky" d="M2 98c12-13 28-17 45-14 25 4 36-9 60-14 22-4 40 10 51 28z" />}
      {children}
      <Fill tone="ground" d="M4 98h152c-8 5-22 4-34 6-18 3-44 1-66 2-22 0-42-2-52-8z" />
      <Line d="M4 98h152" />
    </svg>
  );
}

/** 'x,y x,y', as in SVG. */
const pointsOf = (points: string) =>
  points.split(' ').map((point) => point.split(',').map(Number) as [x: number, y: number]);

export const paint = (tone: Tone) => `var(--illu-${tone})`;

export function Fill({ tone, d, o }: { tone: Tone; d: string; o?: number }) {
  return <path fill={paint(tone)} opacity={o} d={d} />;
}

export function Line({ tone = 'line', d, w }: { tone?: Tone; d: string; w?: number }) {
  return <path stroke={paint(tone)} strokeWidth={w} d={d} />;
}

type WindowsProps = {
  at: string;
  w: number;
  h: number;
  /** casement: two wings; gallows: two wings under a fanlight; plain: one pane */
  kind?: 'casement' | 'gallows' | 'plain';
  sill?: boolean;
  tone?: Tone;
  /** Index of the lamp behind them, in the film */
  lamp?: number;
};

export function Windows({
  at,
  w,
  h,
  kind = 'casement',
  sill = true,
  tone = 'window',
  lamp,
}: WindowsProps) {
  const bar = kind === 'gallows' ? Math.round(h / 3) : 0;
  const one = [
    `h${w}v${h}h-${w}z`,
    bar > 0 && `m0 ${bar}h${w}m-${w} -${bar}`,
    kind !== 'plain' && `m${w / 2} ${bar}v${h - bar}m-${w / 2} -${h}`,
    sill && `m-1.5 ${h + 1}h${w + 3}`,
  ];
  const d = pointsOf(at)
    .map(([x, y]) => `M${x} ${y}${one.filter(Boolean).join('')}`)
    .join('');
  const glass = lamp === undefined ? paint(tone) : `var(--lamp-${lamp},${paint(tone)})`;
  return <path fill={glass} stroke={paint('frame')} strokeWidth="1.2" d={d} />;
}

export function Shutters({ at, w, h }: { at: string; w: number; h: number }) {
  const d = pointsOf(at)
    .map(([x, y]) => `M${x - 5} ${y}h4v${h}h-4zm${w + 6} 0h4v${h}h-4z`)
    .join('');
  return <Fill tone="door" d={d} />;
}

type DoorProps = { x: number; y?: number; w?: number; h?: number };

/** x and y are the lower left corner. */
export function Door({ x, y = 98, w = 10, h = 20 }: DoorProps) {
  return (
    <>
      <path fill={paint('door')} stroke={paint('frame')} d={`M${x} ${y}v-${h}h${w}v${h}`} />
      <Fill tone="sun" d={`M${x + 2.5} ${y - h + 3}h${w - 5}v4h-${w - 5}z`} />
      <Line d={`M${x - 2.5} ${y - 0.5}h${w + 5}`} w={2.5} tone="wall-shade" />
    </>
  );
}

export function Tiles({ at }: { at: string }) {
  return (
    <Line
      tone="roof-shade"
      d={pointsOf(at)
        .map(([x, y]) => `M${x} ${y}h8m-4 4h5`)
        .join('')}
    />
  );
}

export function Shadow({ d }: { d: string }) {
  return <Fill tone="roof-shade" o={0.25} d={d} />;
}

/** x is the trunk, s the size. */
export function Tree({ x, s = 1 }: { x: number; s?: number }) {
  return (
    <g transform={`translate(${x} 98)${s === 1 ? '' : ` scale(${s})`}`}>
      <Line d="M0 0v-18m0 8l6-7" w={2} />
      <Fill
        tone="leaf"
        d="M-8-14c-8 0-11-7-8-12-3-6 1-12 7-12 2-7 9-10 15-7 6 1 9 5 8 10 5 4 5 11 1 14-1 6-9 9-13 5-3 4-8 4-10 2z"
      />
      <Fill
        tone="leaf-shade"
        d="M2-16c6-2 8-6 6-10 4-3 4-8 1-11 1-4 0-7-3-8 6 1 9 5 8 10 5 4 5 11 1 14-1 6-9 9-13 5z"
      />
    </g>
  );
}

export function Poplar({ x, s = 1 }: { x: number; s?: number }) {
  return (
    <g transform={`translate(${x} 98)${s === 1 ? '' : ` scale(${s})`}`}>
      <Line d="M0 0v-8" w={2} />
      <Fill tone="leaf" d="M0-5c-6 0-8-5-8-14 0-15 4-30 8-39 4 9 8 24 8 39 0 9-2 14-8 14z" />
      <Fill tone="leaf-shade" d="M0-5c4-14 4-38 0-53 4 9 8 24 8 39 0 9-2 14-8 14z" />
    </g>
  );
}

export function Hedge({ x, w, h = 9 }: { x: number; w: number; h?: number }) {
  return (
    <>
      <Fill tone="leaf" d={`M${x} 98v-${h - 2}q0-2 2-2h${w - 4}q2 0 2 2v${h - 2}z`} />
      <Fill tone="leaf-shade" d={`M${x} 98v-3h${w - 4}l1-${h - 3}h1q2 0 2 2v${h - 2}z`} />
    </>
  );
}

/** n bays of 5 units each. */
export function Fence({ x, n }: { x: number; n: number }) {
  return <Line d={`M${x} 91h${n * 5}M${x} 98${'v-9m5 9'.repeat(n)}v-9`} />;
}
