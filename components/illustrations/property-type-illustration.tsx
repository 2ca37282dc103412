import { Bungalow, DetachedHouse, SemiDetachedHouse, TerracedHouse, Villa } from './houses';
import {
  type IllustrationProps,
  IllustrationFrame,
  Fence,
  Fill,
  Hedge,
  Line,
  Poplar,
  Tree,
  Door,
  Windows,
  Shadow,
} from './parts';

function ApartmentBuilding() {
  return (
    <>
      <Fill tone="wall-shade" d="M122 29h16v69h-16zM20 76h102v22H20z" />
      <Fill tone="wall" d="M20 29h102v47H20z" />
      <Fill tone="roof-shade" d="M118 12h11l13 17h-20zM42 13V3h9v10zM92 13V3h9v10z" />
      <Fill tone="roof" d="M24 12h94l6 17H18z" />
      <Fill tone="wall" d="M56 29V16l15-11 15 11v13zM30 28V18h12v10zM100 28V18h12v10z" />
      <Fill tone="roof-shade" d="M71 2l19 15h-6L71 7 58 17h-6zM27 18l9-5 9 5zM97 18l9-5 9 5z" />
      <Shadow d="M20 29h102v4H20z" />
      <Line tone="wall-shade" d="M56 34v42M87 34v42M25 54h14m2 0h14m4 0h26m4 0h14m2 0h14" />
      <Windows
        at="27,37 43,37 74,37 89,37 105,37 27,58 59,58 74,58 105,58"
        w={10}
        h={13}
        kind="gallows"
      />
      <Windows at="59,37 43,58 89,58" w={10} h={13} kind="gallows" tone="sky" />
      <Windows at="27,82 43,82 89,82 105,82" w={10} h={10} />
      <Windows at="33,19 68,19 103,19" w={6} h={8} sill={false} />
      <Line d="M16 29h128M20 76h102M41 3h11M91 3h11" />
      <Door x={65} w={12} h={18} />
    </>
  );
}

function Apartment() {
  return (
    <>
      <Fill tone="wall-shade" d="M58 7h40v14H58zM90 20h30v78H90z" />
      <Fill tone="wall" d="M40 20h52v78H40z" />
      <g opacity=".5">
        <Windows at="46,26 62,26 46,64 62,64 46,83" w={10} h={11} />
        <Windows at="82,24 82,63 82,82" w={30} h={15} sill={false} />
        <Windows at="66,10" w={24} h={10} sill={false} />
      </g>
      <Windows at="46,45 62,45" w={10} h={11} />
      <Windows at="82,43" w={30} h={16} sill={false} tone="sun" />
      <Fill tone="wall" d="M77 32h50v7H77zM77 71h50v7H77z" />
      <Fill tone="roof" d="M80 39h42l5 8H75z" />
      <Line d="M54 7h50M37 20h86M77 39h50M77 78h50" />
      <Fill tone="leaf" d="M99 53c-1-4 2-6 4-4 2-3 6-2 6 0 4-2 6 1 5 4z" />
      <Fill tone="door" d="M77 52h50v7H77z" />
      <Line d="M77 59h50" />
      <Door x={61} h={16} />
      <Tree x={26} s={0.9} />
      <Hedge x={84} w={48} h={7} />
    </>
  );
}

function Plot() {
  return (
    <>
      <Poplar x={20} s={0.9} />
      <Poplar x={33} s={0.7} />
      <Tree x={138} s={1.5} />
      <Hedge x={8} w={34} h={14} />
      <Fill tone="leaf" o={0.35} d="M42 98c18-9 52-11 84 0z" />
      <Fence x={112} n={8} />
      <Line tone="wood-shade" d="M50 98V82M98 98V82M62 92V79M86 92V79" w={2.5} />
      <Line tone="roof" d="M50 85h48L86 81H62z" />
      <Fill tone="roof" d="M98 82l9 3-9 3zM62 79l-7 2.5 7 2.5z" />
      <Fill tone="wood" d="M72 98V70h3v28z" />
      <Fill tone="frame" d="M60 52h27v20H60z" />
      <Line d="M60 52h27v20H60zM65 66v-7l8.5-5 8.5 5v7z" />
    </>
  );
}

const drawings = {
  einfamilienhaus: DetachedHouse,
  doppelhaus: SemiDetachedHouse,
  reihenhaus: TerracedHouse,
  eigentumswohnung: Apartment,
  mehrfamilienhaus: ApartmentBuilding,
  villa: Villa,
  bungalow: Bungalow,
  grundstuck: Plot,
};

export type IllustratedPropertyType = keyof typeof drawings;

export function PropertyTypeIllustration({
  type,
  className,
}: IllustrationProps & { type: IllustratedPropertyType }) {
  const Drawing = drawings[type];
  return (
    <IllustrationFrame className={className}>
      <Drawing />
    </IllustrationFrame>
  );
}
