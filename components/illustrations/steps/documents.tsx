import { Disc, Place, PottedPlant } from '../articles/scene-parts';
import { IllustrationFrame, type IllustrationProps } from '../frame';
import type { Tone } from '../palette';
import { Fill, Line } from '../parts';

const binders: readonly (readonly [x: number, tone: Tone])[] = [
  [45, 'leaf'],
  [59, 'sun'],
  [73, 'door'],
  [87, 'wall-shade'],
  [101, 'leaf-shade'],
];

const onEach = (detail: string) => binders.map(([x]) => `M${x} 98${detail}`).join('');

/** Step 2: binders in a row under an opened folder: the papers make the house. */
export function DocumentsStep({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
      <PottedPlant x={27} y={98} s={0.7} />
      {binders.map(([x, tone]) => (
        <Fill key={x} tone={tone} d={`M${x} 98V52h13.5v46z`} />
      ))}
      <Fill tone="paper" d={onEach('m3-39h7.5v15h-7.5z')} />
      <Line tone="paper" d={onEach('m4.7-10a2 2 0 1 0 4 0 2 2 0 1 0-4 0')} w={1.2} />
      <Fill tone="roof-shade" o={0.25} d="M45 52h69.5v4H45z" />
      <Fill tone="paper" d="M80 17L41 52h78z" />
      <Fill tone="wall" d="M80 33L59 52h42z" />
      <Line tone="wall-shade" d="M59 52l21-19 21 19M53 52l27-24.5L107 52" w={1.2} />
      <Disc tone="roof" x={80} y={45} r={4} />
      <Line d="M43 52h74" w={1} />
      <Line tone="roof" d="M37 54l43-39" w={5.5} />
      <Line tone="roof-shade" d="M80 15l43 39" w={5.5} />
      <Place x={130} y={97.5} turn={7}>
        <Fill tone="wall-shade" d="M-9 0v-32h26V0z" />
        <Fill tone="paper" d="M-12 0v-35h25V0z" />
        <Line d="M-12 0v-35h25V0z" w={1} />
        <Line tone="door" d="M-8-31h17v27H-8zM1-31v10m0 6v11M-8-15h5m4 0h8" w={1.5} />
      </Place>
    </IllustrationFrame>
  );
}
