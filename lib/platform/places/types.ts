import type { StateCode } from './states';

/** A point on earth in degrees (WGS 84). */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A postcode with its place and the middle of its area. */
export interface PostcodeRow extends Position {
  /** Five digits, as text because of the leading zero */
  postalCode: string;
  place: string;
  /** Key of the district, five digits */
  district: string;
  /** Villages and parts of the city that the code covers as well */
  furtherPlaces?: readonly string[];
}

export type DistrictKind =
  'Kreisfreie Stadt' | 'Stadtkreis' | 'Landkreis' | 'Kreis' | 'Regionalverband';

/** A district or a city that is one of its own. */
export interface District {
  /** Five digits (AGS), the first two of the state */
  key: string;
  /** Without its kind, see districtLabel */
  name: string;
  kind: DistrictKind;
  state: StateCode;
  /** Inhabitants per km² */
  density: number;
}

/** Where a postcode lies. */
export interface Region extends Position {
  postalCode: string;
  place: string;
  district: District;
  state: StateCode;
}

/** A row with the further place that it was found by, if it was one. */
export interface FoundRow extends PostcodeRow {
  part?: string;
}

/** What the API says about a postcode. */
type Place = Pick<PostcodeRow, 'postalCode' | 'place'>;

/** What the API says about a postcode that was searched for. */
export interface FoundPlace extends Place {
  /** As people write it: Landkreis Celle */
  district: string;
  /** Its name */
  state: string;
  /** The village or part of the city that was searched for */
  part?: string;
  /** The others that the code covers, when it was searched for by its five digits */
  furtherPlaces?: readonly string[];
}

export interface NearbyPlace extends Place {
  /** From the position to the middle of the postcode's area: kilometres, to a tenth */
  distanceKm: number;
}
