import type { IllustrationProps } from '../frame';
import { Fill, Line } from '../parts';
import { Scene } from './scene-frame';
import { Coins, Cup, Disc, Place, PottedPlant, ToyHouse } from './scene-parts';

function Envelope({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <Place x={x} y={y} turn={turn}>
      <Fill tone="paper" d="M-26-17h52v34h-52z" />
      <Line tone="wall-shade" d="M-26-17h52v34h-52zM-26-17L0 4l26-21" w={1} />
    </Place>
  );
}

/** The kitchen table at the end of the month: bills, a cup, and the house as a money box. */
export function RunningCosts({ className }: IllustrationProps) {
  return (
    <Scene className={className} tone="room">
      <Fill tone="sky" o={0.6} d="M0 62h320v70H0z" />
      <Line
        tone="frame"
        d="M0 62h320M0 85h320M0 108h320M26 62v70M66 62v70M106 62v70M146 62v70M186 62v70M226 62v70M266 62v70M306 62v70"
      />
      <Fill tone="glow" d="M128 36L44 132h216L192 36z" />
      <Line d="M160 0v12" />
      <Disc tone="sun" x={160} y={36} r={6} />
      <Fill tone="door" d="M128 37q2-27 32-27t32 27z" />
      <Line tone="wall-shade" d="M128 37h64" w={2} />
      <Fill tone="wood" d="M218 42h102v5H218z" />
      <Line d="M218 47h102M232 47v6m64-6v6" />
      <Fill tone="roof" d="M228 42V24h16v18z" />
      <Fill tone="wood-shade" d="M227 20h18v4h-18z" />
      <Fill tone="leaf" d="M250 42V28h14v14z" />
      <Fill tone="wood-shade" d="M249 24h16v4h-16z" />
      <PottedPlant x={292} y={42} s={0.7} />
      <Line d="M14 74h92" w={2} />
      <Line d="M30 74v6m22-6v6m22-6v6" w={1.2} />
      <Fill tone="door" d="M27 80h6v14h5q0 11-8 11t-8-11h5z" />
      <Fill tone="wood" d="M50 80h4v14q4 1 4 7t-6 6-6-6 4-7z" />
      <Line tone="wood-shade" d="M74 80v14m-4 0h8v12h-8zm4 0v12" w={2} />
      <Fill tone="wood" d="M0 132h320v12H0z" />
      <Fill tone="wood-shade" d="M0 144h320v5H0z" />
      <Fill tone="wall-shade" d="M0 149h320v31H0z" />
      <Fill tone="wood-shade" d="M20 149h16v31H20zM284 149h16v31h-16z" />
      <Line d="M0 132h320" />
      <Disc tone="roof" x={34} y={121} r={7} />
      <Disc tone="leaf" x={46} y={120} r={7} />
      <Disc tone="sun" x={57} y={122} r={6} />
      <Fill tone="frame" d="M20 121h52q-2 11-16 11H36q-14 0-16-11z" />
      <Line d="M20 121h52" w={1.2} />
      <Disc tone="sun" x={157} y={69} r={9} />
      <Line tone="wood-shade" d="M157 63a6 6 0 1 1 0 12 6 6 0 1 1 0-12z" w={1.2} />
      <Place x={166} y={132} s={1.5}>
        <ToyHouse />
      </Place>
      <Line d="M151 76h12" w={2.5} />
      <Coins x={214} y={132} n={3} w={14} />
      <Cup x={112} y={132} />
      <Envelope x={262} y={104} turn={6} />
      <Envelope x={258} y={112} turn={-5} />
      <Fill tone="wood" d="M230 132v-14h60v14z" />
      <Line tone="wood-shade" d="M230 118h60M230 125h60" w={1.2} />
      <Fill tone="paper" d="M76 131h24v30l-4-3-4 3-4-3-4 3-4-3-4 3z" />
      <Line tone="wall-shade" d="M81 138h10M81 144h14" w={1.5} />
      <Line tone="roof" d="M81 151h14" w={2} />
    </Scene>
  );
}
