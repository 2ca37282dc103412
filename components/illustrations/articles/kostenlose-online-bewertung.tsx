import type { IllustrationProps } from '../frame';
import { Fill, Line, Poplar } from '../parts';
import { StreetDetached, StreetDetachedWindows } from '../street-cottages';
import { Scene } from './scene-frame';
import { Cup, Disc, Place, PottedPlant, ToyHouse } from './scene-parts';

/** A phone on the window sill that shows the house across the street. */
export function OnlineValuation({ className }: IllustrationProps) {
  return (
    <Scene className={className}>
      <Disc tone="sun" x={168} y={38} r={10} />
      <Fill tone="leaf" o={0.28} d="M0 84c40-20 90-20 140-8 70 16 120-14 180-10v60H0z" />
      <Fill tone="leaf" o={0.4} d="M0 108c70-20 160-8 320-16v40H0z" />
      <Fill tone="ground" d="M0 124h320v14H0z" />
      <Line d="M0 124h320" />
      <Poplar x={163} y={124} s={0.8} />
      <Poplar x={178} y={124} s={0.6} />
      <Place x={12} y={26}>
        <StreetDetached />
        <StreetDetachedWindows />
      </Place>
      <Line tone="frame" d="M0 4h320M5 0v140M143 0v140M315 0v140" w={10} />
      <Line d="M10 9h128v129M148 138V9h162v129M10 9v129" w={1.2} />
      <Fill tone="paper" d="M0 138h320v12H0z" />
      <Fill tone="room" d="M0 150h320v30H0z" />
      <Fill tone="wall-shade" o={0.6} d="M0 150h320v5H0z" />
      <Line d="M0 138h320M0 150h320" />
      <PottedPlant x={274} y={146} s={1.5} />
      <Cup x={124} y={146} />
      <Place x={214} y={143} turn={7}>
        <Fill tone="line" d="M-36 0v-122q0-8 8-8h56q8 0 8 8V-8q0 8-8 8h-56q-8 0-8-8z" />
        <Fill tone="door" d="M-34-10v-112q0-6 6-6h56q6 0 6 6v112q0 8-6 8h-56q-6 0-6-8z" />
        <Fill tone="paper" d="M-30-68h60v55q0 4-4 4h-52q-4 0-4-4z" />
        <Fill tone="sky" d="M-30-119q0-4 4-4h52q4 0 4 4v52h-60z" />
        <Fill tone="ground" d="M-30-73h60v8h-60z" />
        <Place x={0} y={-72} s={0.95}>
          <ToyHouse />
        </Place>
        <Line tone="wall-shade" d="M-22-40h44M-22-32h26" w={3} />
        <Line tone="door" d="M-22-53h28" w={7} />
        <Fill tone="roof" d="M-22-25h44v10h-44z" />
        <Line tone="paper" d="M-6-20h12" w={1.5} />
      </Place>
    </Scene>
  );
}
