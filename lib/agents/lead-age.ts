import { LEAD_MAX_AGE } from './constants';

/** Hours for which a lead may still be sold, from its age in hours; none once it is too old. */
export function hoursLeft(age: number): number {
  return Math.max(0, LEAD_MAX_AGE - age);
}
