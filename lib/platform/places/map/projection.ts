import type { Position } from '../types';

export interface MapPoint {
  x: number;
  y: number;
}

export interface Projection {
  width: number;
  height: number;
  /** Kilometres per unit of the drawing */
  kmPerUnit: number;
  toPoint: (position: Position) => MapPoint;
}

const KM_PER_DEGREE = 111.2;

interface Frame {
  size: number;
  /** Kilometres around the positions */
  marginKm: number;
}

/** Degrees of longitude are as wide as in the middle: keeps shapes over a few hundred km. */
export function projectionFor(
  positions: readonly Position[],
  { size, marginKm }: Frame,
): Projection {
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const kmPerLongitude = KM_PER_DEGREE * Math.cos((((south + north) / 2) * Math.PI) / 180);
  const widthKm = (east - west) * kmPerLongitude + 2 * marginKm;
  const heightKm = (north - south) * KM_PER_DEGREE + 2 * marginKm;
  const kmPerUnit = Math.max(widthKm, heightKm) / size;
  return {
    width: widthKm / kmPerUnit,
    height: heightKm / kmPerUnit,
    kmPerUnit,
    toPoint: ({ latitude, longitude }) => ({
      x: ((longitude - west) * kmPerLongitude + marginKm) / kmPerUnit,
      y: ((north - latitude) * KM_PER_DEGREE + marginKm) / kmPerUnit,
    }),
  };
}
