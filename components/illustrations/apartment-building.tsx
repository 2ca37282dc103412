import { IllustrationFrame, type IllustrationProps } from './frame';
import { Door, Fill, Line, Shadow, Windows } from './parts';

const at = (y: number, ...columns: number[]) => columns.map((x) => [x, y] as const);

/** Mehrfamilienhaus: a stuccoed town house of the 1900s under a mansard roof. */
export function ApartmentBuilding({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
      <Fill tone="wall-shade" d="M122 29h16v69h-16zM20 76h102v22H20z" />
      <Fill tone="wall" d="M20 29h102v47H20z" />
      <Fill tone="roof-shade" d="M118 12h11l13 17h-20zM42 13V3h9v10zM92 13V3h9v10z" />
      <Fill tone="roof" d="M24 12h94l6 17H18z" />
      <Fill tone="wall" d="M56 29V16l15-11 15 11v13zM30 28V18h12v10zM100 28V18h12v10z" />
      <Fill tone="roof-shade" d="M71 2l19 15h-6L71 7 58 17h-6zM27 18l9-5 9 5zM97 18l9-5 9 5z" />
      <Shadow d="M20 29h102v4H20z" />
      <Line tone="wall-shade" d="M56 34v42M87 34v42M25 54h14m2 0h14m4 0h26m4 0h14m2 0h14" />
      <Windows
        at={[...at(37, 27, 43, 74, 89, 105), ...at(58, 27, 59, 74, 105)]}
        w={10}
        h={13}
        kind="gallows"
      />
      <Windows
        at={[
          [59, 37],
          [43, 58],
          [89, 58],
        ]}
        w={10}
        h={13}
        kind="gallows"
        tone="sky"
      />
      <Windows at={at(82, 27, 43, 89, 105)} w={10} h={10} />
      <Windows at={at(19, 33, 68, 103)} w={6} h={8} sill={false} />
      <Line d="M16 29h128M20 76h102M41 3h11M91 3h11" />
      <Door x={65} w={12} h={18} />
    </IllustrationFrame>
  );
}
