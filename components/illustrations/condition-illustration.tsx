import { ConditionHouse, groundFloor } from './condition-house';
import { ConditionOutline, NeedsRefurbishment, NeedsRenovation } from './condition-repairs';
import { IllustrationFrame, type IllustrationProps } from './frame';
import { Fill, Hedge, Line, Shutters, Tiles, Tree } from './parts';

/** Sehr gut: new solar panels, a fresh coat, flowers at the windows. */
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

/** Gut: well kept, nothing to do. */
function Good() {
  return (
    <>
      <Tree x={23} />
      <ConditionHouse
        coat={
          <Tiles
            at={[
              [80, 33],
              [108, 51],
            ]}
          />
        }
      />
      <Shutters at={groundFloor} w={10} h={14} />
      <Hedge x={130} w={26} h={8} />
    </>
  );
}

/** Durchschnittlich: sound and plain, the plinth a little weathered. */
function Average() {
  return (
    <>
      <ConditionHouse
        coat={
          <>
            <Tiles
              at={[
                [80, 33],
                [108, 51],
                [90, 47],
              ]}
            />
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

/** A condition that has a drawing, by its wire value; '' is "Keine Angabe". */
export type IllustratedCondition = keyof typeof drawings;

/** The same small house in each condition it can be in. */
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
