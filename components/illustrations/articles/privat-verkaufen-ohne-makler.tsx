import type { IllustrationProps } from '../frame';
import type { Tone } from '../palette';
import { Fill, Line, Tree } from '../parts';
import { Scene } from './scene-frame';
import { Disc, Place, ToyHouse } from './scene-parts';

/** Left edge and turn of each strip at the foot of the notice; the third and the sixth are gone. */
const strips: readonly (readonly [number, number])[] = [
  [-48, 0],
  [-36, 3],
  [-12, 0],
  [0, -5],
  [24, 0],
  [36, 0],
];

function Pin({ x, y, tone = 'roof' }: { x: number; y: number; tone?: Tone }) {
  return (
    <>
      <Disc tone="wood-shade" x={x + 1.5} y={y + 2} r={4} o={0.6} />
      <Disc tone={tone} x={x} y={y} r={4} />
      <Disc tone="paper" x={x - 1.2} y={y - 1.2} r={1.2} />
    </>
  );
}

/** A notice on a cork board, a house on it: two of the strips below have been taken along already. */
export function SellingByYourself({ className }: IllustrationProps) {
  return (
    <Scene className={className} tone="wall">
      <Fill tone="wall-shade" o={0.5} d="M22 20h290v160H22z" />
      <Fill tone="wood-shade" d="M14 10h292v160H14z" />
      <Fill tone="wood" d="M22 18h276v144H22z" />
      <Line tone="wood-shade" d="M22 18h276v144H22z" w={1} />
      <Line
        tone="wood-shade"
        d="M34 34h.1M58 30h.1M92 36h.1M40 148h.1M66 154h.1M96 140h.1M30 100h.1M104 84h.1M212 30h.1M286 40h.1M220 152h.1M250 156h.1M286 120h.1M278 148h.1M224 84h.1M84 112h.1M102 118h.1M224 116h.1"
        w={2}
      />
      <Fill tone="glow" d="M0 0h320v180H0z" />
      <Place x={66} y={62} turn={-6}>
        <Fill tone="wood-shade" o={0.6} d="M-27-25h60v56h-60z" />
        <Fill tone="sun" d="M-30-28h60v56h-60z" />
        <Line
          tone="door"
          d="M-22 6a9 9 0 1 1 18 0 9 9 0 1 1-18 0M6 6a9 9 0 1 1 18 0 9 9 0 1 1-18 0"
          w={2}
        />
        <Line
          tone="door"
          d="M-13 6l7-16h14l7 16M-6-10l7 16h14M8-10l-7 16M-10-11h7M6-15h6l-4 5"
          w={2}
        />
        <Line tone="wood" d="M-18 21h36" w={2} />
        <Pin x={0} y={-24} tone="door" />
      </Place>
      <Place x={64} y={126} turn={4}>
        <Fill tone="wood-shade" o={0.6} d="M-29-15h64v36h-64z" />
        <Fill tone="sky" d="M-32-18h64v36h-64z" />
        <Line tone="roof" d="M-24-7h22" w={3} />
        <Line tone="window" d="M-24 2h46M-24 10h32" w={2} />
        <Pin x={22} y={-13} tone="leaf" />
      </Place>
      <Place x={160} y={80} turn={-1}>
        <Fill tone="wood-shade" o={0.6} d="M-44-52h96v98h-96z" />
        {strips.map(([x, turn]) => (
          <Place key={x} x={x + 6} y={42} turn={turn}>
            <Fill tone="wood-shade" o={0.6} d="M-3 0H9v31H-3z" />
            <Fill tone="paper" d="M-5.5-2h11v30h-11z" />
            <Line tone="door" d="M-1.5 5v17" w={2} />
            <Line tone="wall-shade" d="M2.5 5v11" w={1.5} />
          </Place>
        ))}
        <Fill tone="paper" d="M-48-56h96v99h-12l-3-2-3 3-3-2-3 1h-36l-3-2-3 3-3-3-3 2h-24z" />
        <Fill tone="sky" d="M-40-46h80v58h-80z" />
        <Disc tone="sun" x={28} y={-35} r={5} />
        <Fill tone="leaf" o={0.4} d="M-40 0v-14c20-10 50-10 80-2V0z" />
        <Fill tone="ground" d="M-40-2h80v14h-80z" />
        <Place x={-4} y={4} s={1}>
          <ToyHouse />
        </Place>
        <Tree x={27} y={4} s={0.6} />
        <Line tone="roof" d="M-38 22h44" w={4} />
        <Line tone="wall-shade" d="M-38 31h72" w={2.5} />
        <Pin x={0} y={-51} />
      </Place>
      <Place x={256} y={58} turn={5}>
        <Fill tone="wood-shade" o={0.6} d="M-25-29h56v66h-56z" />
        <Fill tone="paper" d="M-28-32h56v66h-56z" />
        <Fill tone="leaf" o={0.5} d="M-22-26h44v42h-44z" />
        <Fill tone="wood-shade" d="M-12 16v-18l-3-16 8 6h14l8-6-3 16v18z" />
        <Disc tone="sun" x={-5} y={-4} r={2} />
        <Disc tone="sun" x={5} y={-4} r={2} />
        <Line tone="paper" d="M-2 3h4M-8 3h-9M8 3h9" w={1} />
        <Line tone="wall-shade" d="M-20 25h28" w={2.5} />
        <Pin x={0} y={-28} tone="sun" />
      </Place>
      <Place x={252} y={106}>
        <Line d="M0 2l-8 14M0 2l9 17" w={1.5} />
        <Place x={-9} y={20} turn={100}>
          <Line tone="sun" d="M6 0h22M23 1v6m5-7v7" w={3.5} />
          <Line tone="sun" d="M-6 0a6 6 0 1 1 12 0 6 6 0 1 1-12 0" w={3.5} />
        </Place>
        <Place x={13} y={31} turn={-14}>
          <Fill tone="wood-shade" o={0.6} d="M-8 14v-20l13-14 13 14v20z" />
          <Fill tone="roof" d="M-13 12v-20L0-22l13 14v20z" />
          <Disc tone="wood" x={0} y={-13} r={2.5} />
          <Fill tone="sun" d="M-4 12V2h8v10z" />
        </Place>
        <Pin x={0} y={0} tone="door" />
      </Place>
    </Scene>
  );
}
