export interface Ruled {
  id: number;
  role: string;
  disabledAt: Date | null;
}

const leads = ({ role, disabledAt }: Pick<Ruled, 'role' | 'disabledAt'>) =>
  role === 'leitung' && disabledAt === null;

export const staysLed = (
  before: Ruled,
  after: Pick<Ruled, 'role' | 'disabledAt'>,
  others: number,
): boolean => !leads(before) || leads(after) || others > 0;

export type TeamAction = 'change' | 'disable' | 'enable' | 'reset' | 'require' | 'drop-factors';

const NOT_ONESELF: Partial<Record<TeamAction, string>> = {
  disable: 'Das eigene Konto kann nur jemand anderes aus der Leitung sperren.',
  reset: 'Ihr eigenes Passwort ändern Sie unter „Mein Konto“.',
  'drop-factors': 'Ihren eigenen zweiten Faktor entfernen Sie unter „Mein Konto“.',
};

export const refusedToOneself = (
  action: TeamAction,
  account: Pick<Ruled, 'id'>,
  by: Pick<Ruled, 'id'>,
): string | undefined => (account.id === by.id ? NOT_ONESELF[action] : undefined);
