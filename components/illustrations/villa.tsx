import { IllustrationFrame, type IllustrationProps } from './frame';
import { Door, Fill, Line, Poplar, Shadow, Tiles, Windows } from './parts';

/** Villa: hipped roof, a corner tower, a flight of steps to the portico. */
export function Villa({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
      <Poplar x={14} s={0.8} />
      <Poplar x={151} />
      <Fill tone="wall" d="M52 48h76v50H52z" />
      <Fill tone="wall-shade" d="M126 48h14v50h-14z" />
      <Shadow d="M52 48h88v5H52z" />
      <Fill tone="roof" d="M70 21h44l16 27H48z" />
      <Fill tone="roof-shade" d="M114 21h5l26 27h-15zM106 23V11h8v12z" />
      <Tiles
        at={[
          [70, 30],
          [108, 42],
        ]}
      />
      <Fill tone="wall" d="M83 44V34l10-8 10 8v10z" />
      <Fill tone="roof-shade" d="M93 22l15 13h-6l-9-8-9 8h-6z" />
      <Fill tone="wall" d="M26 98V36h28v62z" />
      <Fill tone="wall-shade" d="M48 36h8v62h-8z" />
      <Fill tone="roof" d="M22 37L41 7l5 30z" />
      <Fill tone="roof-shade" d="M41 7l19 30H46z" />
      <Windows at={[[89, 34]]} w={8} h={8} sill={false} />
      <Windows
        at={[
          [32, 43],
          [32, 65],
        ]}
        w={11}
        h={15}
        kind="gallows"
      />
      <Windows
        at={[
          [62, 56],
          [115, 56],
          [62, 75],
          [115, 75],
        ]}
        w={9}
        h={13}
        kind="gallows"
      />
      <Windows at={[[88, 55]]} w={10} h={13} kind="gallows" sill={false} />
      <Door x={87} y={94} w={12} h={18} />
      <Fill tone="frame" d="M78 71h30v4h-2v19h-4V75H84v19h-4V75h-2z" />
      <Line d="M41 7V2M22 37h38M60 48h86M105 11h10M79 71v-7h28v7M86 64v7m7-7v7m7-7v7M79 94.500h28" />
    </IllustrationFrame>
  );
}
