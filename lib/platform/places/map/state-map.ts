import { distanceKm } from '../distance';
import type { StateCode } from '../states';
import type { PostcodeRow } from '../types';
import { placeLabels, type Label, type LabelledPlace } from './labels';
import { areaOf, loopsAround, pathOf, simplify, smooth } from './outline';
import { projectionFor, type MapPoint } from './projection';
import { shareOut, sitesOf } from './territory';

export interface StateMap {
  width: number;
  height: number;
  state: string;
  district: string;
  place: Label;
  towns: Label[];
}

/** `isCity`: the place is a district of its own. */
export type MapRow = PostcodeRow & { state: StateCode; isCity: boolean };

const SIZE = 320;
const CELL = 2.4;
export const LETTER_SIZE = 13;
/** Kilometres around the outermost postcodes. */
export const MARGIN_KM = 12;
/** Degrees around the state in which postcodes of other states count, too. */
const SURROUNDINGS = 0.3;
const TOWNS = 5;
/** From this share of a state's postcodes on, the place is the state, and its parts are shown. */
const CITY_STATE = 0.75;
const CITY_BONUS = 3;
/** Kilometres to the nearest other postcode that make an island leave the map. */
const FAR_OFF = 45;
const SMALLEST_PART = 4;

export interface StateSheet {
  width: number;
  height: number;
  state: string;
  holds: (row: PostcodeRow) => boolean;
  toPoint: (row: PostcodeRow) => MapPoint;
  pathWhere: (belongs: (row: MapRow) => boolean) => string;
  towns: (LabelledPlace & { district: string; postcodes: number; weight: number })[];
  postcodes: number;
}

function around(rows: readonly MapRow[], inside: readonly MapRow[]): MapRow[] {
  const latitudes = inside.map(({ latitude }) => latitude);
  const longitudes = inside.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  return rows.filter(
    ({ latitude, longitude }) =>
      latitude > south - SURROUNDINGS &&
      latitude < north + SURROUNDINGS &&
      longitude > west - SURROUNDINGS &&
      longitude < east + SURROUNDINGS,
  );
}

/** Without Helgoland and Neuwerk, which would make the rest small. */
export function withoutFarIslands<Row extends PostcodeRow>(rows: readonly Row[]): Row[] {
  return rows.filter((row) =>
    rows.some((other) => other.postalCode !== row.postalCode && distanceKm(row, other) < FAR_OFF),
  );
}

/**
 * By number of postcodes, the only measure of size here. Parts of a city do not help orientation.
 */
function townsOf(rows: readonly MapRow[], toPoint: (row: MapRow) => MapPoint): StateSheet['towns'] {
  const towns = new Map<
    string,
    { name: string; district: string; isCity: boolean; points: MapPoint[] }
  >();
  for (const row of rows) {
    const key = `${row.district} ${row.place}`;
    const town = towns.get(key) ?? {
      name: row.place,
      district: row.district,
      isCity: row.isCity,
      points: [],
    };
    town.points.push(toPoint(row));
    towns.set(key, town);
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [...towns.values()]
    .map(({ name, district, isCity, points }) => ({
      name,
      district,
      isCity,
      postcodes: points.length,
      weight: points.length + (isCity ? CITY_BONUS : 0),
      x: mean(points.map(({ x }) => x)),
      y: mean(points.map(({ y }) => y)),
    }))
    .sort((a, b) => b.weight - a.weight || a.name.localeCompare(b.name, 'de'))
    .filter(
      (town, at, all) =>
        !town.isCity || all.findIndex(({ district }) => district === town.district) === at,
    );
}

interface DrawOptions {
  farIslands?: boolean;
  size?: number;
}

export function drawState(
  state: StateCode,
  table: readonly MapRow[],
  options?: DrawOptions,
): StateSheet {
  return drawRows((row) => row.state === state, table, options);
}

export function drawRows(
  isDrawn: (row: MapRow) => boolean,
  table: readonly MapRow[],
  { farIslands = false, size = SIZE }: DrawOptions = {},
): StateSheet {
  const all = table.filter(isDrawn);
  const inside = farIslands ? all : withoutFarIslands(all);
  const projection = projectionFor(inside, { size, marginKm: MARGIN_KM });
  const { width, height, toPoint } = projection;
  const rows = around(table, inside);
  const territory = shareOut(sitesOf(rows, projection), { width, height, cell: CELL });
  const pathWhere = (belongs: (row: MapRow) => boolean) => {
    const members = rows.map(belongs);
    const loops = loopsAround(territory, (owner) => owner >= 0 && members[owner]!);
    return pathOf(
      loops
        .filter((loop) => Math.abs(areaOf(loop)) >= SMALLEST_PART)
        .map((loop) => simplify([...smooth(loop, 2)], 0.5))
        .map((loop) => loop.map(({ x, y }) => ({ x: x * CELL, y: y * CELL }))),
    );
  };
  return {
    width,
    height,
    state: pathWhere(isDrawn),
    holds: (row) => inside.some(({ postalCode }) => postalCode === row.postalCode),
    toPoint,
    pathWhere,
    towns: townsOf(inside, toPoint),
    postcodes: inside.length,
  };
}

export function markPlace(sheet: StateSheet, row: MapRow): StateMap {
  const { width, height, towns } = sheet;
  const isHere = ({ name, district }: { name: string; district: string }) =>
    name === row.place && district === row.district;
  const own = towns.find(isHere)?.postcodes ?? 0;
  const name = own >= sheet.postcodes * CITY_STATE ? row.postalCode : row.place;
  const others = towns
    .filter((town) => !isHere(town))
    .slice(0, TOWNS)
    .map((town) => ({ ...town, name: town.name.replace(/ \(.*/, '') }));
  const [place, ...labelled] = placeLabels([{ name, ...sheet.toPoint(row) }, ...others], {
    width,
    height,
    size: LETTER_SIZE,
  });
  return {
    width,
    height,
    state: sheet.state,
    district: sheet.pathWhere(({ district }) => district === row.district),
    place: place!,
    towns: labelled,
  };
}
