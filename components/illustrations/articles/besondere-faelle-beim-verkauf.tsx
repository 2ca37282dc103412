import type { IllustrationProps } from '../frame';
import { Door, Fill, Hedge, Line, Shadow, Tree, Windows } from '../parts';
import { Scene } from './scene-frame';
import { Disc, Place } from './scene-parts';

/** A pole of a surveyor, red and white; x, y is its foot. */
function SurveyPole({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Line tone="paper" d="M0 0v-40" w={4} />
      <Line tone="roof" d="M0-4v-5m0-8v-5m0-8v-5" w={4} />
      <Line d="M-2 0v-42h4V0" w={0.8} />
    </Place>
  );
}

/** A listed house with panels on its roof and a tank in the ground; its garden is being divided. */
export function UnusualCases({ className }: IllustrationProps) {
  return (
    <Scene className={className}>
      <Disc tone="sun" x={222} y={36} r={14} />
      <Fill tone="leaf" o={0.28} d="M0 92c50-24 110-16 170-8 60 8 110-18 150-12v60H0z" />
      <Fill tone="leaf" o={0.5} d="M0 122h320v14H0z" />
      <Tree x={24} y={124} s={1.4} />
      <Tree x={268} y={126} s={1.6} />
      <Hedge x={302} y={126} w={30} h={12} />
      <Fill tone="wall" d="M56 126V70h124v56z" />
      <Fill tone="wall-shade" d="M168 70h12v56h-12z" />
      <Fill tone="roof-shade" d="M150 40V14h14v26z" />
      <Fill tone="roof" d="M46 74l22-48h100l22 48z" />
      <Shadow d="M56 74h124v6H56z" />
      <Fill tone="roof-shade" d="M46 70h144v4H46z" />
      <Fill tone="door" d="M82 34h66l12 30H70z" />
      <Line tone="wall-shade" d="M98.500 34l-6 30M115 34v30M131.500 34l6 30M76 49h78" w={1} />
      <Windows
        at={[
          [66, 84],
          [142, 84],
        ]}
        w={18}
        h={24}
        kind="gallows"
      />
      <Door x={108} y={126} w={18} h={36} />
      <Place x={97} y={98}>
        <Fill tone="paper" d="M-6-9H6v9q0 6-6 9-6-3-6-9z" />
        <Fill tone="door" d="M-6-9h12L0 0l6 0q0 6-6 9V0z" />
        <Line d="M-6-9H6v9q0 6-6 9-6-3-6-9z" w={0.8} />
      </Place>
      <Fill tone="ground" d="M0 126h320v54H0z" />
      <Fill tone="wood-shade" o={0.25} d="M0 138c60-6 100 4 160 0 60-4 110 4 160-2v44H0z" />
      <Fill tone="wood-shade" o={0.3} d="M0 162c70-6 120 4 180-2 50-4 100 2 140-2v22H0z" />
      <Fill tone="wall-shade" d="M60 126h116v30H60z" />
      <Fill tone="room" d="M66 130h104v22H66z" />
      <Fill tone="door" d="M78 152v-17h16v17z" />
      <Disc tone="sun" x={86} y={142} r={3} />
      <Line d="M94 146h90" w={2} />
      <Fill tone="roof" d="M196 136h44q12 0 12 12t-12 12h-44q-12 0-12-12t12-12z" />
      <Fill tone="roof-shade" d="M184 148h68q0 12-12 12h-44q-12 0-12-12z" />
      <Line d="M196 136h44q12 0 12 12t-12 12h-44q-12 0-12-12t12-12zM204 136v24m28-24v24" w={1.2} />
      <Line d="M218 136v-16" w={3} />
      <Line tone="roof" d="M214 119h8" w={3} />
      <Line d="M0 126h60M180 126h140" />
      <Line tone="leaf-shade" d="M34 126l-3-7m6 7v-9" />
      <Line tone="paper" d="M244 120h6m5 0h6m14 0h6m5 0h4" w={2} />
      <SurveyPole x={240} y={126} />
      <SurveyPole x={294} y={126} />
    </Scene>
  );
}
