import 'server-only';
import { districts } from '../districts';
import { postcodes } from '../postcodes';
import { drawState, markPlace, type MapRow, type StateMap, type StateSheet } from './state-map';

/** By state; drawings with far islands have their own key. */
const sheets = new Map<string, StateSheet>();

function drawnOnce(key: string, draw: () => StateSheet): StateSheet {
  const sheet = sheets.get(key) ?? draw();
  sheets.set(key, sheet);
  return sheet;
}

export const mapRows: readonly MapRow[] = postcodes.flatMap((row) => {
  const district = districts.get(row.district);
  if (!district) return [];
  const isCity = district.kind === 'Kreisfreie Stadt' || district.kind === 'Stadtkreis';
  return [{ ...row, state: district.state, isCity }];
});

const rowByCode = new Map(mapRows.map((row) => [row.postalCode, row]));

/** `undefined` for an unknown postcode. A state is drawn once per process, in about 0.1 s. */
export function stateMap(postalCode: string): StateMap | undefined {
  const row = rowByCode.get(postalCode);
  if (!row) return undefined;
  const sheet = drawnOnce(row.state, () => drawState(row.state, mapRows));
  if (sheet.holds(row)) return markPlace(sheet, row);
  const larger = () => drawState(row.state, mapRows, { farIslands: true });
  return markPlace(drawnOnce(`${row.state}+`, larger), row);
}
