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

/** The name of an employee; one who is not known any more goes by the number. */
export const employeeName = (id: number, names: ReadonlyMap<number, string>) =>
  names.get(id) ?? `Mitarbeiter #${id}`;
