import type { IllustrationProps } from '../frame';
import { Fill, Line } from '../parts';
import { Scene } from './scene-frame';
import { Coins, Disc, Place, ToyHouse } from './scene-parts';

/** One house on the scales, against its likes, what it is built of and what it earns. */
export function ThreeValues({ className }: IllustrationProps) {
  return (
    <Scene className={className}>
      <Disc tone="sun" x={262} y={34} r={13} />
      <Fill tone="leaf" o={0.28} d="M0 92c50-26 104-22 160-4 60 18 110-10 160-16v80H0z" />
      <Fill tone="leaf" o={0.4} d="M0 122c60-22 120-10 180-6 60 3 100-16 140-12v50H0z" />
      <Fill tone="ground" d="M0 148h320v32H0z" />
      <Fill tone="wall-shade" d="M0 158h320v22H0z" />
      <Line d="M0 148h320" />
      <Line tone="wall-shade" d="M18 153h24m8 0h6M262 153h30m-90 0h9" />
      <Line tone="ground" d="M40 168h30m10 0h8M142 172h22M226 167h26m8 0h6" />
      <Fill tone="door" d="M79 107h6v18h-6zM235 107h6v18h-6zM156 116h8v20h-8z" />
      <Line tone="wood-shade" d="M74 124h172" w={6} />
      <Line tone="wood" d="M74 122.500h172" w={3} />
      <Fill tone="door" d="M112 148v-5q0-11 12-11h72q12 0 12 11v5z" />
      <Disc tone="paper" x={160} y={124} r={15} />
      <path stroke="var(--illu-line)" d="M145 124a15 15 0 0 1 30 0 15 15 0 0 1-30 0z" />
      <Line tone="door" d="M151 118l2 1.500M169 118l-2 1.500M160 114v3" w={1.2} />
      <Line tone="roof" d="M160 128v-10" w={2} />
      <Fill
        tone="sun"
        d="M26 100h112q-3 8-12 8H38q-9 0-12-8zM182 100h112q-3 8-12 8H194q-9 0-12-8z"
      />
      <Line d="M24 100h116M180 100h116" />
      <Place x={82} y={99} s={1.75}>
        <ToyHouse />
      </Place>
      <Place x={200} y={99} s={0.6}>
        <ToyHouse />
      </Place>
      <Place x={229} y={99} s={0.6}>
        <ToyHouse />
      </Place>
      <Fill tone="roof" d="M244 99v-8h24v8zM244 90v-8h24v8zM250 81v-8h12v8z" />
      <Line tone="roof-shade" d="M256 99v-8M250 90v-8M262 90v-8M244 90.5h24M244 81.5h24" w={1} />
      <Coins x={277} y={99} n={8} w={11} />
      <Coins x={289} y={99} n={5} w={11} />
    </Scene>
  );
}
