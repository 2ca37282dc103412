/**
 * All that is needed to value any home at one postcode: the coefficients of the whole country, folded
 * for this place. Plain JSON, small enough to be sent with the page that lets its reader change the home.
 */
export interface PlaceModel {
  postalCode: string;
  place: string;
  /** 'Landkreis Bautzen', 'München' */
  district: string;
  /** 'Bayern' */
  state: string;
  /** PROVISIONAL: natural logarithm of euros for a square metre, of houses and flats */
  level: { house: number; flat: number };
}
