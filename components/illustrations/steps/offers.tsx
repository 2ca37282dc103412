import { Place } from '../articles/scene-parts';
import { IllustrationFrame, type IllustrationProps } from '../frame';
import { Fill, Line } from '../parts';

/** An opened envelope with its letter; 0, 0 is the middle of its foot. */
function Envelope({ letter }: { letter: number }) {
  return (
    <>
      <Fill tone="roof" d="M-22-26L0-48l22 22z" />
      <Fill tone="roof-shade" d="M0-48l22 22H0zM-20-26h40v12h-40z" />
      <Fill tone="paper" d={`M-11-4v-${letter - 4}h22v${letter - 4}z`} />
      <Line d={`M-11-16v-${letter - 16}h22v${letter - 16}`} w={0.9} />
      <Line tone="wall-shade" d={`M-7-${letter - 5}h9m-9 5h14`} w={1.5} />
      <Fill tone="wall" d="M-20 0v-26L0-11l20-15V0z" />
      <Line tone="wall-shade" d="M-20 0L-3-13M20 0L3-13" w={1.2} />
    </>
  );
}

/** Step 6: letters with offers, opened like a row of gables; the glasses lie ready. */
export function OffersStep({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
      <Place x={29} y={98}>
        <Envelope letter={36} />
      </Place>
      <Place x={131} y={98}>
        <Envelope letter={36} />
      </Place>
      <Place x={80} y={98} s={1.25}>
        <Envelope letter={60} />
        <Line tone="roof" d="M-5-40l4 4 7-9" w={2.5} />
      </Place>
      <Fill
        tone="sky"
        o={0.6}
        d="M86 88a9 9 0 1 1 18 0 9 9 0 1 1-18 0m24 0a9 9 0 1 1 18 0 9 9 0 1 1-18 0"
      />
      <Line
        d="M86 88a9 9 0 1 1 18 0 9 9 0 1 1-18 0m24 0a9 9 0 1 1 18 0 9 9 0 1 1-18 0m-6-1q3-3 6 0M86 86l-9 11m51-11l9 11"
        w={2}
      />
    </IllustrationFrame>
  );
}
