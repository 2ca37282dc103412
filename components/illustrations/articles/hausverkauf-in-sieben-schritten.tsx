import type { IllustrationProps } from '../frame';
import { Fill, Hedge, Line, Windows, paint } from '../parts';
import { Scene } from './scene-frame';
import { Coins, Disc, Place, ToyHouse } from './scene-parts';

const steps = 'M22 165v-13h30v-13h30v-13h30v-13h30v-13h30v-13h30V74H320';

/** Seven steps up to a front door; on each of them lies what it takes. */
export function SevenSteps({ className }: IllustrationProps) {
  return (
    <Scene className={className}>
      <Disc tone="sun" x={60} y={40} r={15} />
      <Fill tone="leaf" o={0.28} d="M0 110c50-26 90-24 140-10 50 12 80 0 110-6v75H0z" />
      <Fill tone="leaf" o={0.4} d="M0 138c40-14 100-8 160-4 40 3 60 2 90 0v34H0z" />
      <Fill tone="wall" d="M232 0h88v74h-88z" />
      <Fill tone="wall-shade" d="M232 0h5v74h-5z" />
      <Fill tone="roof-shade" o={0.25} d="M246 4h48v6h-48z" />
      <Fill tone="roof" d="M244 5l5-9h42l5 9z" />
      <path fill={paint('door')} stroke={paint('frame')} strokeWidth="2.5" d="M254 74V16h32v58" />
      <Windows at={[[260, 22]]} w={20} h={16} sill={false} />
      <Line tone="frame" d="M260 48h20v20h-20z" w={1} />
      <Fill tone="sun" d="M256 54h3v8h-3z" />
      <Fill tone="glow" d="M298 30l-16 44h34z" />
      <Fill tone="sun" d="M295 24h8l-2 10h-4z" />
      <Line d="M294 24h10l-3 10h-4zM299 24v-5" w={1.2} />
      <Fill tone="wall-shade" d={`${steps}v110H22z`} />
      <Fill tone="wood-shade" o={0.35} d="M176 165v-26q0-18 18-18t18 18v26z" />
      <Line
        tone="ground"
        d="M90 150h16m30-8h18M238 94h22m20 18h26M234 130h18m16 14h24M140 160h12"
      />
      <Line
        tone="paper"
        d="M20 152h32M50 139h32M80 126h32M110 113h32M140 100h32M170 87h32M200 74h120"
        w={4}
      />
      <Line d={steps} w={1.2} />
      <Fill tone="ground" d="M0 165h320v15H0z" />
      <Line d="M0 165h320" />
      <Fill tone="door" d="M28 149v-11h6l2 2h10v9z" />
      <Line tone="paper" d="M31 144h12" w={1} />
      <Coins x={62} y={136} n={3} w={11} />
      <Coins x={74} y={136} n={2} w={11} />
      <Fill tone="door" d="M89 123v-11h4l2-3h6l2 3h4v11z" />
      <Disc tone="sun" x={98} y={117.5} r={3} />
      <Place x={126} y={110} s={0.45}>
        <ToyHouse />
      </Place>
      <Fill tone="roof" d="M147 97v-3l7-2 2-5h4v10zM161 97v-10h4l2 5 2 2v3z" />
      <Fill tone="paper" d="M178 84V66h14l4 4v14z" />
      <Line tone="door" d="M182 71h8m-8 4h10" w={1} />
      <Disc tone="roof" x={191} y={80} r={2.5} />
      <Line tone="roof" d="M209 66a4 4 0 1 0 8 0 4 4 0 1 0-8 0m8 0h14m-4 0v4m4-4v4" w={2} />
      <Hedge x={240} y={165} w={52} h={12} />
      <Line tone="leaf-shade" d="M8 165l-3-7m6 7v-10m3 10l3-7M302 165l-2-7m5 7l2-9" />
    </Scene>
  );
}
