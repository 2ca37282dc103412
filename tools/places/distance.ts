const KM_PER_DEGREE = 111.2;

export interface Point {
  lat: number;
  lon: number;
}

/** On a flat map: exact enough for neighbours. */
export function kilometres(a: Point, b: Point): number {
  const east = (a.lon - b.lon) * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(a.lat - b.lat, east);
}
