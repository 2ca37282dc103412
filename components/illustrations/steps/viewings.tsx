import { Disc, Place } from '../articles/scene-parts';
import { IllustrationFrame, type IllustrationProps } from '../frame';
import type { Tone } from '../palette';
import { Fill, Line, Shadow, Tiles, Windows } from '../parts';

/** x, size, colour of coat and hair, and the hair itself: short or down to the shoulders. */
const family: readonly (readonly [number, number, Tone, Tone, string])[] = [
  [24, 1, 'roof', 'wood-shade', 'v3.5q-5 4-10 0v-3.5'],
  [41, 0.95, 'leaf', 'roof-shade', 'q0 6 1.5 9h-13q1.5-3 1.5-9'],
  [56, 0.66, 'sun', 'wood-shade', 'v3.5q-5 4-10 0v-3.5'],
];

/** Step 5: the front door stands open and lit; a family comes to see the house. */
export function ViewingsStep({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
      <Fill tone="roof-shade" d="M122 20V8h8v12z" />
      <Fill tone="wall" d="M68 98V40h72v58z" />
      <Shadow d="M68 40h72v6H68z" />
      <Fill tone="roof" d="M58 40l14-26h64l14 26z" />
      <Tiles
        at={[
          [122, 30],
          [82, 26],
        ]}
      />
      <Line d="M58 40h92" />
      <Fill tone="frame" d="M77 98V51h28v47z" />
      <Fill tone="sun" d="M80 98V54h22v44z" />
      <Fill tone="door" d="M102 98V54l-7 4v36z" />
      <Fill tone="glow" d="M77 98V51h28v47z" />
      <Windows at={[[115, 58]]} w={15} h={20} kind="gallows" />
      <Fill tone="leaf" d="M112 98v-8q0-2 2-2h24q2 0 2 2v8z" />
      <Place x={88} y={98}>
        <Line tone="door" d="M-5-26l-6 6-4-5" w={2.5} />
        <Line d="M-2 0v-14M2.5 0v-14" w={3} />
        <Fill tone="door" d="M-6-12v-14q1-6 6-6t6 6v14z" />
        <Disc tone="wood" x={0} y={-36.5} r={4.2} />
        <Fill tone="line" d="M-4.5-37q0-5.5 4.5-5.5t4.5 5.5q-4-2-5-3-1 2-4 3z" />
      </Place>
      <Line tone="leaf" d="M43 70l4 10 4 2M39 70l-4 10-4 1" w={2.5} />
      <Line tone="sun" d="M55 79l-4 3" w={2} />
      {family.map(([x, size, coat, hair, fall]) => (
        <Place key={x} x={x} y={98} s={size}>
          <Line d="M-2.5 0v-14M2.5 0v-14" w={3} />
          <Fill tone={coat} d="M-7-12l1-14q1-6 6-6t6 6l1 14z" />
          <Fill tone={hair} d={`M-5-37q0-5 5-5t5 5${fall}z`} />
        </Place>
      ))}
    </IllustrationFrame>
  );
}
