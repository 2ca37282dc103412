import { ConditionHouse } from './condition-house';
import { Fill, Line, Tiles, paint } from './parts';

/** Renovierungsbedürftig: half the gable is painted, the ladder and the pot still stand there. */
export function NeedsRenovation() {
  return (
    <>
      <ConditionHouse
        coat={
          <>
            <Tiles
              at={[
                [80, 33],
                [108, 53],
              ]}
            />
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

/** Sanierungsbedürftig: scaffolding, laths where tiles are gone, brick under cracked plaster. */
export function NeedsRefurbishment() {
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

/** Keine Angabe: only the outline of the house. */
export function ConditionOutline() {
  return (
    <path
      stroke={paint('line')}
      strokeDasharray="4 3.5"
      d="M40 98V61h-6l30-36h40l30 36H88v37M64 25l30 36M126 61v37M89 25V15h7v10M94 98V76h10v22M47 71h10v14H47zM71 71h10v14H71z"
    />
  );
}
