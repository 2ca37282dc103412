import { IllustrationFrame, type IllustrationProps } from './frame';
import { Door, Fill, Hedge, Line, Tree, Windows } from './parts';

/** Eigentumswohnung: one flat among many, its lamp on and its awning out. */
export function Apartment({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
      <Fill tone="wall-shade" d="M58 7h40v14H58zM90 20h30v78H90z" />
      <Fill tone="wall" d="M40 20h52v78H40z" />
      <g opacity=".5">
        <Windows
          at={[
            [46, 26],
            [62, 26],
            [46, 64],
            [62, 64],
            [46, 83],
          ]}
          w={10}
          h={11}
        />
        <Windows
          at={[
            [82, 24],
            [82, 63],
            [82, 82],
          ]}
          w={30}
          h={15}
          sill={false}
        />
        <Windows at={[[66, 10]]} w={24} h={10} sill={false} />
      </g>
      <Windows
        at={[
          [46, 45],
          [62, 45],
        ]}
        w={10}
        h={11}
      />
      <Windows at={[[82, 43]]} w={30} h={16} sill={false} tone="sun" />
      <Fill tone="wall" d="M77 32h50v7H77zM77 71h50v7H77z" />
      <Fill tone="roof" d="M80 39h42l5 8H75z" />
      <Line d="M54 7h50M37 20h86M77 39h50M77 78h50" />
      <Fill tone="leaf" d="M99 53c-1-4 2-6 4-4 2-3 6-2 6 0 4-2 6 1 5 4z" />
      <Fill tone="door" d="M77 52h50v7H77z" />
      <Line d="M77 59h50" />
      <Door x={61} h={16} />
      <Tree x={26} s={0.9} />
      <Hedge x={84} w={48} h={7} />
    </IllustrationFrame>
  );
}
