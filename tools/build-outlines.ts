import { writeFileSync } from 'node:fs';
import { districts } from '../lib/platform/places/districts';
import { mapRows } from '../lib/platform/places/map/service';
import { drawRows, drawState, type StateSheet } from '../lib/platform/places/map/state-map';
import { STATES } from '../lib/platform/places/states';

const OUT = 'lib/prices/outlines.json';

const SIZE = 640;
/** Units of the drawing before its margins are cut off. */
const FINEST = 1600;

const toTenth = (value: number) => Math.round(value * 10) / 10;

const sheetOf = ({ width, height }: StateSheet, areas: Record<string, string>) => ({
  width: toTenth(width),
  height: toTenth(height),
  areas,
});

function boundsOf(path: string) {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, start = '', steps = ''] of path.matchAll(/M([^lz]+)(?:l([^z]*))?z/g)) {
    const numbers = (text: string) => text.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    let [x = 0, y = 0] = numbers(start);
    const moves = numbers(steps);
    for (let at = 0; at <= moves.length; at += 2) {
      xs.push(x);
      ys.push(y);
      x += moves[at] ?? 0;
      y += moves[at + 1] ?? 0;
    }
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function districtSheet(key: string) {
  const draw = (size: number) => drawRows(({ district }) => district === key, mapRows, { size });
  const first = boundsOf(draw(SIZE).state);
  const share = Math.max(first.width, first.height) / SIZE;
  const size = Math.round(Math.min(FINEST, SIZE / share));
  const { state } = draw(size);
  const { left, top, width, height } = boundsOf(state);
  return {
    size,
    left: toTenth(left),
    top: toTenth(top),
    width: toTenth(width),
    height: toTenth(height),
    path: state,
  };
}

const country = drawRows(() => true, mapRows, { size: SIZE });
const sheets = {
  DE: sheetOf(
    country,
    Object.fromEntries(
      STATES.map(({ code }) => [code, country.pathWhere(({ state }) => state === code)]),
    ),
  ),
  ...Object.fromEntries(
    STATES.map(({ code }) => {
      const sheet = drawState(code, mapRows, { size: SIZE });
      const own = [...districts.values()].filter(({ state }) => state === code);
      const areas = own.map(({ key }) => [
        key,
        sheet.pathWhere(({ district }) => district === key),
      ]);
      return [code, sheetOf(sheet, Object.fromEntries(areas))];
    }),
  ),
};
const several = [...districts.keys()].filter(
  (key) => mapRows.filter(({ district }) => district === key).length > 1,
);
const alone = Object.fromEntries(several.map((key) => [key, districtSheet(key)]));
writeFileSync(OUT, `${JSON.stringify({ sheets, districts: alone })}\n`);
console.log(`${OUT}: ${Object.keys(sheets).length} maps, ${Object.keys(alone).length} districts`);
