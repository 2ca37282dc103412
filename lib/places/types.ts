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
}

/** What the API says about a postcode. */
export type Place = Pick<PostcodeRow, 'postalCode' | 'place'>;

export interface NearbyPlace extends Place {
  /** From the position to the middle of the postcode's area: kilometres, to a tenth */
  distanceKm: number;
}
