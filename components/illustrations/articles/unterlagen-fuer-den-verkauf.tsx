import type { IllustrationProps } from '../frame';
import type { Tone } from '../palette';
import { Fill, Line } from '../parts';
import { Scene } from './scene-frame';
import { Disc, Place } from './scene-parts';

const binders: readonly (readonly [x: number, tone: Tone])[] = [
  [232, 'door'],
  [249, 'roof'],
  [266, 'leaf'],
];

/** A desk in the evening: the plan on the wall, the papers in their folders, the lamp. */
export function Documents({ className }: IllustrationProps) {
  return (
    <Scene className={className} tone="room">
      <Fill tone="glow" d="M76 60L20 136h210z" />
      <Fill tone="wall-shade" o={0.5} d="M108 22h112v82H108z" />
      <Fill tone="paper" d="M104 18h112v82H104z" />
      <Line
        tone="door"
        d="M114 28h92v62h-92zM158 28v24m0 12v26M158 58h12m14 0h22M114 64h22"
        w={2.5}
      />
      <Line tone="window" d="M122 28h22M180 90h20M114 72v12" w={2.5} />
      <Line
        tone="roof"
        d="M158 52a12 12 0 0 1-12 12M170 58a14 14 0 0 0 14-14v14M136 64a11 11 0 0 1-11-11"
        w={1}
      />
      <Line tone="wall-shade" d="M176 70h18v12h-18zM122 74h14v10h-14zM166 34h10v10" w={1.2} />
      <Disc tone="roof" x={108} y={22} r={2.5} />
      <Disc tone="roof" x={212} y={22} r={2.5} />
      <Disc tone="paper" x={262} y={44} r={17} />
      <Line d="M245 44a17 17 0 0 1 34 0 17 17 0 0 1-34 0M262 33v11l7 5" />
      {binders.map(([x, tone]) => (
        <Place key={x} x={x} y={136}>
          <Fill tone={tone} d="M0 0v-50h15V0z" />
          <Fill tone="paper" d="M4-43h7v14H4z" />
          <Line tone="paper" d="M5.5-10a2 2 0 1 0 4 0 2 2 0 1 0-4 0" w={1} />
        </Place>
      ))}
      <Place x={286} y={136} turn={-12}>
        <Fill tone="wall-shade" d="M0 0v-48h15V0z" />
        <Fill tone="paper" d="M4-41h7v14H4z" />
      </Place>
      <Fill tone="door" d="M22 136q0-6 8-6h24q8 0 8 6z" />
      <Line d="M42 130L30 92l38-38" w={2.5} />
      <Disc tone="sun" x={30} y={92} r={3.5} />
      <Disc tone="sun" x={84} y={70} r={6} />
      <Fill tone="roof" d="M62 50l8-8q6-4 10 1l20 22-34 20q-10-18-4-35z" />
      <Fill tone="roof-shade" d="M66 85q-7-12-6-24 2 12 10 22z" />
      <Fill tone="sun" d="M100 136v-4h92v4z" />
      <Fill tone="paper" d="M106 132v-4h82v4z" />
      <Fill tone="roof" d="M104 128v-5h80v5z" />
      <Fill tone="paper" d="M114 123v-4h66v4z" />
      <Line tone="wall-shade" d="M106 130h82M114 121h66" w={1} />
      <Fill tone="wood" d="M0 136h320v10H0z" />
      <Fill tone="wood-shade" d="M0 146h320v34H0z" />
      <Line d="M0 136h320" />
      <Line tone="wood" d="M24 152h80v30H24zM118 152h84v30h-84zM216 152h80v30h-80z" />
      <Disc tone="sun" x={64} y={165} r={2.5} />
      <Disc tone="sun" x={160} y={165} r={2.5} />
      <Disc tone="sun" x={256} y={165} r={2.5} />
    </Scene>
  );
}
