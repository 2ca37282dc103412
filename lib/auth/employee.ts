export const ROLES = ['mitarbeiter', 'leitung'] as const;

/** Someone who works for the portal. */
export interface Employee {
  id: number;
  /** In lower case */
  email: string;
  name: string;
  /** One of {@link ROLES} */
  role: string;
}
