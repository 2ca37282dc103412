import {
  Door,
  Fence,
  Fill,
  Line,
  Shadow,
  Shutters,
  Tiles,
  Tree,
  Windows,
  Hedge,
  Poplar,
} from './parts';

export function Villa() {
  return (
    <>
      <Poplar x={14} s={0.8} />
      <Poplar x={151} />
      <Fill tone="wall" d="M52 48h76v50H52z" />
      <Fill tone="wall-shade" d="M126 48h14v50h-14z" />
      <Shadow d="M52 48h88v5H52z" />
      <Fill tone="roof" d="M70 21h44l16 27H48z" />
      <Fill tone="roof-shade" d="M114 21h5l26 27h-15zM106 23V11h8v12z" />
      <Tiles at="70,30 108,42" />
      <Fill tone="wall" d="M83 44V34l10-8 10 8v10z" />
      <Fill tone="roof-shade" d="M93 22l15 13h-6l-9-8-9 8h-6z" />
      <Fill tone="wall" d="M26 98V36h28v62z" />
      <Fill tone="wall-shade" d="M48 36h8v62h-8z" />
      <Fill tone="roof" d="M22 37L41 7l5 30z" />
      <Fill tone="roof-shade" d="M41 7l19 30H46z" />
      <Windows at="89,34" w={8} h={8} sill={false} />
      <Windows at="32,43 32,65" w={11} h={15} kind="gallows" />
      <Windows at="62,56 115,56 62,75 115,75" w={9} h={13} kind="gallows" />
      <Windows at="88,55" w={10} h={13} kind="gallows" sill={false} />
      <Door x={87} y={94} w={12} h={18} />
      <Fill tone="frame" d="M78 71h30v4h-2v19h-4V75H84v19h-4V75h-2z" />
      <Line d="M41 7V2M22 37h38M60 48h86M105 11h10M79 71v-7h28v7M86 64v7m7-7v7m7-7v7M79 94.500h28" />
    </>
  );
}

function Neighbour({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Fill tone="ground" d={`M0 47h44V${98 - y}H0z`} />
      <Fill tone="wall-shade" d="M0 22h44v26H0zM30 12h8v11h-8z" />
      <Fill tone="ground" d="M9 42V32h14v10z" />
      <Fill
        tone="wall"
        d={`M12 34h8v7h-8zM7 55h11v13H7zM26 55h11v13H26zM26 76h11v12H26zM8 ${98 - y}V76h9v${22 - y}z`}
      />
    </g>
  );
}

export function TerracedHouse() {
  return (
    <>
      <Neighbour x={9} y={4} />
      <Neighbour x={107} y={-4} />
      <Fill tone="wall" d="M53 98V46h54v52z" />
      <Shadow d="M53 47h54v5H53z" />
      <Fill tone="roof" d="M51 20h58l1 27H50z" />
      <Fill tone="roof-shade" d="M95 20V9h8v13h-8z" />
      <Tiles at="56,26 92,39 93,27" />
      <Fill tone="wall" d="M66 44V30l10-6 10 6v14z" />
      <Fill tone="roof-shade" d="M76 20l15 11H85l-9-6-9 6h-6z" />
      <Windows at="71,32" w={10} h={10} />
      <Line d="M49 47h62M104 47v51M94 9h10" />
      <Windows at="60,55 84,55" w={13} h={14} kind="gallows" />
      <Windows at="84,76" w={13} h={13} />
      <Door x={61} w={11} h={21} />
      <Fill tone="roof" d="M57 76l3-4h13l3 4z" />
      <Hedge x={80} w={23} h={6} />
    </>
  );
}

export function SemiDetachedHouse() {
  return (
    <>
      <Fill tone="wall-shade" d="M58 60h48v38H58zM140 60h6v38h-6z" />
      <Shadow d="M58 62h46v5H58z" />
      <Fill tone="roof" d="M40 28h82l30 34H16z" />
      <Fill tone="roof-shade" d="M76 33V17h10v16z" />
      <Tiles at="62,40 86,51 91,35" />
      <Fill tone="wall" d="M22 98V58l18-26 18 26v40zM104 98V58l18-26 18 26v40z" />
      <Fill tone="door" d="M104 66v-8l18-26 18 26v8z" />
      <Fill
        tone="roof-shade"
        d="M40 26l26 36h-5L40 33 19 62h-5zM122 26l26 36h-5L122 33l-21 29h-5z"
      />
      <Line d="M66 62h30M81 33v65M75 17h12" />
      <Windows at="34.5,46 116.5,46" w={11} h={13} />
      <Windows at="34,73" w={12} h={15} kind="gallows" />
      <Shutters at="34,73" w={12} h={15} />
      <Windows at="109,73 125,73" w={10} h={15} kind="gallows" />
      <Door x={66} h={22} />
      <Door x={86} h={22} />
      <Hedge x={3} w={21} />
      <Hedge x={137} w={20} h={7} />
    </>
  );
}

export function Bungalow() {
  return (
    <>
      <Tree x={35} s={1.4} />
      <Hedge x={118} w={36} h={12} />
      <Fill tone="wall-shade" d="M112 66h10v32h-10z" />
      <Fill tone="wall" d="M22 66h92v32H22z" />
      <Fill tone="roof" d="M18 66h22v32H18zM86 62V48h13v14z" />
      <Fill tone="roof-shade" d="M95 62V48h4v14z" />
      <Shadow d="M18 66h104v5H18z" />
      <Line tone="roof-shade" d="M22 77h6m3 6h5m-13 5h7m-2-17h5m-6 22h7" />
      <Windows at="45,73 65,73" w={20} h={24} kind="plain" sill={false} />
      <Door x={96} h={22} />
      <Fill tone="frame" d="M10 60h136v6H10z" />
      <Line d="M10 60h138M10 66h138v-6M144 66v32M85 48h15M10 66v-6" />
      <Line tone="wall-shade" d="M42 97h46" w={2.5} />
    </>
  );
}

export function DetachedHouse() {
  return (
    <>
      <Tree x={23} s={1.1} />
      <Fill tone="wall-shade" d="M84 58h46v40H84z" />
      <Shadow d="M84 61h46v5H84z" />
      <Fill tone="wall" d="M32 98V57l26-31 26 31v41z" />
      <Fill tone="roof" d="M58 23h48l31 38H90z" />
      <Fill tone="roof-shade" d="M88 27V14h7v13zM58 23l32 38h-5L58 29 31 61h-5z" />
      <Tiles at="77,32 117,54 92,52" />
      <Fill tone="wall-shade" d="M98 53V41l8-9 8 9v12z" />
      <Fill tone="roof-shade" d="M106 29l12 13h-5l-7-8-7 8h-5z" />
      <Windows at="102,42" w={8} h={9} sill={false} />
      <Line d="M90 61h47M126 61v37M87 14h9" />
      <Windows at="40,70 65,70" w={11} h={15} kind="gallows" />
      <Shutters at="40,70 65,70" w={11} h={15} />
      <Windows at="52.5,44" w={11} h={12} />
      <Door x={91} h={22} />
      <Windows at="108,74" w={12} h={11} />
      <Fence x={133} n={4} />
    </>
  );
}
