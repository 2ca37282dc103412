import type { IllustrationProps } from '../frame';
import { Fill, Line } from '../parts';
import { Scene } from './scene-frame';
import { Place, RoomWindow, ToyHouse } from './scene-parts';

function Plate({ x, y, turn = false }: { x: number; y: number; turn?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})${turn ? ' scale(-1 1)' : ''}`}>
      <Fill tone="wall-shade" d="M-38 3a38 13 0 0 0 76 0z" />
      <Fill tone="frame" d="M-38 0a38 13 0 1 1 76 0 38 13 0 1 1-76 0z" />
      <Line d="M-38 0a38 13 0 1 1 76 0 38 13 0 1 1-76 0z" w={1.2} />
      <Fill tone="sun" d="M-20-2L14 6v-20l-34-8z" />
      <Fill tone="roof" d="M-20-10L14-2v-5l-34-8z" />
      <Fill tone="paper" d="M-20-22l34 8q10-6 8-11z" />
      <Fill tone="wall-shade" d="M14 6q9-4 8-11v-20q1 6-8 11z" />
      <Line d="M46 6l10-24m-3-7l-4 9 7 3 4-9m-6-2l-3 8" w={1.2} />
    </g>
  );
}

/** A cake with a house on it; the piece that was cut lies shared on two plates. */
export function Commission({ className }: IllustrationProps) {
  return (
    <Scene className={className} tone="room">
      <RoomWindow x={118} y={-20} w={84} h={76} />
      <Fill
        tone="wood-shade"
        d="M18 104V40q0-6 6-6h46q6 0 6 6v64zM244 104V40q0-6 6-6h46q6 0 6 6v64z"
      />
      <Fill tone="room" d="M26 104V42h42v62zM252 104V42h42v62z" />
      <Fill
        tone="wood-shade"
        d="M34 104V42h5v62zM55 104V42h5v62zM260 104V42h5v62zM281 104V42h5v62z"
      />
      <Fill tone="sky" d="M0 100h320v80H0z" />
      <Fill tone="window" o={0.15} d="M0 112h320v8H0zM0 134h320v9H0zM0 160h320v10H0z" />
      <Line d="M0 100h320" />
      <Fill tone="door" o={0.25} d="M96 140a64 16 0 1 0 128 0z" />
      <Fill tone="frame" d="M132 148q12-3 14-14h28q2 11 14 14-28 8-56 0z" />
      <Fill tone="frame" d="M84 126a76 20 0 1 1 152 0 76 20 0 1 1-152 0z" />
      <Line d="M84 126a76 20 0 1 1 152 0 76 20 0 1 1-152 0z" w={1.2} />
      <Fill tone="wall-shade" d="M100 82h120v40a60 16 0 0 1-120 0z" />
      <Fill tone="sun" d="M100 82h86v54a60 16 0 0 1-86-14z" />
      <Fill tone="roof" d="M100 102a60 16 0 0 0 120 0v6a60 16 0 0 1-120 0z" />
      <Fill
        tone="paper"
        d="M100 80a60 16 0 1 1 120 0q0 9-7 12t-10-2q-5 10-13 4-6 8-14 3-7 7-15 1-8 6-15 0-8 5-14-2-8 4-13-4-6 3-12-1-7-5-7-11z"
      />
      <Fill tone="sun" d="M160 84l-14 12v42l14-16zM160 84l24 11v41l-24-14z" />
      <Fill tone="roof" d="M160 100l-14 14v6l14-14zM160 100l24 13v6l-24-13z" />
      <Fill tone="wall-shade" o={0.7} d="M160 84l-14 12v42l14-16z" />
      <Fill tone="paper" d="M160 84l-14 12v5l14-12 24 11v-5z" />
      <Place x={160} y={80} s={0.95}>
        <ToyHouse />
      </Place>
      <Plate x={52} y={146} turn />
      <Plate x={268} y={146} />
    </Scene>
  );
}
