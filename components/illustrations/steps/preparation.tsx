import { MovingBox, Place } from '../articles/scene-parts';
import { IllustrationFrame, type IllustrationProps } from '../frame';
import { Fill, Line } from '../parts';

/** Step 3: a paint roller leaves a house on the page; what was in the way is packed. */
export function PreparationStep({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
      <Fill tone="sun" d="M47 52l31-28 31 28v40h-9v3H88v-2H72V70H60v24H47zM82 63v13h13V63z" />
      <Line tone="wall-shade" d="M66 46v18m13-28v18m0 8v22m21-28v28" w={1} />
      <Fill tone="roof" d="M78 14l26 23-7 8-19-17-35 32-4-2 1-4-4-1 2-5-5-2z" />
      <Line tone="roof-shade" d="M46 50l20-18m20-10l9 8" w={1} />
      <Place x={103} y={43} turn={42}>
        <Fill tone="wall-shade" d="M-5-9H5V9H-5z" />
        <Fill tone="roof" d="M-5-9h6V9h-6z" />
        <Line d="M0-9v-4h12V0h7" w={2} />
        <Line tone="wood" d="M20 0h17" w={4} />
      </Place>
      <MovingBox x={10} y={98} w={32} h={20} />
      <MovingBox x={14} y={78} w={27} h={14} />
      <Fill tone="wall-shade" d="M120 98l-2-17h22l-2 17z" />
      <Fill tone="roof" d="M117 79h24v4h-5v7h-4v-7h-15z" />
      <Line d="M118 80q11-17 22 0" w={1.2} />
    </IllustrationFrame>
  );
}
