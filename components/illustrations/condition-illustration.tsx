import type { ReactNode } from 'react';
import {
  IllustrationFrame,
  type IllustrationProps,
  Fill,
  Hedge,
  Line,
  Shutters,
  Tiles,
  Tree,
  paint,
  Door,
  Shadow,
  Windows,
} from './parts';

const groundFloor = '47,71 71,71';

function ConditionHouse({ coat, worn = false }: { coat?: ReactNode; worn?: boolean }) {
  return (
    <>
      <Fill tone="wall-shade" d="M88 58h38v40H88z" />
      <Shadow d="M88 61h38v5H88z" />
      <Fill tone="wall" d="M40 98V57l24-29 24 29v41z" />
      <Fill tone="roof" d="M64 25h40l30 36H94z" />
      <Fill tone="roof-shade" d="M89 29V15h7v14zM64 25l30 36h-5L64 31 39 61h-5z" />
      {coat}
      <Line d={worn ? 'M94 61h24l10 3M88 15h4' : 'M94 61h40M122 61v37M88 15h9'} />
      <Windows at={groundFloor} w={10} h={14} kind="gallows" />
      <Windows at="58.5,45" w={11} h={11} />
      <Door x={94} h={22} />
      <Windows at="108.5,74" w={10} h={11} />
    </>
  );
}

function NeedsRenovation() {
  return (
    <>
      <ConditionHouse
        coat={
          <>
            <Tiles at="80,33 108,53" />
            <Fill tone="roof-shade" d="M98 40h7l4 5h-7z" />
            <Fill tone="sun" o={0.55} d="M40 98V60L64 31v16l-2 4v9l3 4v13l-3 4v7l2 4v6z" />
            <Line tone="wall-shade" d="M76 60l3 4-2 4M84 89l-2 4" />
          </>
        }
      />
      <Line d="M25 98l17-50M33 98l16-47M28 90h8m-5-9h8m-5-9h8m-5-9h8m-5-9h8" />
      <Fill tone="roof" d="M9 89h11l-1 9h-9z" />
      <Fill tone="sun" d="M8 87h13v3h-5v4h-2v-4H8z" />
      <Line d="M9 88q5.5-9 11 0" />
    </>
  );
}

function NeedsRefurbishment() {
  return (
    <>
      <ConditionHouse
        worn
        coat={
          <>
            <Fill tone="door" d="M77 33h13l3 4h6l8 10H94l-3-4h-6z" />
            <Line tone="wall-shade" d="M80 36h11M84 40h15M92 44h12" />
            <Fill tone="roof" d="M40 83l6 3 3 6 6 1 1 5H40zM80 59l4-4 4 3v11l-5-2z" />
            <Line tone="roof-shade" d="M42 89h3m-2 5h8m31-33h3" />
            <Line d="M73 56l-3 4 3 3-2 5M64 98l2-5-2-3" w={1} />
          </>
        }
      />
      <Line tone="roof-shade" d="M46 75l13 7m-13 1l12-9" w={3} />
      <Line d="M90 98V44M111 98V52M132 98V52M90 70l21 28M111 98l21-28M90 62h42" />
      <Line tone="sun" d="M87 70h48M87 54h48" w={3} />
    </>
  );
}

function ConditionOutline() {
  return (
    <path
      stroke={paint('line')}
      strokeDasharray="4 3.5"
      d="M40 98V61h-6l30-36h40l30 36H88v37M64 25l30 36M126 61v37M89 25V15h7v10M94 98V76h10v22M47 71h10v14H47zM71 71h10v14H71z"
    />
  );
}

function VeryGood() {
  return (
    <>
      <Fill tone="sun" d="M140 14a8 8 0 1 1 0 16 8 8 0 1 1 0-16z" />
      <Tree x={22} s={1.1} />
      <ConditionHouse
        coat={
          <>
            <Fill tone="door" d="M79 32h22l17 21H96z" />
            <Line tone="wall-shade" d="M90 32l17 21M87 42h22" w={1} />
          </>
        }
      />
      <Shutters at={groundFloor} w={10} h={14} />
      <Line tone="leaf" d="M47 84h10m14 0h10M109 84h9" w={4} />
      <Line
        tone="roof"
        d="M47 83h.1m4.9-1h.1m4.9 1h.1m13.9-1h.1m4.9 1h.1m4.9-1h.1M110 83h.1m5.9-1h.1"
        w={2.4}
      />
      <Fill tone="frame" d="M45 85h14v3H45zM69 85h14v3H69zM107 85h13v3h-13z" />
      <Hedge x={130} w={26} h={8} />
    </>
  );
}

function Good() {
  return (
    <>
      <Tree x={23} />
      <ConditionHouse coat={<Tiles at="80,33 108,51" />} />
      <Shutters at={groundFloor} w={10} h={14} />
      <Hedge x={130} w={26} h={8} />
    </>
  );
}

function Average() {
  return (
    <>
      <ConditionHouse
        coat={
          <>
            <Tiles at="80,33 108,51 90,47" />
            <Fill tone="wall-shade" d="M40 98v-6c6-2 10 1 16-1 8-2 14 2 21 0 4-1 7 0 11 1v6z" />
          </>
        }
      />
      <Line tone="leaf-shade" d="M28 98l-3-6m5 6v-8m2 8l3-5M140 98l-2-6m4 6l2-8m1 8l3-5" />
    </>
  );
}

const drawings = {
  sehr_gut: VeryGood,
  gut: Good,
  durchschnittlich: Average,
  renovierungsbedürftig: NeedsRenovation,
  sanierungsbedürftig: NeedsRefurbishment,
  '': ConditionOutline,
};

/** Wire values; '' is "Keine Angabe". */
export type IllustratedCondition = keyof typeof drawings;

export function ConditionIllustration({
  condition,
  className,
}: IllustrationProps & { condition: IllustratedCondition }) {
  const Drawing = drawings[condition];
  return (
    <IllustrationFrame className={className}>
      <Drawing />
    </IllustrationFrame>
  );
}
