import type { IllustrationProps } from '../frame';
import type { Tone } from '../palette';
import { Fill, Line, Windows } from '../parts';
import { Scene } from './scene-frame';
import { Disc, Place } from './scene-parts';

/** Left edge, width, height of the wall, colours of wall and roof. */
const houses: readonly (readonly [number, number, number, Tone, Tone])[] = [
  [-4, 32, 40, 'wall', 'roof'],
  [28, 30, 54, 'wall-shade', 'roof-shade'],
  [58, 32, 46, 'wall', 'roof'],
  [90, 30, 62, 'sun', 'roof-shade'],
  [120, 32, 80, 'wall', 'roof'],
  [152, 30, 72, 'wall-shade', 'roof-shade'],
  [182, 32, 56, 'wall', 'roof'],
  [214, 30, 70, 'sun', 'roof-shade'],
  [244, 32, 90, 'wall', 'roof'],
  [276, 48, 104, 'wall-shade', 'roof-shade'],
];

const windows = houses.flatMap(([x, w, h]) =>
  Array.from({ length: Math.floor((h - 16) / 20) }, (_, row) => 150 - h + 6 + row * 20).flatMap(
    (y) => (w > 40 ? [6, 19, 32] : [5, w - 14]).map((dx) => [x + dx, y] as const),
  ),
);

/** A row of gables that rises and falls like a curve; on the bench someone reads the paper. */
export function ReadingTheMarket({ className }: IllustrationProps) {
  return (
    <Scene className={className}>
      <Disc tone="sun" x={52} y={36} r={14} />
      <Fill tone="leaf" o={0.28} d="M0 104c60-30 120-20 180-16 50 3 90-30 140-34v100H0z" />
      {houses.map(([x, w, h, wall, roof]) => (
        <g key={x}>
          <Fill tone={wall} d={`M${x} 150v-${h}h${w}v${h}z`} />
          <Fill
            tone={roof}
            d={`M${x - 1} ${151 - h}l${w / 2 + 1}-${w * 0.6} ${w / 2 + 1} ${w * 0.6}z`}
          />
        </g>
      ))}
      <Windows at={windows.filter((_, i) => i % 5 !== 3)} w={9} h={12} sill={false} />
      <Windows at={windows.filter((_, i) => i % 5 === 3)} w={9} h={12} sill={false} tone="sky" />
      <Line d="M12 22l4 3 4-3" />
      <Fill tone="ground" d="M0 150h320v30H0z" />
      <Fill tone="wall-shade" o={0.7} d="M0 166h320v14H0z" />
      <Line d="M0 150h320" />
      <Place x={84} y={170}>
        <Line d="M-40-16H44M-40-30H44M-34 0v-34M38 0v-34" w={2.5} />
        <Line tone="wood" d="M-42-17H46" w={4} />
        <Line tone="wood-shade" d="M-40-31H44" w={4} />
        <Fill tone="door" d="M-14-18v-22q0-8 9-8H8q9 0 9 8v22z" />
        <Fill tone="door" d="M-14-18h12v17h-8v-10h-6zM5-18h12v7h-5v10H5z" />
        <Line tone="roof-shade" d="M-12-.500h9M5-.500h9" w={3.5} />
        <Disc tone="wood" x={1} y={-54} r={7.5} />
        <Fill tone="roof" d="M-9-56q1-10 10-10t10 10z" />
        <Line tone="roof-shade" d="M-11-56h24" w={2.5} />
        <Fill tone="paper" d="M2-22l-25-4v-24l25 4 25-4v24z" />
        <Line
          tone="wall-shade"
          d="M2-22v-24M-18-44l14 2.500M7-41.500l15-2.500M-18-38l14 2.500m-14 3l14 2.500M7-31.500l15-2.5"
          w={1.5}
        />
        <Line tone="roof" d="M8-36l5-1 4-2 5 1" />
      </Place>
    </Scene>
  );
}
