import type { IllustrationProps } from '../frame';
import { Fill, Line } from '../parts';
import { Scene } from './scene-frame';
import { Coins, Cup, Disc, Place, PottedPlant, ToyHouse } from './scene-parts';

function Envelope({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <Place x={x} y={y} turn={turn}>
      <Fill tone="paper" d="M-26-17h52v34h-52z" />
      <Line tone="wall-shade" d="M-26-17h52v34h-52z" w={1} />
      <Fill tone="sky" d="M-20 1h22v9h-22z" />
      <Fill tone="roof" d="M14-12h8v9h-8z" />
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
      <Fill tone="glow" d="M142 46L40 132h240L178 46z" />
      <Line d="M160 0v20" />
      <Fill tone="door" d="M134 46q2-26 26-26t26 26z" />
      <Disc tone="sun" x={160} y={47} r={6} />
      <Fill tone="door" d="M132 45h56v3h-56z" />
      <Fill tone="wood" d="M218 42h102v5H218z" />
      <Line d="M218 47h102M232 47v6m64-6v6" />
      <Fill tone="roof" d="M228 42V24h16v18z" />
      <Fill tone="wood-shade" d="M227 20h18v4h-18z" />
      <Fill tone="leaf" d="M250 42V28h14v14z" />
      <Fill tone="wood-shade" d="M249 24h16v4h-16z" />
      <PottedPlant x={292} y={42} s={0.7} />
      <Fill tone="paper" d="M30 16h46v34H30z" />
      <Line d="M30 16h46v34H30z" w={1.2} />
      <Fill tone="leaf" o={0.5} d="M33 47V36c12-8 24-8 40-2v13z" />
      <Fill tone="wood" d="M0 132h320v12H0z" />
      <Fill tone="wood-shade" d="M0 144h320v5H0z" />
      <Fill tone="wall-shade" d="M0 149h320v31H0z" />
      <Fill tone="wood-shade" d="M20 149h16v31H20zM284 149h16v31h-16z" />
      <Line d="M0 132h320" />
      <Place x={166} y={132} s={1.5}>
        <ToyHouse />
      </Place>
      <Line tone="line" d="M160 75h14" w={3} />
      <Disc tone="sun" x={167} y={63} r={9} />
      <Line tone="wood-shade" d="M167 57a6 6 0 1 1 0 12 6 6 0 1 1 0-12z" w={1.2} />
      <Coins x={215} y={132} n={3} />
      <Cup x={104} y={132} />
      <Envelope x={254} y={112} turn={-14} />
      <Envelope x={266} y={114} turn={8} />
      <Fill tone="paper" d="M30 132V92l4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3v40z" />
      <Line tone="wall-shade" d="M36 103h18M36 110h20M36 117h14" w={1.5} />
      <Line tone="roof" d="M36 125h20" w={2} />
    </Scene>
  );
}
