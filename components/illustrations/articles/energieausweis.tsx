import type { IllustrationProps } from '../frame';
import type { Tone } from '../palette';
import { Fill, Line, Poplar, Windows } from '../parts';
import { Scene } from './scene-frame';
import { Disc, Place } from './scene-parts';

/** Length, tone and strength of the bands, from thrifty to wasteful. */
const bands: readonly (readonly [number, Tone, number])[] = [
  [28, 'leaf-shade', 1],
  [38, 'leaf', 1],
  [48, 'leaf', 0.6],
  [58, 'sun', 1],
  [68, 'roof', 0.6],
  [78, 'roof', 1],
  [88, 'roof-shade', 1],
];

function Radiator({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Fill tone="paper" d="M0-3v-13h24v13z" />
      <Line tone="wall-shade" d="M4-15v11m4-11v11m4-11v11m4-11v11m4-11v11" w={1} />
      <Line d="M0-3v-13h24v13zM3-3v3m18-3v3" w={1} />
      <Line tone="roof" d="M6-20q-3-3 0-6t0-6M12-20q-3-3 0-6t0-6M18-20q-3-3 0-6t0-6" w={1.2} />
    </Place>
  );
}

/** A house cut open, warm rooms in a thick coat; beside it the bands of the certificate. */
export function EnergyCertificate({ className }: IllustrationProps) {
  return (
    <Scene className={className}>
      <Fill tone="leaf" o={0.28} d="M0 112c50-24 110-20 170-8 60 10 100-12 150-12v56H0z" />
      <Poplar x={8} y={140} s={0.7} />
      <Fill tone="ground" d="M0 140h320v40H0z" />
      <Fill tone="wall-shade" d="M22 140h162v40H22z" />
      <Fill tone="wood-shade" o={0.5} d="M30 146h146v26H30z" />
      <Fill tone="roof-shade" d="M144 50V14h13v38z" />
      <Fill tone="sun" d="M22 140V76h162v64z" />
      <Fill tone="wall" d="M30 140V70h146v70z" />
      <Fill tone="sun" d="M103 6l84 68H19z" />
      <Fill tone="wall" d="M103 22l66 52H37z" />
      <Fill tone="sun" o={0.35} d="M103 22l66 52H37z" />
      <Fill tone="roof" d="M103 4l92 74h-12L103 14 23 78H11z" />
      <Fill tone="roof" o={0.22} d="M30 78h76v58H30z" />
      <Fill tone="sun" o={0.45} d="M110 78h66v58h-66z" />
      <Fill tone="glow" d="M103 22l66 52H37zM30 78h146v58H30z" />
      <Line tone="wood-shade" d="M30 75h146" w={5} />
      <Line tone="wood-shade" d="M30 138h146M107 76v62" w={4} />
      <Line d="M22 140V76M184 140V76M0 140h22M184 140h136" />
      <Windows at={[[94, 42]]} w={18} h={18} tone="sky" />
      <Windows
        at={[
          [58, 88],
          [132, 88],
        ]}
        w={20}
        h={20}
        tone="sky"
      />
      <Radiator x={36} y={136} />
      <Radiator x={148} y={136} />
      <Fill tone="door" d="M72 136v-15q0-4 4-4h18q4 0 4 4v15z" />
      <Line d="M116 136v-8h18v8M125 128v-8" w={1.2} />
      <Fill tone="leaf" d="M119 121q6-12 12 0z" />
      <Fill tone="door" d="M44 172v-22h20v22z" />
      <Disc tone="sun" x={54} y={160} r={4} />
      <Line tone="roof" d="M64 156h98v-18M48 150v-14" w={2} />
      <Line tone="wood-shade" d="M222 140V20M294 140V20" w={5} />
      <Fill tone="paper" d="M204 16h108v108H204z" />
      <Line d="M204 16h108v108H204z" />
      {bands.map(([w, tone, o], i) => (
        <Fill key={w} tone={tone} o={o} d={`M212 ${23 + i * 14}h${w - 6}l6 5-6 5h-${w - 6}z`} />
      ))}
      <Fill tone="door" d="M266 56l8-8h30v16h-30z" />
      <Line tone="paper" d="M280 56h16" />
      <Line tone="leaf-shade" d="M216 140l-3-7m6 7v-10m80 10l3-8m-7 8v-6" />
    </Scene>
  );
}
