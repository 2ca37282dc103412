import type { CSSProperties } from 'react';
import { StreetScene } from '../../components/illustrations/street-scene';
import { Line } from '../../components/illustrations/parts';
import { clamp, streetAt, wrap } from './street-timeline';

const PUFFS = 9;
const chimneys = [
  [87, -21],
  [334, 10],
  [525, 7],
  [661, -21],
  [787, 8],
  [935, 10],
] as const;
const flock = [
  [0, 0],
  [-13, 7],
  [-15, -6],
  [-29, 13],
  [-33, -9],
] as const;

const between = (t: number, from: number, to: number, edge: number) =>
  clamp((t - from) / edge) * clamp((to - t) / edge);

function puff(t: number, index: number) {
  const way = wrap(4 * t + index / PUFFS);
  const size = 2 * Math.sin(Math.PI * way ** 0.8) ** 0.7;
  return {
    [`--puff-${index}`]: `translate(${16 * way ** 1.5}px,${-38 * way}px) scale(${size})`,
  };
}

/** Empty at the film's two starts, so that the page's drawing needs none of it. */
function airAt(moment: number): Record<string, string> {
  const t = wrap(moment);
  const way = (t - 0.03) / 0.24;
  return {
    '--birds': `translate(${430 + 420 * way}px,${-96 - 26 * Math.sin(2.4 * way)}px)`,
    '--birds-o': `${0.8 * between(t, 0.03, 0.27, 0.03)}`,
    '--wings': `scaleY(${0.55 + 0.45 * Math.sin(2 * Math.PI * 42 * t)})`,
    '--smoke': `${0.42 * (between(t, 0.27, 0.55, 0.1) + between(t, 0.8, 0.99, 0.08))}`,
    ...Object.assign({}, ...Array.from({ length: PUFFS }, (_, index) => puff(t, index))),
  };
}

const transform = (name: string): CSSProperties => ({ transform: `var(--${name})` });

function StreetAir() {
  return (
    <>
      {chimneys.map(([x, y]) => (
        <g
          key={x}
          transform={`translate(${x} ${y})`}
          fill="var(--street-cloud)"
          opacity="var(--smoke)"
        >
          {Array.from({ length: PUFFS }, (_, index) => (
            <circle key={index} r="2.6" style={transform(`puff-${index}`)} />
          ))}
        </g>
      ))}
      <g style={transform('birds')} opacity="var(--birds-o)">
        {flock.map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <g style={transform('wings')}>
              <Line d="M-5-3q4-1 5 3q1-4 5-3" w={1.1} />
            </g>
          </g>
        ))}
      </g>
    </>
  );
}

export const filmAt = (t: number) => ({ ...streetAt(t), ...airAt(t) });

/** Filmed by tools/render-hero.ts. */
export function StreetFilm() {
  return <StreetScene air={<StreetAir />} />;
}
