import type { IllustrationProps } from '../frame';
import { Fill, Line } from '../parts';
import { Scene } from './scene-frame';
import { Disc, MovingBox, Place } from './scene-parts';

/** A parlour that is being cleared: the portrait still hangs over three chairs, one for each heir. */
export function InheritedHouse({ className }: IllustrationProps) {
  return (
    <Scene className={className} tone="room">
      <Line
        tone="wall-shade"
        d="M8 0v112M28 0v112M48 0v112M68 0v112M88 0v112M108 0v112M128 0v112M148 0v112M168 0v112M188 0v112M208 0v112M228 0v112M248 0v112M268 0v112M288 0v112M308 0v112"
        w={1}
      />
      <Fill tone="wall" d="M52 26h36v46H52zM232 30h44v32h-44z" />
      <Line tone="wall-shade" d="M70 18v3M254 22v3" w={2} />
      <Fill tone="frame" d="M0 112h320v40H0z" />
      <Fill tone="wall-shade" o={0.6} d="M0 112h320v40H0z" />
      <Line d="M0 112h320" />
      <Fill tone="frame" d="M0 148h320v6H0z" />
      <Fill tone="wood" d="M0 154h320v26H0z" />
      <Line d="M0 154h320" />
      <Line
        tone="wood-shade"
        d="M0 166h320M60 154l-8 12M150 154v12M240 154l8 12M100 166l-8 14M210 166l8 14"
        w={1}
      />
      <Line d="M134 26l22-12 22 12" w={1} />
      <Fill tone="wood-shade" d="M126 24h60v68h-60z" />
      <Fill tone="sun" d="M129 27h54v62h-54z" />
      <Fill tone="door" d="M134 32h44v52h-44z" />
      <Fill tone="wall-shade" d="M138 84q0-20 18-20t18 20z" />
      <Disc tone="wall" x={156} y={54} r={10} />
      <Fill tone="paper" d="M145 54q-2-14 11-14t11 14q-4-7-11-7t-11 7z" />
      <Disc tone="paper" x={156} y={40} r={4.5} />
      <Fill tone="glow" d="M270 86l-30 68h80V94l-22-8zM276 66h14l22-66h-58z" />
      <Place x={64} y={166}>
        <Fill tone="roof" d="M-30-22v-40q0-12 14-12h32q14 0 14 12v40z" />
        <Fill tone="roof-shade" d="M-34-8v-26q0-6 6-6t6 6v12h44v-12q0-6 6-6t6 6v26z" />
        <Fill tone="roof" d="M-22-20h44v8h-44z" />
        <Line d="M-28 0v-8M28 0v-8" w={3} />
        <Line tone="roof-shade" d="M-12-56h.1M0-60h.1M12-56h.1M-6-46h.1M6-46h.1" w={3} />
      </Place>
      <Place x={146} y={168}>
        <Line tone="wood-shade" d="M-17 0v-64M17 0v-64M-16-62h32M-16-50h32M-16-40h32" w={4} />
        <Fill tone="leaf" d="M-20-26h40v5h-40z" />
        <Line tone="wood-shade" d="M-20-20h40M-14-8h28" w={3} />
      </Place>
      <Place x={212} y={166}>
        <Line
          d="M-13 0l3-28M13 0l-3-28M-15-28c-2-16-2-36 15-36s17 20 15 36M-7-30c-1-12-1-26 7-26s8 14 7 26"
          w={2.5}
        />
        <Fill tone="sun" d="M-18-32h36v5h-36z" />
        <Line d="M-17-26h34" />
      </Place>
      <MovingBox x={258} y={172} w={50} h={36} />
      <MovingBox x={264} y={136} w={38} h={26} />
      <Fill tone="door" d="M276 110q1-12 7-14 6 2 7 14z" />
      <Line d="M283 96v-10" w={2} />
      <Fill tone="sun" d="M268 86h30l-7-20h-16z" />
    </Scene>
  );
}
