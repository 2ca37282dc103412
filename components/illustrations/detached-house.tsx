import { IllustrationFrame, type IllustrationProps } from './frame';
import { Door, Fence, Fill, Line, Shadow, Shutters, Tiles, Tree, Windows } from './parts';

/** Einfamilienhaus: gable to the street, a dormer on the long roof. */
export function DetachedHouse({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
      <Tree x={23} s={1.1} />
      <Fill tone="wall-shade" d="M84 58h46v40H84z" />
      <Shadow d="M84 61h46v5H84z" />
      <Fill tone="wall" d="M32 98V57l26-31 26 31v41z" />
      <Fill tone="roof" d="M58 23h48l31 38H90z" />
      <Fill tone="roof-shade" d="M88 27V14h7v13zM58 23l32 38h-5L58 29 31 61h-5z" />
      <Tiles
        at={[
          [77, 32],
          [117, 54],
          [92, 52],
        ]}
      />
      <Fill tone="wall-shade" d="M98 53V41l8-9 8 9v12z" />
      <Fill tone="roof-shade" d="M106 29l12 13h-5l-7-8-7 8h-5z" />
      <Windows at={[[102, 42]]} w={8} h={9} sill={false} />
      <Line d="M90 61h47M126 61v37M87 14h9" />
      <Windows
        at={[
          [40, 70],
          [65, 70],
        ]}
        w={11}
        h={15}
        kind="gallows"
      />
      <Shutters
        at={[
          [40, 70],
          [65, 70],
        ]}
        w={11}
        h={15}
      />
      <Windows at={[[52.5, 44]]} w={11} h={12} />
      <Door x={91} h={22} />
      <Windows at={[[108, 74]]} w={12} h={11} />
      <Fence x={133} n={4} />
    </IllustrationFrame>
  );
}
