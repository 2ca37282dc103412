import { distanceKm } from '../distance';
import type { StateCode } from '../states';
import type { PostcodeRow } from '../types';
import { placeLabels, type Label, type Named } from './labels';
import { areaOf, loopsAround, pathOf, simplify, smooth } from './outline';
import { projectionFor, type Point } from './projection';
import { shareOut, sitesOf } from './territory';

/** A drawing of a state with one place marked, in units that are pixels on a phone. */
export interface StateMap {
  width: number;
  height: number;
  /** Path of the state */
  state: string;
  /** Path of the district that the place lies in */
  district: string;
  place: Label;
  /** The largest towns that there is room for */
  towns: Label[];
}

/** A postcode with the state it lies in, and whether it is part of a city that is a district itself. */
export type MapRow = PostcodeRow & { state: StateCode; isCity: boolean };

/** Longest side of the drawing. */
const SIZE = 320;
/** Side of the squares it is cut into. */
const CELL = 2.4;
/** Height of the names' letters. */
export const LETTER_SIZE = 13;
/** Kilometres around the outermost postcodes. */
export const MARGIN_KM = 12;
/** Degrees around the state in which other states' postcodes are looked at, too. */
const SURROUNDINGS = 0.3;
const TOWNS = 5;
/** From this share of a state's postcodes on a place is the state, and its parts are what counts. */
const CITY_STATE = 0.75;
/** How many postcodes more a city that is a district itself counts for. */
const CITY_BONUS = 3;
/** Kilometres from all others of its state from which on a postcode is an island off the map. */
const FAR_OFF = 45;
/** Squares that a part must have to be drawn. */
const SMALLEST_PART = 4;

/** What all places of a state have in common. */
export interface StateSheet {
  width: number;
  height: number;
  state: string;
  /** Whether the row lies on the sheet */
  holds: (row: PostcodeRow) => boolean;
  toPoint: (row: PostcodeRow) => Point;
  /** Path of the postcodes for which the test holds */
  pathWhere: (belongs: (row: MapRow) => boolean) => string;
  towns: (Named & { district: string; postcodes: number; weight: number })[];
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

/** Without the islands far out at sea (Helgoland, Neuwerk), for which the rest would become small. */
export function withoutFarIslands<Row extends PostcodeRow>(rows: readonly Row[]): Row[] {
  return rows.filter((row) =>
    rows.some((other) => other.postalCode !== row.postalCode && distanceKm(row, other) < FAR_OFF),
  );
}

/**
 * Places by the number of their postcodes, the only measure of size in the table, cities ahead. A
 * place that is part of a city is none: nobody finds the way by it.
 */
function townsOf(rows: readonly MapRow[], toPoint: (row: MapRow) => Point): StateSheet['towns'] {
  const towns = new Map<
    string,
    { name: string; district: string; isCity: boolean; points: Point[] }
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
  /** Also islands far out at sea, with the rest the smaller for it */
  farIslands?: boolean;
  /** Longest side of the drawing; the larger, the finer it is cut */
  size?: number;
}

/** Draws a state from the table of postcodes: each piece of land belongs to the nearest of them. */
export function drawState(
  state: StateCode,
  table: readonly MapRow[],
  options?: DrawOptions,
): StateSheet {
  return drawRows((row) => row.state === state, table, options);
}

/** Draws what the rows lie in for which the test holds, see {@link drawState}. */
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

/** Marks a place on the drawing of its state. */
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
