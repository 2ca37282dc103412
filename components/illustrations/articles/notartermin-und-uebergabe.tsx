import type { IllustrationProps } from '../frame';
import { Fill, Line } from '../parts';
import { Scene } from './scene-frame';
import { Disc, Place } from './scene-parts';

function CupFromAbove({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <Place x={x} y={y} turn={turn}>
      <Disc tone="wood-shade" x={3} y={3} r={25} o={0.6} />
      <Disc tone="paper" x={0} y={0} r={25} />
      <Line tone="wall-shade" d="M0-21a21 21 0 1 1 0 42 21 21 0 1 1 0-42z" w={1} />
      <Line tone="paper" d="M10 0h14" w={7} />
      <Line tone="wall-shade" d="M14 3h10v-6H14" w={1} />
      <Disc tone="paper" x={0} y={0} r={15} />
      <Disc tone="wood-shade" x={0} y={0} r={12} />
      <Line tone="wood" d="M-7-4q2-5 7-5" />
    </Place>
  );
}

/** The table at the notary's from above: the sealed deed, the pen, the keys that change hands. */
export function NotaryAppointment({ className }: IllustrationProps) {
  return (
    <Scene className={className} tone="wood">
      <Line tone="wood-shade" d="M0 38h320M0 84h320M0 130h320M0 172h320" w={1.2} />
      <Line
        tone="wood-shade"
        d="M30 60h26m8 0h8M236 18h30M20 150h34M286 150h24M262 106h14M14 104h10"
        w={1}
      />
      <Fill tone="glow" d="M0 0h320v180H0z" />
      <Place x={128} y={92} turn={-7}>
        <Fill tone="wood-shade" o={0.6} d="M-48-68h108v146H-48z" />
        <Fill tone="ground" d="M-50-72h108v144H-50z" />
        <Fill tone="paper" d="M-56-76h108v132l-12 14H-56z" />
        <Fill tone="wall-shade" d="M52 56H40v14z" />
        <Line tone="door" d="M-28-62h52" w={3} />
        <Line
          tone="wall-shade"
          d="M-44-46h84M-44-37h76M-44-28h84M-44-19h80M-44-10h56M-44 6h84M-44 15h70"
          w={2}
        />
        <Line tone="wall-shade" d="M-44 52h46" w={1} />
        <Line
          tone="door"
          d="M-42 48c4-12 9-13 8-5s4 4 7-4 6-2 4 3 5 3 9-3 5 1 8 3 5-1 8-2"
          w={1.5}
        />
        <Fill tone="door" d="M20 44l-4 26 8-4 5 7 3-27zM30 44l8 23-8-2-5 7-2-27z" />
        <Disc tone="roof" x={27} y={40} r={14} />
        <Line
          tone="roof-shade"
          d="M27 31a9 9 0 1 1 0 18 9 9 0 1 1 0-18zM22 44v-4l5-5 5 5v4z"
          w={1.2}
        />
      </Place>
      <CupFromAbove x={38} y={36} turn={200} />
      <CupFromAbove x={294} y={156} turn={-60} />
      <Place x={226} y={50} turn={-38}>
        <Line tone="wood-shade" d="M-44 5h88" w={7} />
        <Line tone="door" d="M-40 0h76" w={8} />
        <Line tone="sun" d="M-8-3.500v7" w={2.5} />
        <Fill tone="sun" d="M-44-3l-16 3 16 3z" />
        <Line tone="sun" d="M4-5.500h24" w={1.5} />
      </Place>
      <Place x={226} y={108}>
        <Line d="M-12 0a12 12 0 1 1 24 0 12 12 0 1 1-24 0" w={2.5} />
        <Place x={10} y={-7} turn={-32}>
          <Line tone="sun" d="M6 0h34M34 1v7m6-8v8" w={4} />
          <Line tone="sun" d="M-6 0a7 7 0 1 1 14 0 7 7 0 1 1-14 0" w={4} />
        </Place>
        <Place x={12} y={4} turn={14}>
          <Line tone="paper" d="M6 0h26M27 1v6m5-7v7" w={4} />
          <Line tone="paper" d="M-6 0a6 6 0 1 1 12 0 6 6 0 1 1-12 0" w={4} />
        </Place>
        <Line d="M-8 9l-12 19" w={2} />
        <Place x={-28} y={40} turn={35}>
          <Fill tone="roof" d="M-14 14v-22L0-24l14 16v22z" />
          <Disc tone="wood" x={0} y={-14} r={2.5} />
          <Fill tone="sun" d="M-5 14V2H5v12z" />
        </Place>
      </Place>
    </Scene>
  );
}
