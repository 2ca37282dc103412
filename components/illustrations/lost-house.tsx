import { IllustrationFrame, type IllustrationProps, Fence, Fill, Line, Tree, paint } from './parts';

export function LostHouse({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
      <Tree x={24} s={1.1} />
      <path
        stroke={paint('line')}
        strokeDasharray="0 4.2"
        d="M58 98V58h-6l25-33h36l25 33h-32v40M77 25l27 33M132 58v40M112 98V76h10v22M98 24V14h7v10"
      />
      <Fence x={136} n={3} />
      <Line d="M74 99V64M74 66h22" w={2.5} />
      <Fill tone="roof" d="M72 68h24v15H72z" />
      <Line tone="leaf-shade" d="M62 98l-3-6m5 6v-8m2 8l3-5M96 98l-2-5m4 5l1-7m2 7l3-4" />
    </IllustrationFrame>
  );
}
