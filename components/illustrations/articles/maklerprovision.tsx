import type { IllustrationProps } from '../frame';
import type { Tone } from '../palette';
import { Fill, Line } from '../parts';
import { Scene } from './scene-frame';
import { Place, ToyHouse } from './scene-parts';

function Plate({ x, y, turn = false }: { x: number; y: number; turn?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})${turn ? ' scale(-1 1)' : ''}`}>
      <Fill tone="door" o={0.25} d="M-38 3a38 13 0 0 0 76 0z" />
      <Fill tone="frame" d="M-38 0a38 13 0 1 1 76 0 38 13 0 1 1-76 0z" />
      <Line d="M-38 0a38 13 0 1 1 76 0 38 13 0 1 1-76 0z" w={1.2} />
      <Fill tone="sun" d="M-22-2L14 6v-20l-36-8z" />
      <Fill tone="roof" d="M-22-10L14-2v-5l-36-8z" />
      <Fill tone="paper" d="M-22-22l36 8q10-6 8-11z" />
      <Fill tone="sun" d="M14 6q9-4 8-11v-20q1 6-8 11z" />
      <Fill tone="roof-shade" o={0.3} d="M14 6q9-4 8-11v-20q1 6-8 11z" />
      <Line d="M-24 21h26m16 0H8q-6 0-6-3M18 18H2m16 6H8q-6 0-6-3" w={1.2} />
    </g>
  );
}

/** Middle of the upper edge and tone of each pennant. */
const pennants: readonly (readonly [number, number, Tone])[] = [
  [24, 15, 'roof'],
  [63, 21, 'sun'],
  [102, 25, 'door'],
  [141, 27, 'leaf'],
  [180, 27, 'roof'],
  [219, 25, 'sun'],
  [258, 21, 'door'],
  [297, 15, 'leaf'],
];

/** A cake with a house on it; the piece that was cut lies shared on two plates. */
export function Commission({ className }: IllustrationProps) {
  return (
    <Scene className={className} tone="room">
      <Fill tone="glow" d="M132 0L56 98h208L188 0z" />
      {pennants.map(([x, y, tone]) => (
        <Fill key={x} tone={tone} d={`M${x - 11} ${y}h22l-11 18z`} />
      ))}
      <Line d="M-4 9Q160 45 324 9" w={1.2} />
      <Fill
        tone="wood-shade"
        d="M18 100V56q0-6 6-6h46q6 0 6 6v44zM244 100V56q0-6 6-6h46q6 0 6 6v44z"
      />
      <Fill tone="room" d="M26 100V58h42v42zM252 100V58h42v42z" />
      <Fill
        tone="wood-shade"
        d="M35 100V54h5v46zM54 100V54h5v46zM261 100V54h5v46zM280 100V54h5v46z"
      />
      <Fill tone="sky" d="M0 98h320v82H0z" />
      <Fill tone="door" o={0.12} d="M0 108h320v7H0zM0 130h320v8H0zM0 156h320v10H0z" />
      <Line d="M0 98h320" />
      <Fill tone="door" o={0.25} d="M88 138a72 17 0 1 0 144 0z" />
      <Fill tone="frame" d="M84 132a76 20 0 1 1 152 0 76 20 0 1 1-152 0z" />
      <Line d="M84 132a76 20 0 1 1 152 0 76 20 0 1 1-152 0z" w={1.2} />
      <Fill tone="sun" d="M100 86h120v42a60 16 0 0 1-120 0z" />
      <Fill tone="roof" d="M100 106a60 16 0 0 0 120 0v6a60 16 0 0 1-120 0z" />
      <Fill tone="roof-shade" o={0.3} d="M184 86h36v42a60 16 0 0 1-36 14.700z" />
      <Fill
        tone="paper"
        d="M100 86a60 16 0 1 1 120 0q0 11-7 13t-10-2q-5 10-13 5-6 8-14 4-7 7-15 1-8 6-15 0-8 6-14-1-8 4-13-4-6 3-12-2-7-4-7-14z"
      />
      <Fill tone="frame" d="M146 143.600l14-15.6 24 14.700q-18 4-38 .9z" />
      <Fill tone="wood" d="M160 86l-14 15.600v42l14-15.600z" />
      <Fill tone="sun" d="M160 86l24 14.700v42L160 128z" />
      <Fill tone="roof-shade" d="M160 106l-14 15.600v6l14-15.600z" />
      <Fill tone="roof" d="M160 106l24 14.700v6L160 112z" />
      <Fill tone="paper" d="M160 86l-14 15.600v5l14-15.6 24 14.700v-5z" />
      <Place x={160} y={83} s={0.95}>
        <ToyHouse />
      </Place>
      <Plate x={48} y={146} turn />
      <Plate x={272} y={146} />
    </Scene>
  );
}
