import type { IllustrationProps } from '../frame';
import { Fill, Line } from '../parts';
import { Scene } from './scene-frame';
import { Disc, Place, PottedPlant } from './scene-parts';

/** A tidy room in the morning light, seen from behind the camera. */
export function ViewingAndPhotos({ className }: IllustrationProps) {
  return (
    <Scene className={className} tone="room">
      <Fill tone="wall-shade" o={0.45} d="M262 0h58v180L262 124z" />
      <Fill tone="frame" d="M0 0h320l-58 10H0z" />
      <Fill tone="wood" d="M0 124h262l58 46v10H0z" />
      <Line
        tone="wood-shade"
        d="M0 138h278M0 156h302M60 124l-14 56M130 124l-4 56M200 124l20 56"
        w={1}
      />
      <Fill tone="sun" o={0.35} d="M96 124h112l52 44H130z" />
      <Line d="M0 124h262l58 46M262 10v114" w={1.2} />
      <Fill tone="glow" d="M192 60l-34 76h96l-34-76zM198 38h16l14-28h-44z" />
      <Fill tone="sky" d="M54 24h100v70H54z" />
      <Disc tone="sun" x={84} y={52} r={9} />
      <Fill tone="leaf" o={0.4} d="M54 94V78c30-14 60-12 100-2v18z" />
      <Fill tone="wall" d="M116 94V80h22v14z" />
      <Fill tone="roof" d="M113 81l8-11h12l8 11z" />
      <Line tone="frame" d="M104 24v70M54 42h100" w={3} />
      <Line tone="frame" d="M54 24h100v70H54z" w={5} />
      <Fill tone="paper" d="M46 97h116v5H46z" />
      <Line d="M46 102h116" />
      <Fill tone="wall" d="M34 14h24v106q-6 4-12 0t-12 0zM150 14h24v106q-6 4-12 0t-12 0z" />
      <Line
        tone="wall-shade"
        d="M42 18v98M50 18v98M158 18v98M166 18v98M34 14h24v106q-6 4-12 0t-12 0zM150 14h24v106q-6 4-12 0t-12 0z"
        w={1}
      />
      <Line d="M28 13h152" w={2} />
      <Line d="M206 136V58M196 136h20" w={2} />
      <Fill tone="sun" d="M194 60h24l-6-20h-12z" />
      <Place x={110} y={144}>
        <Fill tone="door" d="M-46-10v-20q0-8 8-8h76q8 0 8 8v20z" />
        <Fill tone="window" o={0.3} d="M-38-18h37v8h-37zM1-18h37v8H1z" />
        <Fill tone="door" d="M-54-4v-18q0-5 5-5t6 5v8h86v-8q0-5 6-5t5 5v18z" />
        <Fill tone="roof" d="M-36-18l4-15 13 3-3 13z" />
        <Line d="M-44 0v-4M44 0v-4" w={3} />
      </Place>
      <PottedPlant x={24} y={146} s={1.3} />
      <Place x={256} y={96}>
        <Line d="M0 8v26M-3 24l-26 60M3 24l26 60M0 30v54" w={3} />
        <Fill tone="sun" d="M-6 6H6v6H-6z" />
        <Fill tone="line" d="M-33 7v-38q0-3 3-3h12l4-8h28l4 8h12q3 0 3 3V7z" />
        <Fill tone="door" d="M-31 5v-35q0-2 2-2h13l4-8h24l4 8h13q2 0 2 2V5z" />
        <Fill tone="paper" d="M-25-26h38V0h-38z" />
        <Fill tone="sky" d="M-18-23h20v12h-20z" />
        <Fill tone="wood" d="M-25-7h38v7h-38z" />
        <Fill tone="roof" d="M-19-3v-5h18v5z" />
        <Disc tone="sun" x={22} y={-22} r={3} />
        <Disc tone="roof" x={22} y={-8} r={4} />
      </Place>
    </Scene>
  );
}
