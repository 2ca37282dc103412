export const ROLES = ['mitarbeiter', 'leitung', 'redaktion'] as const;

type Role = (typeof ROLES)[number];

/** A role as people read it: 'Leitung'. */
export const roleName = (role: string) => role.charAt(0).toUpperCase() + role.slice(1);

/** The parts of the back-office, and who works in each: editors see no requests. */
const AREAS = {
  requests: ['mitarbeiter', 'leitung'],
  adviser: ROLES,
  guides: ['redaktion', 'leitung'],
  /** What the head of the office alone decides */
  office: ['leitung'],
  /** What is one's own, and what every page needs */
  account: ROLES,
  /** Setting up a second factor, and … */
  factors: ROLES,
  /** … changing one's password: open also while that is due */
  password: ROLES,
} as const satisfies Record<string, readonly Role[]>;

export type Area = keyof typeof AREAS;

/** Whether a role works in a part of the back-office. */
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

/** What must be done before anything else: a new password, or setting up a second factor. */
export type Duty = 'password' | 'second-factor';

/** What is due of an account, the password first: until then another person knows it. */
export function dutyOf(account: {
  mustChangePassword: boolean;
  secondFactorRequired: boolean;
  hasSecondFactor: boolean;
}): Duty | undefined {
  if (account.mustChangePassword) return 'password';
  return account.secondFactorRequired && !account.hasSecondFactor ? 'second-factor' : undefined;
}

const OPEN: Record<Duty, readonly Area[]> = {
  password: ['password'],
  'second-factor': ['password', 'factors'],
};

/** Whether a part of the back-office is open while something is due. */
export const isOpen = (duty: Duty | undefined, area: Area) => !duty || OPEN[duty].includes(area);

/** An employee as the login of a request names them. */
export interface LoggedIn extends Employee {
  /** Id of the login */
  sid: string;
  duty?: Duty;
}

/** The name of an employee; one who is not known any more goes by the number. */
export const employeeName = (id: number, names: ReadonlyMap<number, string>) =>
  names.get(id) ?? `Mitarbeiter #${id}`;
