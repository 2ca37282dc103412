// The taller houses of the street. Windows are apart, so that the lamps can go on in the evening;
// a few panes only mirror the sky: nobody is at home.
import { Door, Fill, Line, Shadow, Tiles, Windows } from './parts';

const at = (y: number, ...columns: number[]) => columns.map((x) => [x, y] as const);
const flat = { w: 9, h: 13, kind: 'gallows' } as const;

/** Three houses in a row, 138 units wide. */
export function StreetRow() {
  return (
    <>
      <Fill tone="wall" d="M2 98V44h44v54zM90 98V40h44v58z" />
      <Fill tone="sun" o={0.35} d="M90 98V40h44v58z" />
      <Fill tone="wall-shade" d="M46 98V42h44v56z" />
      <Shadow d="M2 45h44v5H2zM46 43h44v5H46zM90 41h44v5H90z" />
      <Fill tone="roof" d="M1 19h45v26H0zM90 15h45l1 26H90z" />
      <Fill tone="roof-shade" d="M46 17h44v26H46zM34 19V8h8v11zM78 17V6h8v11zM122 15V4h8v11z" />
      <Tiles
        at={[
          [6, 25],
          [28, 38],
          [96, 21],
        ]}
      />
      <Fill tone="wall" d="M104 38V26l10-7 10 7v12zM14 42V30h18v12z" />
      <Fill tone="roof-shade" d="M114 15l14 11h-6l-8-6-8 6h-6zM11 30l2-4h20l2 4z" />
      <Line d="M-1 45h47M46 43h44M90 41h47M46 45v53M90 43v55M33 8h10M77 6h10M121 4h10" />
      <Door x={8} h={21} />
      <Door x={52} h={21} />
      <Door x={97} h={21} />
      <Fill tone="roof" d="M48 75l3-4h12l3 4z" />
    </>
  );
}

export function StreetRowWindows() {
  return (
    <>
      <Windows at={at(54, 8, 27)} w={12} h={14} kind="gallows" lamp={8} />
      <Windows at={at(52, 52, 71)} w={12} h={14} kind="gallows" lamp={5} />
      <Windows at={at(50, 97, 115)} w={12} h={14} kind="gallows" lamp={13} />
      <Windows at={[[27, 76]]} w={12} h={13} lamp={2} />
      <Windows at={[[71, 76]]} w={12} h={13} lamp={9} />
      <Windows at={[[115, 76]]} w={12} h={13} tone="sky" />
      <Windows
        at={[
          [18, 32],
          [109, 27],
        ]}
        w={10}
        h={9}
        sill={false}
        lamp={0}
      />
      <Windows at={[[62, 25]]} w={10} h={11} kind="plain" sill={false} lamp={11} />
    </>
  );
}

/** Stuccoed apartment house of the 1900s with an oriel, 116 units wide. */
export function StreetApartments() {
  return (
    <>
      <Fill tone="wall-shade" d="M96 8h16v90H96zM4 74h92v24H4z" />
      <Fill tone="wall" d="M4 8h92v66H4z" />
      <Fill tone="roof-shade" d="M92-12h10L115 8H96zM18-12v-9h9v9zM72-12v-9h9v9z" />
      <Fill tone="roof" d="M9-12h83l6 20H1z" />
      <Fill tone="wall" d="M35 74V-6l15-12 15 12v80zM14 7V-4h12V7zM76 7V-4h12V7z" />
      <Fill tone="wall-shade" d="M65 12h4v62h-4z" />
      <Fill tone="roof-shade" d="M50-22L69-6h-6L50-16 37-6h-6zM11-4l9-5 9 5zM73-4l9-5 9 5z" />
      <Shadow d="M4 8h31v4H4zM65 8h31v4H65z" />
      <Line tone="wall-shade" d="M35 12v62M4 34h31m0-1h30m4 1h27M4 54h31m0-1h30m4 1h27" />
      <Line d="M-1 8h36M65 8h52M4 74h92M17-21h11M71-21h11" />
      <Door x={44} w={12} h={20} />
    </>
  );
}

export function StreetApartmentsWindows() {
  return (
    <>
      <Windows {...flat} at={[...at(15, 8, 73, 85), ...at(37, 73)]} lamp={1} />
      <Windows {...flat} at={[...at(15, 38, 52), ...at(57, 38)]} lamp={6} />
      <Windows {...flat} at={[...at(37, 8, 22), ...at(57, 73, 85)]} lamp={10} />
      <Windows {...flat} at={[...at(37, 38, 52), ...at(57, 22)]} lamp={3} />
      <Windows {...flat} at={[...at(15, 22), ...at(37, 85), ...at(57, 8, 52)]} tone="sky" />
      <Windows at={at(80, 10, 25)} w={10} h={11} lamp={12} />
      <Windows at={at(80, 65, 81)} w={10} h={11} lamp={7} />
      <Windows at={at(-3, 17, 46, 79)} w={7} h={9} sill={false} lamp={4} />
    </>
  );
}

/** Villa with a corner tower, 122 units wide. */
export function StreetVilla() {
  return (
    <>
      <Fill tone="wall" d="M4 46h76v52H4z" />
      <Shadow d="M4 46h76v5H4z" />
      <Fill tone="roof-shade" d="M22 20V8h8v12z" />
      <Fill tone="roof" d="M20 18h56l10 28H-2z" />
      <Tiles
        at={[
          [18, 27],
          [54, 38],
        ]}
      />
      <Fill tone="wall" d="M28 42V31l10-8 10 8v11z" />
      <Fill tone="roof-shade" d="M38 19l15 13h-6l-9-8-9 8h-6z" />
      <Fill tone="wall" d="M78 98V32h26v66z" />
      <Fill tone="wall-shade" d="M98 32h10v66H98z" />
      <Fill tone="roof" d="M74 33L92 0l5 33z" />
      <Fill tone="roof-shade" d="M92 0l20 33H97z" />
      <Line d="M92 0v-6M74 33h38M-4 46h80M21 8h10" />
      <Door x={34} y={94} w={12} h={18} />
      <Fill tone="frame" d="M25 71h30v4h-2v19h-4V75H31v19h-4V75h-2z" />
      <Line d="M26 71v-7h28v7M33 64v7m7-7v7m7-7v7M24 94.5h32" />
    </>
  );
}

export function StreetVillaWindows() {
  return (
    <>
      <Windows at={[...at(54, 10), ...at(74, 10)]} w={10} h={14} kind="gallows" lamp={9} />
      <Windows at={[...at(54, 62), ...at(74, 62)]} w={10} h={14} kind="gallows" lamp={2} />
      <Windows at={[[83, 62]]} w={11} h={15} kind="gallows" lamp={5} />
      <Windows at={[[83, 39]]} w={11} h={15} kind="gallows" tone="sky" />
      <Windows at={[[34, 32]]} w={8} h={8} sill={false} lamp={8} />
    </>
  );
}
