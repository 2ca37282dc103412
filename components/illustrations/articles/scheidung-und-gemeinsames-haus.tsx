import type { IllustrationProps } from '../frame';
import type { Tone } from '../palette';
import { Door, Fill, Hedge, Line, Shadow, Shutters, Tree, Windows } from '../parts';
import { Scene } from './scene-frame';
import { Disc, Place } from './scene-parts';

function Suitcase({ x, tone, h }: { x: number; tone: Tone; h: number }) {
  const body = `M-23-${h - 4}q0-4 4-4h38q4 0 4 4V-4q0 4-4 4h-38q-4 0-4-4z`;
  return (
    <Place x={x} y={170}>
      <Fill tone="roof-shade" o={0.25} d="M-20-2h64l-10 6h-54z" />
      <Line d={`M-8-${h}v-10H8v10`} w={3} />
      <Fill tone={tone} d={body} />
      <Fill tone="line" o={0.2} d={`M14-${h}h5q4 0 4 4V-4q0 4-4 4h-5z`} />
      <Line tone="sun" d={`M-14-${h}V0M10-${h}V0`} w={2.5} />
      <Line d={body} w={1.2} />
    </Place>
  );
}

const floors = [
  [128, 50],
  [176, 50],
] as const;

/** One house, one letter box, two suitcases on paths that lead apart. */
export function SharedHouse({ className }: IllustrationProps) {
  return (
    <Scene className={className}>
      <Disc tone="sun" x={56} y={38} r={14} />
      <Fill tone="leaf" o={0.28} d="M0 96c50-26 100-16 160-10 60 5 110-20 160-14v60H0z" />
      <Tree x={76} y={124} s={1.5} />
      <Tree x={248} y={124} s={1.7} />
      <Fill tone="wall" d="M108 124V44l52-36 52 36v80z" />
      <Fill tone="wall-shade" d="M204 38l8 6v80h-8z" />
      <Line tone="wall-shade" d="M108 80h96" />
      <Shadow d="M108 47l52-36 52 36v6l-52-36-52 36z" />
      <Fill tone="roof-shade" d="M188 22V2h10v28z" />
      <Fill tone="roof" d="M160 0L96 46v8l64-46z" />
      <Fill tone="roof-shade" d="M160 0l64 46v8L160 8z" />
      <Windows at={floors} w={18} h={22} kind="gallows" />
      <Shutters at={floors} w={18} h={22} />
      <Windows at={[[126, 88]]} w={18} h={22} kind="gallows" />
      <Windows at={[[178, 88]]} w={18} h={22} kind="gallows" tone="sky" />
      <Windows at={[[155, 28]]} w={10} h={12} sill={false} />
      <Door x={152} y={124} w={16} h={34} />
      <Fill tone="leaf" o={0.5} d="M0 124h320v56H0z" />
      <Hedge x={-6} y={130} w={136} h={16} />
      <Hedge x={190} y={130} w={136} h={16} />
      <Fill
        tone="ground"
        d="M146 124h28c0 20 30 30 146 36v20H216c-30-4-48-12-56-22-8 10-26 18-56 22H0v-20c116-6 146-16 146-36z"
      />
      <Line
        d="M146 126c0 20-30 30-146 36M174 126c0 20 30 30 146 36M104 180c30-4 48-12 56-22 8 10 26 18 56 22"
        w={1.2}
      />
      <Line d="M0 130h130M190 130h130" />
      <Line d="M160 178v-28" w={3} />
      <Fill tone="door" d="M146 152v-14q0-6 6-6h16q6 0 6 6v14z" />
      <Line tone="paper" d="M151 142h18M151 146h18" w={1.2} />
      <Suitcase x={56} tone="roof" h={40} />
      <Suitcase x={256} tone="door" h={34} />
    </Scene>
  );
}
