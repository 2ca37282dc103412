import type { IllustrationProps } from '../frame';
import type { Tone } from '../palette';
import { Door, Fill, Line, Windows } from '../parts';
import { Scene } from './scene-frame';
import { Disc, Place } from './scene-parts';

/** Left edge, width, height of the wall, height and slope of the roof, its colour, a sunny wall. */
type House = readonly [x: number, w: number, h: number, top: number, slope: number, roof: Tone];

const houses: readonly House[] = [
  [-4, 32, 42, 20, 16, 'roof'],
  [28, 30, 56, 14, 6, 'roof-shade'],
  [58, 32, 50, 22, 16, 'roof'],
  [90, 30, 66, 20, 15, 'roof-shade'],
  [120, 32, 84, 24, 16, 'roof'],
  [152, 30, 74, 14, 6, 'roof-shade'],
  [182, 32, 58, 20, 16, 'roof'],
  [214, 30, 72, 22, 15, 'roof-shade'],
  [244, 32, 92, 16, 7, 'roof'],
  [276, 48, 104, 28, 24, 'roof-shade'],
];

const windows = houses.flatMap(([x, w, h]) =>
  Array.from({ length: Math.floor((h - 24) / 18) }, (_, row) => 156 - h + row * 18).flatMap((y) =>
    (w > 40 ? [6, 19, 32] : [5, w - 14]).map((dx) => [x + dx, y] as const),
  ),
);

/** A row of gables that rises and falls like a curve; on the bench someone reads the paper. */
export function ReadingTheMarket({ className }: IllustrationProps) {
  return (
    <Scene className={className}>
      <Disc tone="sun" x={52} y={36} r={14} />
      <Fill tone="leaf" o={0.28} d="M0 104c60-30 120-20 180-16 50 3 90-30 140-34v100H0z" />
      <Fill tone="roof-shade" d="M12 96V82h6v14zM141 60V40h7v20zM172 72V54h6v18zM264 56V36h7v20z" />
      {houses.map(([x, w, h, top, slope, roof], i) => (
        <g key={x}>
          <Fill tone={i % 2 ? 'wall-shade' : 'wall'} d={`M${x} 150v-${h}h${w}v${h}z`} />
          {i % 4 === 0 && <Fill tone="sun" o={0.35} d={`M${x} 150v-${h}h${w}v${h}z`} />}
          <Fill
            tone={roof}
            d={`M${x - 1} ${151 - h}l${slope}-${top}h${w + 2 - 2 * slope}l${slope} ${top}z`}
          />
        </g>
      ))}
      <Windows at={windows.filter((_, i) => i % 5 !== 3)} w={9} h={11} sill={false} />
      <Windows at={windows.filter((_, i) => i % 5 === 3)} w={9} h={11} sill={false} tone="sky" />
      {[38, 146, 164, 194, 224, 260, 296].map((x) => (
        <Door key={x} x={x - 5} y={150} w={9} h={16} />
      ))}
      <Fill tone="ground" d="M0 150h320v30H0z" />
      <Fill tone="wall-shade" o={0.7} d="M0 166h320v14H0z" />
      <Line d="M0 150h320" />
      <Line tone="wall-shade" d="M176 158h20m8 0h6M270 159h24" />
      <Line tone="ground" d="M10 173h16M150 174h26m8 0h6M240 173h14" />
      <Place x={84} y={172}>
        <Fill tone="roof-shade" o={0.2} d="M-40-1h84l8 4h-84z" />
        <Line d="M-34 0v-34M38 0v-34" w={2.5} />
        <Line tone="wood" d="M-42-17H46" w={4} />
        <Line tone="wood-shade" d="M-40-31H44" w={4} />
        <Fill tone="door" d="M-14-18v-22q0-8 9-8H8q9 0 9 8v22z" />
        <Fill tone="door" d="M-14-18h12v17h-8v-10h-6zM5-18h12v7h-5v10H5z" />
        <Line tone="roof-shade" d="M-12-.5h9M5-.5h9" w={3.5} />
        <Disc tone="wood" x={1} y={-54} r={7.5} />
        <Fill tone="roof" d="M-9-56q1-10 10-10t10 10z" />
        <Line tone="roof-shade" d="M-11-56h24" w={2.5} />
        <Fill tone="paper" d="M2-22l-25-4v-24l25 4 25-4v24z" />
        <Line
          tone="wall-shade"
          d="M2-22v-24M-18-44l14 2.5M7-41.5l15-2.5M-18-38l14 2.5m-14 3l14 2.5M7-28l15-2.5"
          w={1.5}
        />
        <Line tone="roof" d="M8-34l4-2 4 2 6-4" />
      </Place>
    </Scene>
  );
}
