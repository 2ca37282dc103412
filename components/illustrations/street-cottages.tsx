// The low houses of the street. Windows are apart, so that the lamps can go on in the evening.
import { Door, Fill, Line, Shadow, Shutters, Tiles, Windows } from './parts';

/** Bungalow of the 1970s, 112 units wide. */
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
    </>
  );
}

export function StreetBungalowWindows() {
  return (
    <>
      <Windows at={[[34, 75]]} w={21} h={22} kind="plain" sill={false} lamp={3} />
      <Windows at={[[55, 75]]} w={21} h={22} kind="plain" sill={false} lamp={10} />
    </>
  );
}

/** Detached house with a dormer, 104 units wide. */
export function StreetDetached() {
  return (
    <>
      <Fill tone="wall-shade" d="M56 56h44v42H56z" />
      <Shadow d="M56 59h44v5H56z" />
      <Fill tone="wall" d="M4 98V55l26-32 26 32v43z" />
      <Fill tone="roof" d="M30 20h46l31 39H62z" />
      <Fill tone="roof-shade" d="M60 24V10h7v14zM30 20l32 39h-5L30 26 3 59h-5z" />
      <Tiles
        at={[
          [48, 29],
          [84, 53],
          [66, 50],
        ]}
      />
      <Fill tone="wall-shade" d="M70 50V38l8-9 8 9v12z" />
      <Fill tone="roof-shade" d="M78 26l12 13h-5l-7-8-7 8h-5z" />
      <Line d="M62 59h46M96 59v39M59 10h9" />
      <Shutters
        at={[
          [12, 69],
          [37, 69],
        ]}
        w={11}
        h={15}
      />
      <Door x={63} h={22} />
    </>
  );
}

export function StreetDetachedWindows() {
  return (
    <>
      <Windows
        at={[
          [12, 69],
          [37, 69],
        ]}
        w={11}
        h={15}
        kind="gallows"
        lamp={0}
      />
      <Windows at={[[24.5, 42]]} w={11} h={12} lamp={7} />
      <Windows at={[[80, 73]]} w={11} h={12} lamp={12} />
      <Windows at={[[74, 39]]} w={8} h={9} sill={false} lamp={4} />
    </>
  );
}

/** Half-timbered house, its gable to the street, 72 units wide. */
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
      <Tiles
        at={[
          [47, 14],
          [58, 33],
        ]}
      />
      <Line d="M63 48h17" />
      <Door x={25} h={21} w={12} />
    </>
  );
}

export function StreetTimberedWindows() {
  return (
    <>
      <Windows
        at={[
          [8, 76],
          [45, 76],
        ]}
        w={10}
        h={13}
        lamp={6}
      />
      <Windows at={[[26, 50]]} w={10} h={14} lamp={11} />
      <Windows at={[[27, 32]]} w={8} h={9} sill={false} lamp={1} />
    </>
  );
}
