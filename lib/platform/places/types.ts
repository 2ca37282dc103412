import type { StateCode } from './states';

/** Degrees (WGS 84). */
export interface Position {
  latitude: number;
  longitude: number;
}

export interface PostcodeRow extends Position {
  /** Text because of the leading zero */
  postalCode: string;
  place: string;
  district: string;
  /** Villages and parts of the city with the same code */
  furtherPlaces?: readonly string[];
}

export type DistrictKind =
  'Kreisfreie Stadt' | 'Stadtkreis' | 'Landkreis' | 'Kreis' | 'Regionalverband';

export interface District {
  key: string;
  /** Without its kind, see districtLabel */
  name: string;
  kind: DistrictKind;
  state: StateCode;
  /** Inhabitants per km² */
  density: number;
}

export interface Region extends Position {
  postalCode: string;
  place: string;
  district: District;
  state: StateCode;
}

export interface FoundRow extends PostcodeRow {
  part?: string;
}

type Place = Pick<PostcodeRow, 'postalCode' | 'place'>;

export interface FoundPlace extends Place {
  district: string;
  state: string;
  part?: string;
  /** Given in a search by all five digits */
  furtherPlaces?: readonly string[];
}

export interface NearbyPlace extends Place {
  /** Kilometres to the middle of the area, to one decimal */
  distanceKm: number;
}
