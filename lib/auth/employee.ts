export const ROLES = ['mitarbeiter', 'leitung', 'redaktion'] as const;

type Role = (typeof ROLES)[number];

/** The parts of the back-office, and who works in each: editors see nobody's request. */
const AREAS = {
  requests: ['mitarbeiter', 'leitung'],
  adviser: ROLES,
  guides: ['redaktion', 'leitung'],
  /** What the head of the office alone decides */
  office: ['leitung'],
  account: ROLES,
} as const satisfies Record<string, readonly Role[]>;

export type Area = keyof typeof AREAS;

/** Whether somebody with this role works in a part of the back-office. */
export const mayEnter = ({ role }: { role: string }, area: Area) =>
  (AREAS[area] as readonly string[]).includes(role);

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
