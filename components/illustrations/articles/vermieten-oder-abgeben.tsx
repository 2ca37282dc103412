import type { IllustrationProps } from '../frame';
import { Fill, Line, Windows, paint } from '../parts';
import { Scene } from './scene-frame';
import { Disc, MovingBox, Place } from './scene-parts';

/** A path that forks before a house with two doors: letter boxes at one, boxes at the other. */
export function LetOrSell({ className }: IllustrationProps) {
  return (
    <Scene className={className} tone="wall">
      <Fill tone="sun" o={0.3} d="M160 0h160v128H160z" />
      <Fill tone="wall-shade" d="M0 112h320v12H0zM157 0h6v124h-6z" />
      <Fill tone="roof-shade" o={0.25} d="M0 0h320v6H0z" />
      <Windows
        at={[
          [18, 34],
          [118, 34],
          [176, 34],
          [276, 34],
        ]}
        w={26}
        h={42}
        kind="gallows"
      />
      <path
        fill={paint('door')}
        stroke={paint('frame')}
        strokeWidth="3"
        d="M64 124V46q0-16 17-16t17 16v78"
      />
      <path
        fill={paint('roof')}
        stroke={paint('frame')}
        strokeWidth="3"
        d="M222 124V46q0-16 17-16t17 16v78"
      />
      <Fill tone="window" d="M69 52v-6q0-11 12-11t12 11v6zM227 52v-6q0-11 12-11t12 11v6z" />
      <Line
        tone="frame"
        d="M81 35v17M239 35v17M70 60h22v22H70zM70 90h22v26H70zM228 60h22v22h-22zM228 90h22v26h-22z"
        w={1}
      />
      <Disc tone="sun" x={94} y={87} r={2} />
      <Disc tone="sun" x={226} y={87} r={2} />
      <Line tone="sun" d="M226 89v6m-3 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0" w={1.2} />
      <Fill
        tone="door"
        d="M104 82h13v13h-13zM119 82h13v13h-13zM104 97h13v13h-13zM119 97h13v13h-13z"
      />
      <Line tone="paper" d="M107 86h7m8 0h7M107 101h7m8 0h7" w={1.2} />
      <Fill tone="paper" d="M121 101v-6h8v6z" />
      <Fill tone="leaf" o={0.55} d="M0 124h320v56H0z" />
      <Fill tone="ground" d="M0 124h320v6H0z" />
      <Fill
        tone="ground"
        d="M60 128h42c0 16 10 20 58 24 48-4 58-8 58-24h42c0 26-24 26-44 36-10 5-12 10-12 16h-88c0-6-2-11-12-16-20-10-44-10-44-36z"
      />
      <Line
        d="M60 130c0 26 24 24 44 34 10 5 12 10 12 16M260 130c0 26-24 24-44 34-10 5-12 10-12 16M102 130c0 14 10 18 58 22 48-4 58-8 58-22"
        w={1.2}
      />
      <Fill tone="paper" d="M58 124h46v6H58zM216 124h46v6h-46z" />
      <Line d="M0 124h320M58 130h46M216 130h46" />
      <Line tone="wall-shade" d="M150 166h20m-34 8h12m26 2h14M84 146h10M232 146h10" />
      <MovingBox x={264} y={130} w={26} h={20} />
      <MovingBox x={268} y={110} w={18} h={14} />
      <Fill tone="roof" d="M34 130h18l-3-14H37z" />
      <Disc tone="leaf" x={43} y={106} r={11} />
      <Disc tone="leaf-shade" x={47} y={108} r={6} />
      <Place x={160} y={146}>
        <Line d="M0 0v-44" w={3} />
        <Fill tone="wood" d="M2-43h-22l-6 5 6 5H2z" />
        <Fill tone="wood-shade" d="M-2-30h22l6 5-6 5H-2z" />
        <Line tone="leaf-shade" d="M-7 2l-3-7m5 7v-9M7 2l3-8m-6 8l1-5" />
      </Place>
    </Scene>
  );
}
