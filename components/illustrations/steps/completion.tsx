import { Disc, Place } from '../articles/scene-parts';
import { IllustrationFrame, type IllustrationProps } from '../frame';
import { Fill, Line } from '../parts';

/** Step 7: before the sealed deed the keys go from one hand into the other. */
export function CompletionStep({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
      <Fill tone="wall-shade" d="M52 98V12h62v86z" />
      <Fill tone="paper" d="M47 98V8h62v90z" />
      <Line d="M47 98V8h62v90" w={1} />
      <Line tone="door" d="M64 17h28" w={2.5} />
      <Line tone="wall-shade" d="M55 25h46M55 31h40" w={1.5} />
      <Line tone="door" d="M53 88c3-8 6-8 5-3s3 2 5-3 4 0 3 3 4 1 6-1" w={1.2} />
      <Fill tone="leaf" d="M4 34l27 4v18L4 62z" />
      <Fill tone="frame" d="M30 36h5v21h-5z" />
      <Fill
        tone="wood"
        d="M35 38h11q8 0 13 3l12 5q4 2 3 5-1 2-4 2l-6-1q4 3 1 6-2 2-6 1l-4-1q1 4-3 5h-8q-5 0-9-4z"
      />
      <Line tone="wood-shade" d="M64 52l-10-3m5 9l-9-4" w={1.2} />
      <Line d="M65 55a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0" w={1.5} />
      <Line
        tone="door"
        d="M75 61a4.5 4.5 0 1 0 7 5 4.5 4.5 0 1 0-7-5m6 7l6 13m-5-2l5-2m-7-2l4-2"
        w={2.8}
      />
      <Place x={66} y={59} turn={22}>
        <Fill tone="roof" d="M-6 16V6l6-6 6 6v10z" />
        <Fill tone="sun" d="M-2 16v-6h4v6z" />
      </Place>
      <Fill tone="roof" d="M156 74l-27 4v18l27 2z" />
      <Fill tone="frame" d="M125 76h5v20h-5z" />
      <Fill
        tone="wood-shade"
        d="M125 78h-8l-11-7q-4-2-6 1-1 3 3 6l4 4q-1 3-7 3-8 0-16-4-4-2-6 1t3 5q10 8 24 8 9 1 20-1z"
      />
      <Disc tone="roof" x={98} y={46} r={7} />
      <Line tone="roof-shade" d="M98 42a4 4 0 1 1 0 8 4 4 0 1 1 0-8" w={1.2} />
    </IllustrationFrame>
  );
}
