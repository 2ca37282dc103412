// Panes without a lamp mirror the sky.
import { Door, Fill, Line, Shadow, Shutters, Tiles, Windows } from './parts';

const flat = { w: 9, h: 13, kind: 'gallows' } as const;

/** 138 units wide */
export function StreetRow() {
  return (
    <>
      <Fill tone="wall" d="M2 98V44h44v54zM90 98V40h44v58z" />
      <Fill tone="sun" o={0.35} d="M90 98V40h44v58z" />
      <Fill tone="wall-shade" d="M46 98V42h44v56z" />
      <Shadow d="M2 45h44v5H2zM46 43h44v5H46zM90 41h44v5H90z" />
      <Fill tone="roof" d="M1 19h45v26H0zM90 15h45l1 26H90z" />
      <Fill tone="roof-shade" d="M46 17h44v26H46zM34 19V8h8v11zM78 17V6h8v11zM122 15V4h8v11z" />
      <Tiles at="6,25 28,38 96,21" />
      <Fill tone="wall" d="M104 38V26l10-7 10 7v12zM14 42V30h18v12z" />
      <Fill tone="roof-shade" d="M114 15l14 11h-6l-8-6-8 6h-6zM11 30l2-4h20l2 4z" />
      <Line d="M-1 45h47M46 43h44M90 41h47M46 45v53M90 43v55M33 8h10M77 6h10M121 4h10" />
      <Door x={8} h={21} />
      <Door x={52} h={21} />
      <Door x={97} h={21} />
      <Fill tone="roof" d="M48 75l3-4h12l3 4z" />
      <Windows at="8,54 27,54" w={12} h={14} kind="gallows" lamp={8} />
      <Windows at="52,52 71,52" w={12} h={14} kind="gallows" lamp={5} />
      <Windows at="97,50 115,50" w={12} h={14} kind="gallows" lamp={13} />
      <Windows at="27,76" w={12} h={13} lamp={2} />
      <Windows at="71,76" w={12} h={13} lamp={9} />
      <Windows at="115,76" w={12} h={13} tone="sky" />
      <Windows at="18,32 109,27" w={10} h={9} sill={false} lamp={0} />
      <Windows at="62,25" w={10} h={11} kind="plain" sill={false} lamp={11} />
    </>
  );
}

/** 116 units wide */
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
      <Windows {...flat} at="8,15 73,15 85,15 73,37" lamp={1} />
      <Windows {...flat} at="38,15 52,15 38,57" lamp={6} />
      <Windows {...flat} at="8,37 22,37 73,57 85,57" lamp={10} />
      <Windows {...flat} at="38,37 52,37 22,57" lamp={3} />
      <Windows {...flat} at="22,15 85,37 8,57 52,57" tone="sky" />
      <Windows at="10,80 25,80" w={10} h={11} lamp={12} />
      <Windows at="65,80 81,80" w={10} h={11} lamp={7} />
      <Windows at="17,-3 46,-3 79,-3" w={7} h={9} sill={false} lamp={4} />
    </>
  );
}

/** 122 units wide */
export function StreetVilla() {
  return (
    <>
      <Fill tone="wall" d="M4 46h76v52H4z" />
      <Shadow d="M4 46h76v5H4z" />
      <Fill tone="roof-shade" d="M22 20V8h8v12z" />
      <Fill tone="roof" d="M20 18h56l10 28H-2z" />
      <Tiles at="18,27 54,38" />
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
      <Windows at="10,54 10,74" w={10} h={14} kind="gallows" lamp={9} />
      <Windows at="62,54 62,74" w={10} h={14} kind="gallows" lamp={2} />
      <Windows at="83,62" w={11} h={15} kind="gallows" lamp={5} />
      <Windows at="83,39" w={11} h={15} kind="gallows" tone="sky" />
      <Windows at="34,32" w={8} h={8} sill={false} lamp={8} />
    </>
  );
}

/** 112 units wide */
export function StreetBungalow() {
  return (
    <>
      <Fill tone="wall" d="M10 68h84v30H10z" />
      <Fill tone="wall-shade" d="M94 68h10v30H94z" />
      <Fill tone="roof" d="M8 68h20v30H8zM70 64V52h12v12z" />
      <Fill tone="roof-shade" d="M82 64V52h4v12z" />
      <Shadow d="M8 68h96v5H8z" />
      <Line tone="roof-shade" d="M12 79h6m3 6h4m-12 5h7" />
      <Door x={82} h={21} />
      <Fill tone="frame" d="M2 62h114v6H2z" />
      <Line d="M2 62h114M2 68h114M113 68v30M69 52h18" />
      <Windows at="34,75" w={21} h={22} kind="plain" sill={false} lamp={3} />
      <Windows at="55,75" w={21} h={22} kind="plain" sill={false} lamp={10} />
    </>
  );
}

/** 104 units wide */
export function StreetDetached() {
  return (
    <>
      <Fill tone="wall-shade" d="M56 56h44v42H56z" />
      <Shadow d="M56 59h44v5H56z" />
      <Fill tone="wall" d="M4 98V55l26-32 26 32v43z" />
      <Fill tone="roof" d="M30 20h46l31 39H62z" />
      <Fill tone="roof-shade" d="M60 24V10h7v14zM30 20l32 39h-5L30 26 3 59h-5z" />
      <Tiles at="48,29 84,53 66,50" />
      <Fill tone="wall-shade" d="M70 50V38l8-9 8 9v12z" />
      <Fill tone="roof-shade" d="M78 26l12 13h-5l-7-8-7 8h-5z" />
      <Line d="M62 59h46M96 59v39M59 10h9" />
      <Shutters at="12,69 37,69" w={11} h={15} />
      <Door x={63} h={22} />
      <Windows at="12,69 37,69" w={11} h={15} kind="gallows" lamp={0} />
      <Windows at="24.5,42" w={11} h={12} lamp={7} />
      <Windows at="80,73" w={11} h={12} lamp={12} />
      <Windows at="74,39" w={8} h={9} sill={false} lamp={4} />
    </>
  );
}

/** 72 units wide */
export function StreetTimbered() {
  return (
    <>
      <Fill tone="wall-shade" d="M58 48h16v50H58z" />
      <Fill tone="wall" d="M4 98V44L31 4l27 40v54z" />
      <Fill tone="roof" d="M31 0h16l32 48H63z" />
      <Line
        tone="roof-shade"
        d="M5 98V45M57 98V45M4 70h54M4 45h54M14 30h34M31 4v26M22 70V45M40 70V45M5 68l12-22M57 68L45 46M22 45l-6-12M40 45l6-12M22 98V70M40 98V70M57 96L43 72"
        w={2}
      />
      <Fill tone="roof-shade" d="M31 0l32 48h-5L31 7 4 48h-5z" />
      <Tiles at="47,14 58,33" />
      <Line d="M63 48h17" />
      <Door x={25} h={21} w={12} />
      <Windows at="8,76 45,76" w={10} h={13} lamp={6} />
      <Windows at="26,50" w={10} h={14} lamp={11} />
      <Windows at="27,32" w={8} h={9} sill={false} lamp={1} />
    </>
  );
}
