import { Fence, Fill, Hedge, Line, Poplar, Tree } from './parts';

/** Hills, fields and the church of the town, a long way off. */
export function StreetFar() {
  return (
    <>
      <Fill
        tone="leaf"
        o={0.28}
        d="M0 30C60 8 120 14 190 34c80 22 130-2 220-18 100-18 180 20 340-12v94H0z"
      />
      <Fill tone="leaf-shade" o={0.45} d="M404 44h26V4l-6-4v-4l-7-32-7 32v4l-6 4z" />
      <Line tone="leaf-shade" d="M417-36v-7m-2.5 3h5" w={1} />
      <Fill
        tone="leaf"
        o={0.4}
        d="M0 62c90-26 160-20 250 0 110 22 210-8 300-8 80 0 130 8 200 2v42H0z"
      />
    </>
  );
}

function Lantern({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 106)`}>
      <Fill tone="sun" d="M-4-62h8l-2 10h-4z" />
      <Line d="M0 0v-52M-5-62H5l-2 10h-6zM-3-65h6M-2.5 0h5" />
    </g>
  );
}

function Bicycle({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 106)`}>
      <Line d="M-14-7a7 7 0 1 0 14 0 7 7 0 1 0-14 0M10-7a7 7 0 1 0 14 0 7 7 0 1 0-14 0" w={1.2} />
      <Line d="M-7-7l5-10h15l4 10M-2-17l7 10h-12M5-7l8-10M-3-20h-3m3 0l1 3m14 0l-1-4 4-1" />
      <Line tone="roof" d="M-7-20h6" w={2.5} />
    </g>
  );
}

/** What stands on the street itself, in front of the houses. */
export function StreetFront() {
  return (
    <>
      <Fill tone="ground" d="M0 98h750v34H0z" />
      <Fill tone="wall-shade" o={0.7} d="M0 113h750v19H0z" />
      <Line d="M0 98h750" />
      <Line
        tone="wall-shade"
        d="M60 105h16m6 0h5M196 104h10m5 0h20M318 107h7m6 0h18M452 104h22m5 0h6M560 107h14m6 0h5M690 105h20m6 0h8"
      />
      <Line
        tone="ground"
        d="M20 121h18m8 0h6M118 124h12M240 120h20m7 0h5M330 125h14m6 0h6M440 120h10M540 124h18m7 0h5M660 120h12m6 0h16"
      />
      <Tree x={-6} s={1.5} />
      <Tree x={133} s={1.15} />
      <Hedge x={10} w={20} h={7} />
      <Fence x={250} n={5} />
      <Tree x={350} s={1.1} />
      <Hedge x={497} w={19} h={8} />
      <Poplar x={633} s={1.15} />
      <Hedge x={642} w={24} h={9} />
      <Lantern x={262} />
      <Lantern x={507} />
      <Bicycle x={338} />
    </>
  );
}
