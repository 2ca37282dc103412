export const EMPLOYEE_ROLES = ['mitarbeiter', 'leitung', 'redaktion'] as const;

type Role = (typeof EMPLOYEE_ROLES)[number];

export const roleName = (role: string) => role.charAt(0).toUpperCase() + role.slice(1);

/** Editors see no submissions. */
const AREAS = {
  submissions: ['mitarbeiter', 'leitung'],
  adviser: EMPLOYEE_ROLES,
  guides: ['redaktion', 'leitung'],
  office: ['leitung'],
  account: EMPLOYEE_ROLES,
  factors: EMPLOYEE_ROLES,
  /** Open also while a new password or second factor is due */
  password: EMPLOYEE_ROLES,
} as const satisfies Record<string, readonly Role[]>;

export type AdminArea = keyof typeof AREAS;

export const mayEnter = ({ role }: { role: string }, area: AdminArea) =>
  (AREAS[area] as readonly string[]).includes(role);

export interface Employee {
  id: number;
  email: string;
  name: string;
  role: string;
}

export type Duty = 'password' | 'second-factor';

/** The password first: another person knows it. */
export function dutyOf(account: {
  mustChangePassword: boolean;
  secondFactorRequired: boolean;
  hasSecondFactor: boolean;
}): Duty | undefined {
  if (account.mustChangePassword) return 'password';
  return account.secondFactorRequired && !account.hasSecondFactor ? 'second-factor' : undefined;
}

const OPEN: Record<Duty, readonly AdminArea[]> = {
  password: ['password'],
  'second-factor': ['password', 'factors'],
};

export const isOpen = (duty: Duty | undefined, area: AdminArea) =>
  !duty || OPEN[duty].includes(area);

export interface LoggedIn extends Employee {
  sid: string;
  duty?: Duty;
}

/** Deleted employees are shown by number. */
export const employeeName = (id: number, names: ReadonlyMap<number, string>) =>
  names.get(id) ?? `Mitarbeiter #${id}`;
