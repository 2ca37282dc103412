import { IllustrationFrame, type IllustrationProps } from './frame';
import { Door, Fill, Hedge, Line, Shadow, Tree, Windows } from './parts';

/** Bungalow: the flat roof of the 1970s, glass to the garden, clinker and a carport. */
export function Bungalow({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
      <Tree x={35} s={1.4} />
      <Hedge x={118} w={36} h={12} />
      <Fill tone="wall-shade" d="M112 66h10v32h-10z" />
      <Fill tone="wall" d="M22 66h92v32H22z" />
      <Fill tone="roof" d="M18 66h22v32H18zM86 62V48h13v14z" />
      <Fill tone="roof-shade" d="M95 62V48h4v14z" />
      <Shadow d="M18 66h104v5H18z" />
      <Line tone="roof-shade" d="M22 77h6m3 6h5m-13 5h7m-2-17h5m-6 22h7" />
      <Windows
        at={[
          [45, 73],
          [65, 73],
        ]}
        w={20}
        h={24}
        kind="plain"
        sill={false}
      />
      <Door x={96} h={22} />
      <Fill tone="frame" d="M10 60h136v6H10z" />
      <Line d="M10 60h138M10 66h138v-6M144 66v32M85 48h15M10 66v-6" />
      <Line tone="wall-shade" d="M42 97h46" w={2.5} />
    </IllustrationFrame>
  );
}
