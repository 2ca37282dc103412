import { Scene } from '../articles/scene-frame';
import { Cup, Disc, Place, PottedPlant } from '../articles/scene-parts';
import type { IllustrationProps } from '../frame';
import type { Tone } from '../palette';
import { Fill, Line } from '../parts';

/** A closed letter with its seal; 0, 0 is the middle of its foot. */
function Letter({ seal }: { seal: Tone }) {
  return (
    <>
      <Fill tone="paper" d="M-17 0v-23h34V0z" />
      <Line d="M-17 0v-23h34V0zM-17-23L0-10l17-13" w={1} />
      <Disc tone={seal} x={0} y={-10} r={3.6} />
    </>
  );
}

/** The middle of each pigeonhole's foot. */
const COLUMNS = [150, 212, 274];
const ROWS = [70, 124];

const holes = ROWS.flatMap((y) => COLUMNS.map((x) => [x, y] as const));

/** Column, row, how far aside, turned by, seal: what already lies in the pigeonholes. */
const letters: readonly (readonly [number, number, number, number, Tone])[] = [
  [0, 0, 0, 0, 'roof'],
  [0, 1, -2, -4, 'roof'],
  [0, 1, 3, 5, 'roof'],
  [1, 0, 2, 4, 'door'],
  [1, 1, 0, -3, 'door'],
  [2, 1, -3, -6, 'leaf'],
  [2, 1, 2, 3, 'leaf'],
];

/** A rack whose pigeonholes are houses: letters from the pile are opened, checked and sorted. */
export function Sorting({ className }: IllustrationProps) {
  return (
    <Scene className={className} tone="room">
      <Fill tone="wall-shade" o={0.45} d="M116 24h200v114H116z" />
      <Fill tone="wood" d="M112 16h200v116H112z" />
      <Fill tone="wood-shade" d="M106 12h212v6H106zM112 74h200v4H112zM112 128h200v4H112z" />
      <Fill
        tone="wood-shade"
        d={holes.map(([x, y]) => `M${x - 25} ${y}v-26l25-20 25 20v26z`).join('')}
      />
      <Fill
        tone="line"
        o={0.18}
        d={holes.map(([x, y]) => `M${x - 25} ${y}v-26l25-20v46z`).join('')}
      />
      {letters.map(([column, row, aside, turn, seal]) => (
        <Place
          key={`${column} ${row} ${turn}`}
          x={COLUMNS[column]! + aside}
          y={ROWS[row]!}
          turn={turn}
        >
          <Letter seal={seal} />
        </Place>
      ))}
      <Line
        tone="roof"
        d={holes.map(([x, y]) => `M${x - 28} ${y - 24}l28-23 28 23`).join('')}
        w={4}
      />
      <Disc tone="paper" x={58} y={46} r={24} />
      <Line d="M34 46a24 24 0 0 1 48 0 24 24 0 0 1-48 0M58 31v15l10 7" w={2} />
      <Line tone="wall-shade" d="M58 26v2M58 64v2M38 46h2M76 46h2" w={2} />
      <Fill tone="wood" d="M0 138h320v42H0z" />
      <Fill tone="wood-shade" d="M0 138h320v5H0z" />
      <Line d="M0 138h320" />
      <PottedPlant x={20} y={150} s={1.15} />
      <Fill tone="wall-shade" d="M38 160l5-20h66l5 20z" />
      <Place x={64} y={150} turn={-8}>
        <Letter seal="wall-shade" />
      </Place>
      <Place x={90} y={149} turn={7}>
        <Letter seal="wall-shade" />
      </Place>
      <Place x={77} y={152}>
        <Letter seal="wall-shade" />
      </Place>
      <Fill tone="door" d="M36 164l3-18h74l3 18z" />
      <Line tone="window" d="M42 152h68" w={1.2} />
      <Place x={180} y={172} turn={-4}>
        <Fill tone="wall-shade" d="M-30 3v-44h64V3z" />
        <Fill tone="paper" d="M-34 0v-46h64V0z" />
        <Line d="M-34 0v-46h64V0z" w={1} />
        <Line tone="wall-shade" d="M-2-36h24M-2-29h18M-2-22h24M-26-10h30" w={2} />
        <Fill tone="roof" d="M-28-29l10-9 10 9h-3v11h-14v-11z" />
        <Line tone="leaf" d="M14-12l5 5 10-12" w={3.5} />
      </Place>
      <Place x={252} y={168}>
        <Fill tone="wood-shade" d="M-15 0v-7h30v7z" />
        <Fill tone="roof" d="M-11-7q0-5 6-6v-8q-5-2-5-8 0-8 10-8t10 8q0 6-5 8v8q6 1 6 6z" />
        <Fill tone="roof-shade" d="M4-7v-14q5-2 5-8 0-5-4-7 6 1 6 7 0 6-6 8v8q6 1 6 6z" />
      </Place>
      <Cup x={294} y={166} tone="door" />
    </Scene>
  );
}
