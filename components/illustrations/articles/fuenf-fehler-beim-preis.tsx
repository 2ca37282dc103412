import type { IllustrationProps } from '../frame';
import type { Tone } from '../palette';
import { Fill, Line } from '../parts';
import { Scene } from './scene-frame';
import { Disc, Place, ToyHouse } from './scene-parts';

/** x, y, turn, tone of the five leaves that have come down. */
const leaves: readonly (readonly [number, number, number, Tone])[] = [
  [132, 62, 20, 'roof'],
  [152, 112, 80, 'sun'],
  [112, 164, -15, 'roof'],
  [160, 170, 40, 'sun'],
  [286, 168, 10, 'roof-shade'],
];

/** x, y, size and tone of what the tree still carries. */
const crowns: readonly (readonly [number, number, number, Tone])[] = [
  [2, 44, 1, 'wood'],
  [14, 18, 1.2, 'roof'],
  [48, 10, 1, 'wood'],
  [72, 16, 0.7, 'roof'],
  [92, 46, 0.5, 'roof'],
  [86, 70, 0.45, 'wood'],
];

/** A sign that has stood for too long: leaves fall, labels cover labels, a bird has moved in. */
export function PriceMistakes({ className }: IllustrationProps) {
  return (
    <Scene className={className}>
      <Disc tone="sun" x={134} y={34} r={13} />
      <Fill tone="wall-shade" o={0.5} d="M0 112c60-24 120-18 180-12 60 5 100-16 140-14v70H0z" />
      <Place x={112} y={146} s={0.95}>
        <ToyHouse lit={false} />
      </Place>
      <Fill tone="ground" d="M0 144c80-6 220-4 320 0v36H0z" />
      <Line d="M0 146c80-6 220-4 320 0" />
      <Fill
        tone="wood-shade"
        d="M20 180c6-30 6-60 2-96L-4 60v-14l24 22 4-44 8 0-1 50 30-24 4 5-32 32c-2 40 0 64 9 93z"
      />
      <Line tone="wood-shade" d="M29 30l-3-34M30 44L54 18l2-16M52 58l22-4 14-12M70 54l16 8" w={3} />
      {crowns.map(([x, y, size, tone]) => (
        <Place key={x} x={x} y={y} s={size}>
          <Fill
            tone={tone}
            d="M-14 8c-8 0-11-7-8-12-3-6 1-12 7-12 2-7 9-10 15-7 6 1 9 5 8 10 5 4 5 11 1 14-1 6-9 9-13 5-3 4-8 4-10 2z"
          />
          <Fill
            tone="roof-shade"
            d="M-2 6c5-2 7-6 5-9 3-4 3-8 0-10 1-4 0-8-3-10 6 1 9 5 8 10 5 4 5 11 1 14-1 6-8 9-11 5z"
          />
        </Place>
      ))}
      <Place x={222} y={166} turn={5}>
        <Fill tone="wood" d="M-42 0v-132h7V0zM36 0v-132h7V0z" />
        <Fill tone="wood-shade" d="M-37 0v-132h2V0zM41 0v-132h2V0z" />
        <Fill tone="paper" d="M-58-124H60l-1 74-8-3-6 5H-58z" />
        <Line d="M-58-124H60l-1 74-8-3-6 5H-58z" />
        <Fill tone="roof" d="M-58-124H60v10H-58z" />
        <Fill tone="door" d="M-44-60v-22l19-18 19 18v22z" />
        <Fill tone="sun" d="M-30-60v-14h10v14z" />
        <Line tone="wall-shade" d="M6-101h42M6-92h32" w={3} />
        <Place x={26} y={-70} turn={-8}>
          <Fill tone="wall-shade" d="M-22-9h44V9h-44z" />
        </Place>
        <Place x={28} y={-70} turn={5}>
          <Fill tone="sun" d="M-22-9h44V9h-44z" />
        </Place>
        <Place x={25} y={-69} turn={-3}>
          <Fill tone="roof" d="M-21-8h42V8h-42z" />
          <Line tone="paper" d="M-14-2h28M-14 3h16" w={2} />
        </Place>
        <Fill tone="leaf" o={0.5} d="M-58-58c12 2 14 8 24 9l-2 1h-22z" />
        <Line d="M-42-50l-14 22M-42-50l-6 28M-42-50l-20 14M-57-40l4 7 6 2M-53-43l4 5 4 1" w={0.6} />
        <Place x={40} y={-132}>
          <Fill tone="line" d="M-12-3c2-10 10-13 16-9 2-5 9-4 9 1l6 2-6 2c-1 8-10 10-16 6l-14 5z" />
          <Disc tone="paper" x={9} y={-11} r={1.2} />
        </Place>
      </Place>
      <Line
        tone="leaf-shade"
        d="M176 168l-4-13m7 13l1-18m3 18l6-12M258 172l-5-14m8 14v-20m4 20l6-15M306 176l-3-9m5 9l3-11"
      />
      {leaves.map(([x, y, turn, tone]) => (
        <Place key={x} x={x} y={y} turn={turn}>
          <Fill tone={tone} d="M-8 0q8-9 16 0-8 9-16 0z" />
          <Line tone="wood-shade" d="M-11 0H5" w={1} />
        </Place>
      ))}
    </Scene>
  );
}
