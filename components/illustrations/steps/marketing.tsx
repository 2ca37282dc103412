import { Disc, Place, ToyHouse } from '../articles/scene-parts';
import { IllustrationFrame, type IllustrationProps } from '../frame';
import { Fill, Line } from '../parts';

/** Step 4: the camera has the house in its lens; beside it stands the brochure. */
export function MarketingStep({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
      <Fill tone="roof" d="M96 35h11v4H96z" />
      <Fill tone="wall" d="M14 56V44q0-5 5-5h22l6-13h38l6 13h18q5 0 5 5v12z" />
      <Fill tone="wall-shade" d="M85 26l6 13h18q5 0 5 5v12H92V39z" />
      <Fill tone="door" d="M14 54h100v40q0 4-4 4H18q-4 0-4-4z" />
      <Fill tone="wall-shade" d="M14 90h100v4q0 4-4 4H18q-4 0-4-4z" />
      <Fill tone="sun" d="M56 30h20v7H56z" />
      <Line d="M56 30h20v7H56z" w={1} />
      <Disc tone="roof" x={24} y={47} r={3} />
      <Disc tone="frame" x={66} y={67} r={28} />
      <Disc tone="line" x={66} y={67} r={25} />
      <Disc tone="sky" x={66} y={67} r={21.5} />
      <Fill tone="leaf" o={0.4} d="M44.7 70q12-8 22-3t20.5-2q.8 5-.6 9H45.5z" />
      <Fill tone="ground" d="M45.8 74h40.4a21.5 21.5 0 0 1-40.4 0z" />
      <Place x={66} y={77} s={0.68}>
        <ToyHouse />
      </Place>
      <Line tone="frame" d="M49 62q2-8 8-12" w={2} />
      <Fill tone="wall-shade" d="M142 55l8 5v38l-8-4z" />
      <Fill tone="paper" d="M120 59l22-4v39l-22 4z" />
      <Line d="M142 94V55l-22 4v39l22-4 8 4V60l-8-5" w={1} />
      <Fill tone="sky" d="M123 62l16-3v15l-16 3z" />
      <Fill tone="wall" d="M127 76.2v-7l4-4 5 2.5v7z" />
      <Fill tone="roof" d="M125.5 70l5.5-6 7 4z" />
      <Line tone="wall-shade" d="M124 83l14-2.5m-14 7l14-2.5m-14 7l8-1.4" />
    </IllustrationFrame>
  );
}
