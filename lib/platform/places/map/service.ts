import 'server-only';
import { districts } from '../districts';
import { postcodes } from '../postcodes';
import { drawState, markPlace, type MapRow, type StateMap, type StateSheet } from './state-map';

/** By state; with the islands far out at sea under a key of their own. */
const sheets = new Map<string, StateSheet>();

function drawnOnce(key: string, draw: () => StateSheet): StateSheet {
  const sheet = sheets.get(key) ?? draw();
  sheets.set(key, sheet);
  return sheet;
}

/** Every postcode as the maps look at it. */
export const mapRows: readonly MapRow[] = postcodes.flatMap((row) => {
  const district = districts.get(row.district);
  if (!district) return [];
  const isCity = district.kind === 'Kreisfreie Stadt' || district.kind === 'Stadtkreis';
  return [{ ...row, state: district.state, isCity }];
});

const rowByCode = new Map(mapRows.map((row) => [row.postalCode, row]));

/**
 * A drawing of the state that a postcode lies in, with its place marked; `undefined` for one that the
 * table does not know. A state is drawn once in the life of the server, in about a tenth of a second.
 */
export function stateMap(postalCode: string): StateMap | undefined {
  const row = rowByCode.get(postalCode);
  if (!row) return undefined;
  const sheet = drawnOnce(row.state, () => drawState(row.state, mapRows));
  if (sheet.holds(row)) return markPlace(sheet, row);
  const larger = () => drawState(row.state, mapRows, { farIslands: true });
  return markPlace(drawnOnce(`${row.state}+`, larger), row);
}
