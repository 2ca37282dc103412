import type { IllustrationProps } from '../frame';
import { Fill, Line, Tree, paint } from '../parts';
import { Scene } from './scene-frame';
import { Disc, Place, PottedPlant, ToyHouse } from './scene-parts';

/** x, y, turn, size of the tree: the same garden, years apart. */
const photos = [
  [42, 34, -3, 0.22],
  [121, 42, 2, 0.48],
  [199, 42, -2, 0.8],
  [278, 34, 3, 1.15],
] as const;

/** Pictures of one house on a line; from one to the next its tree has grown. */
export function TenYears({ className }: IllustrationProps) {
  return (
    <Scene className={className} tone="room">
      <Line d="M-4 26Q160 52 324 26" w={1.2} />
      {photos.map(([x, y, turn, size]) => (
        <Place key={x} x={x} y={y} turn={turn}>
          <Fill tone="wall-shade" o={0.6} d="M-32 0h70v82h-70z" />
          <Fill tone="sky" d="M-30 1h60v60h-60z" />
          <Place x={-8} y={52} s={0.85}>
            <ToyHouse />
          </Place>
          <Fill tone="ground" d="M-30 52h60v9h-60z" />
          <Line d="M-30 52h60" w={1} />
          <Tree x={15} y={53} s={size} />
          <path fill={paint('paper')} fillRule="evenodd" d="M-35-4h70v82h-70zM-30 1h60v58h-60z" />
          <Fill tone="wood" d="M-3-10h6v13h-6z" />
          <Line tone="wood-shade" d="M0-10V3" w={1} />
        </Place>
      ))}
      {[82, 160, 238].map((x) => (
        <Place key={x} x={x} y={x === 160 ? 48 : 45}>
          <Line d="M0-11v6" />
          <Disc tone="glow" x={0} y={0} r={13} />
          <Disc tone="sun" x={0} y={0} r={4} />
        </Place>
      ))}
      <Fill tone="wood" d="M0 150h320v8H0z" />
      <Fill tone="wood-shade" d="M0 158h320v22H0z" />
      <Line d="M0 150h320" />
      <Line tone="wood" d="M24 164h124v20H24zM172 164h124v20H172z" />
      <Disc tone="sun" x={138} y={172} r={2.5} />
      <Disc tone="sun" x={182} y={172} r={2.5} />
      <Place x={160} y={150}>
        <Fill tone="sky" d="M-9-3c0-10 7-10 7-14s-7-4-7-14H9c0 10-7 10-7 14S9-13 9-3z" />
        <Fill
          tone="sun"
          d="M-9-3c1-6 6-7 9-9 3 2 8 3 9 9zM-6-25H6c-2 4-4 5-6 8-2-3-4-4-6-8zM-.7-17h1.400v8h-1.400z"
        />
        <Line d="M-9-3c0-10 7-10 7-14s-7-4-7-14M9-3c0-10-7-10-7-14s7-4 7-14" w={1.2} />
        <Line tone="wood-shade" d="M-12-1.500h24M-12-32h24" w={3.5} />
      </Place>
      <PottedPlant x={46} y={150} s={0.55} />
      <Fill tone="door" d="M262 150v-20h26v20zM288 137l18-9 2 3-18 15zM306 125l5 7-3 2-5-7z" />
      <Line tone="door" d="M266 130q-16-12-16 6 0 6 12 10" w={2.5} />
    </Scene>
  );
}
