import type { IllustrationProps } from '../frame';
import { Fill, Line, Shutters, Windows } from '../parts';
import { Scene } from './scene-frame';

const fresh = [
  [32, 38],
  [94, 38],
  [32, 100],
  [94, 100],
] as const;

/** A facade, half of it painted; the ladder stands where the painter has stopped. */
export function RenovateOrNot({ className }: IllustrationProps) {
  return (
    <Scene className={className} tone="wall-shade">
      <Fill
        tone="ground"
        o={0.5}
        d="M230 20h90v40c-18 6-20-10-40-6-22 4-30-14-50-34zM176 150c30-8 40 6 70 2s40-10 74-4v10H176z"
      />
      <Fill tone="wall" d="M0 20h172l4 8-6 9 8 12-5 14 6 12-7 11 4 14-5 12 6 13-5 12 3 17H0z" />
      <Fill
        tone="sun"
        o={0.35}
        d="M0 20h172l4 8-6 9 8 12-5 14 6 12-7 11 4 14-5 12 6 13-5 12 3 17H0z"
      />
      <Fill tone="roof" d="M0 0h320v12H0z" />
      <Line tone="roof-shade" d="M14 5h12m20 3h10M92 4h9m30 4h12M188 4h14m26 4h8M270 4h12" />
      <Fill tone="frame" d="M0 12h320v8H0z" />
      <Fill tone="roof-shade" o={0.25} d="M0 20h320v7H0z" />
      <Line d="M0 12h320M0 20h320" />
      <Fill tone="roof" d="M250 100l10-4 8 5 12-3 8 7-2 14 4 8-10 8-14-3-10 5-10-10 5-10-4-8z" />
      <Line tone="roof-shade" d="M254 108h12m5 0h13M251 116h8m6 0h14M256 124h10m6 0h13" />
      <Line d="M232 28l-4 9 5 6-3 8M312 66l-6 8 3 7-5 6M236 116l4 7-3 6 4 8" w={1} />
      <Windows at={fresh} w={26} h={36} kind="gallows" />
      <Shutters at={fresh} w={26} h={36} />
      <Windows
        at={[
          [196, 38],
          [258, 38],
          [196, 100],
        ]}
        w={26}
        h={36}
        kind="gallows"
        tone="sky"
      />
      <Line tone="wood-shade" d="M196 38h26v36h-26zM258 38h26v36h-26zM196 100h26v36h-26z" w={1.2} />
      <Line d="M258 56l9 6 3 12m-3-12l8-5" w={1} />
      <Line tone="leaf" d="M30 74h30m32 0h30" w={6} />
      <Line
        tone="roof"
        d="M33 72h.1m7.9-1h.1m7.9 1h.1m7.9-1h.1M95 72h.1m7.9-1h.1m7.9 1h.1m7.9-1h.1"
        w={4}
      />
      <Fill tone="wood" d="M26 75h38v6H26zM88 75h38v6H88z" />
      <Fill tone="door" o={0.5} d="M0 152h320v8H0z" />
      <Fill tone="ground" d="M0 160h320v20H0z" />
      <Line d="M0 160h320" />
      <Line tone="wall-shade" d="M30 168h26m6 0h5M216 170h30m8 0h6M118 173h14" />
      <Line
        d="M151 164l9-136M181 164l-7-136M152 148h28m-27-16h26m-25-16h24m-23-16h23m-22-16h21m-20-16h19m-18-16h17m-16-16h15"
        w={2.5}
      />
      <Line d="M158 86h-11v4M138 102q9-22 18 0" w={1.2} />
      <Fill tone="paper" d="M137 102h20l-2 18h-16z" />
      <Fill tone="sun" d="M137 102h20l-1 6h-4v6h-4v-6h-10z" />
      <Fill tone="door" d="M190 166v-14h18v14z" />
      <Fill tone="sun" d="M188 150h22v4h-6v6h-4v-6h-12z" />
      <Line d="M190 151q9-15 18 0" w={1.2} />
      <Line
        tone="leaf-shade"
        d="M308 160c4-20-6-34 2-52s-4-26 2-44M308 130c-8-6-8-12-12-18M310 96l12-14"
      />
      <Line
        tone="leaf-shade"
        d="M305 152h.1M314 142h.1M301 134h.1M312 122h.1M293 110h.1M305 104h.1M316 88h.1M308 76h.1"
        w={9}
      />
      <Line
        tone="leaf"
        d="M311 156h.1M303 143h.1M309 132h.1M297 121h.1M304 116h.1M314 108h.1M305 90h.1M314 96h.1M319 80h.1M313 66h.1"
        w={8}
      />
      <Line tone="leaf-shade" d="M300 160l-3-7m6 7v-11m4 11l4-9M262 160l-2-6m4 6l2-8" />
    </Scene>
  );
}
