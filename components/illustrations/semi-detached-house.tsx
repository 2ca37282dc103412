import { IllustrationFrame, type IllustrationProps } from './frame';
import { Door, Fill, Hedge, Line, Shadow, Shutters, Tiles, Windows } from './parts';

/** Doppelhaus: two mirrored halves under one roof; each owner has painted differently. */
export function SemiDetachedHouse({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
      <Fill tone="wall-shade" d="M58 60h48v38H58zM140 60h6v38h-6z" />
      <Shadow d="M58 62h46v5H58z" />
      <Fill tone="roof" d="M40 28h82l30 34H16z" />
      <Fill tone="roof-shade" d="M76 33V17h10v16z" />
      <Tiles
        at={[
          [62, 40],
          [86, 51],
          [91, 35],
        ]}
      />
      <Fill tone="wall" d="M22 98V58l18-26 18 26v40zM104 98V58l18-26 18 26v40z" />
      <Fill tone="door" d="M104 66v-8l18-26 18 26v8z" />
      <Fill
        tone="roof-shade"
        d="M40 26l26 36h-5L40 33 19 62h-5zM122 26l26 36h-5L122 33l-21 29h-5z"
      />
      <Line d="M66 62h30M81 33v65M75 17h12" />
      <Windows
        at={[
          [34.5, 46],
          [116.5, 46],
        ]}
        w={11}
        h={13}
      />
      <Windows at={[[34, 73]]} w={12} h={15} kind="gallows" />
      <Shutters at={[[34, 73]]} w={12} h={15} />
      <Windows
        at={[
          [109, 73],
          [125, 73],
        ]}
        w={10}
        h={15}
        kind="gallows"
      />
      <Door x={66} h={22} />
      <Door x={86} h={22} />
      <Hedge x={3} w={21} />
      <Hedge x={137} w={20} h={7} />
    </IllustrationFrame>
  );
}
