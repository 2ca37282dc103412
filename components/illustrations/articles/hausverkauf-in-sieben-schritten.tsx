import type { IllustrationProps } from '../frame';
import { Fill, Line, Poplar, Windows, paint } from '../parts';
import { Scene } from './scene-frame';
import { Coins, Cup, Disc, Place, PottedPlant, ToyHouse } from './scene-parts';

const treads = [0, 1, 2, 3, 4, 5, 6].map((n) => [20 + 30 * n, 152 - 13 * n] as const);

/** Seven steps up to a front door; on each of them lies what it takes. */
export function SevenSteps({ className }: IllustrationProps) {
  return (
    <Scene className={className}>
      <Disc tone="sun" x={64} y={44} r={15} />
      <Fill tone="leaf" o={0.28} d="M0 100c50-26 90-24 140-10 50 12 80 0 110-6v85H0z" />
      <Fill tone="leaf" o={0.4} d="M0 128c40-14 100-8 160-4 40 3 60 2 90 0v44H0z" />
      <Poplar x={12} y={132} s={0.8} />
      <Poplar x={26} y={134} s={0.6} />
      <Fill tone="wall" d="M232 0h88v74h-88z" />
      <Fill tone="wall-shade" d="M232 0h5v74h-5z" />
      <path fill={paint('door')} stroke={paint('frame')} strokeWidth="2.5" d="M256 74V24h28v50" />
      <Windows at={[[261, 30]]} w={18} h={14} sill={false} />
      <Line tone="frame" d="M261 52h18v17h-18z" w={1} />
      <Fill tone="sun" d="M257.5 50h2.5v8h-2.500z" />
      <Fill tone="roof-shade" o={0.25} d="M248 19h44v5h-44z" />
      <Fill tone="roof" d="M244 19l7-10h38l7 10z" />
      <Line d="M244 19h52" />
      <Fill tone="glow" d="M304 38l-12 36h28V44l-8-6z" />
      <Fill tone="sun" d="M303 28h10l-2 10h-6z" />
      <Line d="M302 28h12l-3 10h-6zM308 28v-6" w={1.2} />
      <Fill tone="wall-shade" d="M22 165v-13h30v-13h30v-13h30v-13h30v-13h30V87h30V74h118v91z" />
      <Line
        tone="ground"
        d="M100 146h14m24-10h16M230 94h22m20 16h26m-84 18h18m66 10h14M70 158h12"
      />
      {treads.map(([x, y]) => (
        <Fill key={x} tone="roof-shade" o={0.18} d={`M${x + 2} ${y + 4}h30v3h-30z`} />
      ))}
      <Fill
        tone="paper"
        d={treads
          .map(([x, y]) => `M${x} ${y}h${y < 80 ? 120 : 32}v4h-${y < 80 ? 120 : 32}z`)
          .join('')}
      />
      <Line d={treads.map(([x, y]) => `M${x} ${y}h${y < 80 ? 120 : 32}`).join('')} w={1.2} />
      <path
        fill={paint('door')}
        stroke={paint('frame')}
        strokeWidth="2.5"
        d="M196 165v-24q0-15 15-15t15 15v24"
      />
      <Line tone="frame" d="M206 128v37m10-37v37" w={1} />
      <Disc tone="sun" x={220} y={147} r={1.5} />
      <Fill tone="ground" d="M0 165h320v15H0z" />
      <Line d="M0 165h320" />
      <Line tone="wall-shade" d="M40 172h22m8 0h5M172 172h30M260 173h18" />
      <Fill tone="window" d="M26 151v-15h8l2 3h12v12z" />
      <Line tone="door" d="M30 145h14" w={1.2} />
      <Coins x={61} y={138} n={4} w={13} />
      <Coins x={75} y={138} n={2} w={13} />
      <Fill tone="door" d="M85 125v-14h6l2-4h8l2 4h6v14z" />
      <Line d="M85 125v-14h6l2-4h8l2 4h6v14z" w={1.2} />
      <Disc tone="sun" x={97} y={118} r={4} />
      <Place x={127} y={112} s={0.56}>
        <ToyHouse />
      </Place>
      <Place x={156} y={99} s={0.8}>
        <Cup x={0} y={0} />
      </Place>
      <Fill tone="paper" d="M179 86V64h13l5 5v17z" />
      <Line tone="door" d="M183 70h6m-6 5h10" w={1} />
      <Disc tone="roof" x={192} y={81} r={3} />
      <Line tone="roof" d="M207 67a5 5 0 1 0 10 0 5 5 0 1 0-10 0m10 0h15m-5 0v5m5-5v5" w={2.5} />
      <PottedPlant x={244} y={74} s={0.5} />
      <Line tone="leaf-shade" d="M8 165l-3-7m6 7v-10m3 10l3-7M292 165l-3-8m6 8v-12m4 12l4-9" />
    </Scene>
  );
}
