import type { IllustrationProps } from '../frame';
import { Fill, Line, Tree } from '../parts';
import { Scene } from './scene-frame';
import { Cup, Disc, Place, ToyHouse } from './scene-parts';

/** An open book out of whose pages a house stands up; for articles without a scene of their own. */
export function GuideBook({ className }: IllustrationProps) {
  return (
    <Scene className={className}>
      <Disc tone="sun" x={250} y={44} r={16} />
      <Fill tone="leaf" o={0.28} d="M0 104c50-26 104-22 160-8 60 14 110-14 160-18v80H0z" />
      <Fill tone="leaf" o={0.4} d="M0 126c60-18 120-8 180-4 60 3 100-12 140-8v40H0z" />
      <Fill tone="wood" d="M0 142h320v38H0z" />
      <Line tone="wood-shade" d="M0 160h320M40 151h34m8 0h6M250 170h32" w={1} />
      <Line d="M0 142h320" />
      <Fill tone="wood-shade" d="M58 168h214l-8 6H70z" />
      <Fill tone="roof-shade" d="M56 166h208v4H56z" />
      <Fill tone="door" d="M56 166l22-44h164l22 44z" />
      <Fill
        tone="paper"
        d="M160 120c-22-8-50-8-76 0l-20 40c34-7 66-7 96 2 30-9 62-9 96-2l-20-40c-26-8-54-8-76 0z"
      />
      <Fill tone="wall-shade" o={0.5} d="M160 120v42c8-3 16-4 24-5l-8-42q-8 1-16 5z" />
      <Line
        tone="wall-shade"
        d="M90 128c12-3 24-4 36-3M86 136c12-3 24-4 36-3M82 144c14-3 26-4 38-3M194 125c14-1 26 0 36 3M198 141c14-1 26 0 40 3M197 133c14-1 26 0 37 3"
        w={1.5}
      />
      <Place x={162} y={142} s={1.8}>
        <ToyHouse />
      </Place>
      <Tree x={222} y={140} s={1.1} />
      <Cup x={30} y={156} />
    </Scene>
  );
}
