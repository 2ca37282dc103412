import { IllustrationFrame, type IllustrationProps } from './frame';
import { Fence, Fill, Hedge, Line, Poplar, Tree } from './parts';

/** A plot of land: meadow between the neighbours' hedge and a fence, staked out for a house. */
export function Plot({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
      <Poplar x={20} s={0.9} />
      <Poplar x={33} s={0.7} />
      <Tree x={138} s={1.5} />
      <Hedge x={8} w={34} h={14} />
      <Fill tone="leaf" o={0.35} d="M42 98c18-9 52-11 84 0z" />
      <Fence x={112} n={8} />
      <Line tone="wood-shade" d="M50 98V82M98 98V82M62 92V79M86 92V79" w={2.5} />
      <Line tone="roof" d="M50 85h48L86 81H62z" />
      <Fill tone="roof" d="M98 82l9 3-9 3zM62 79l-7 2.5 7 2.5z" />
      <Fill tone="wood" d="M72 98V70h3v28z" />
      <Fill tone="frame" d="M60 52h27v20H60z" />
      <Line d="M60 52h27v20H60zM65 66v-7l8.5-5 8.5 5v7z" />
    </IllustrationFrame>
  );
}
