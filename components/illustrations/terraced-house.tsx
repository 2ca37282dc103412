import { IllustrationFrame, type IllustrationProps } from './frame';
import { Door, Fill, Hedge, Line, Shadow, Tiles, Windows } from './parts';

/** A neighbour in the row, drawn as a wash only. */
function Neighbour({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Fill tone="ground" d={`M0 47h44V${98 - y}H0z`} />
      <Fill tone="wall-shade" d="M0 22h44v26H0zM30 12h8v11h-8z" />
      <Fill tone="ground" d="M9 42V32h14v10z" />
      <Fill
        tone="wall"
        d={`M12 34h8v7h-8zM7 55h11v13H7zM26 55h11v13H26zM26 76h11v12H26zM8 ${98 - y}V76h9v${22 - y}z`}
      />
    </g>
  );
}

/** Reihenhaus: one of a row. */
export function TerracedHouse({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
      <Neighbour x={9} y={4} />
      <Neighbour x={107} y={-4} />
      <Fill tone="wall" d="M53 98V46h54v52z" />
      <Shadow d="M53 47h54v5H53z" />
      <Fill tone="roof" d="M51 20h58l1 27H50z" />
      <Fill tone="roof-shade" d="M95 20V9h8v13h-8z" />
      <Tiles
        at={[
          [56, 26],
          [92, 39],
          [93, 27],
        ]}
      />
      <Fill tone="wall" d="M66 44V30l10-6 10 6v14z" />
      <Fill tone="roof-shade" d="M76 20l15 11H85l-9-6-9 6h-6z" />
      <Windows at={[[71, 32]]} w={10} h={10} />
      <Line d="M49 47h62M104 47v51M94 9h10" />
      <Windows
        at={[
          [60, 55],
          [84, 55],
        ]}
        w={13}
        h={14}
        kind="gallows"
      />
      <Windows at={[[84, 76]]} w={13} h={13} />
      <Door x={61} w={11} h={21} />
      <Fill tone="roof" d="M57 76l3-4h13l3 4z" />
      <Hedge x={80} w={23} h={6} />
    </IllustrationFrame>
  );
}
