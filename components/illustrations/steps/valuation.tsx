import { Disc, Place } from '../articles/scene-parts';
import { IllustrationFrame, type IllustrationProps } from '../frame';
import { Door, Fill, Line, Windows } from '../parts';

/** Step 1: a folding rule takes the measure of a house; from its end hangs the price. */
export function ValuationStep({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
      <Fill tone="wall" d="M48 98V62l24-27 24 27v36z" />
      <Fill tone="roof-shade" o={0.25} d="M72 35l24 27v7L72 42 48 69v-7z" />
      <Fill tone="roof" d="M72 29l31 35h-8L72 38 49 64h-8z" />
      <Windows at={[[67, 50]]} w={10} h={11} />
      <Windows at={[[78, 74]]} w={11} h={13} kind="gallows" />
      <Door x={56} w={11} h={22} />
      <Line d="M33 98V58l39-44 39 44 24-20" tone="wood-shade" w={6.5} />
      <Line d="M33 98V58l39-44 39 44 24-20" tone="sun" w={4.5} />
      <Line
        tone="wood-shade"
        d="M31 90h2.5m-2.5-8h2.5m-2.5-8h2.5m-2.5-8h2.5M38 49l2 2M44 42l2 2M50 35.5l2 2M56 28.5l2 2M62 22l2 2M82 22l-2 2M88 28.5l-2 2M94 35.5l-2 2M100 42l-2 2M106 49l-2 2M117 50l1.5 2M123 45l1.5 2M129 40l1.5 2"
        w={1}
      />
      <Disc tone="wood-shade" x={33} y={58} r={1.6} />
      <Disc tone="wood-shade" x={72} y={14} r={1.6} />
      <Disc tone="wood-shade" x={111} y={58} r={1.6} />
      <Line d="M135 38v14" w={1.2} />
      <Place x={135} y={50} turn={-6}>
        <Fill tone="wall-shade" d="M-8 9l10-8 10 8v28H-8z" />
        <Fill tone="paper" d="M-11 8L0-2l11 10v28h-22z" />
        <Line d="M-11 8L0-2l11 10v28h-22z" w={1} />
        <Disc tone="roof" x={0} y={6} r={2} />
        <Line tone="roof" d="M6 15q-9-4-10 7t10 7M-7 20h9m-9 4h8" w={2} />
      </Place>
    </IllustrationFrame>
  );
}
