import { parseArgs } from 'node:util';
import { EMPLOYEE_ROLES } from '../../lib/auth/employee';
import { loginSchema } from '../../lib/auth/schema';

export const EMPLOYEE_USAGE = `npm run employee -- add EMAIL [--name NAME] [--role ${EMPLOYEE_ROLES.join('|')}]
npm run employee -- password EMAIL   a new password; ends all logins
npm run employee -- disable EMAIL    ends all logins and refuses new ones
npm run employee -- enable EMAIL
npm run employee -- factor EMAIL     removes the second factor; ends all logins
npm run employee -- list`;

const ON_ACCOUNT = ['password', 'disable', 'enable', 'factor'] as const;
type AccountAction = (typeof ON_ACCOUNT)[number];

export type EmployeeCommand =
  | { action: 'add'; email: string; name: string; role: string }
  | { action: AccountAction; email: string }
  | { action: 'list' };

/** 'karin.beispiel@…' is 'Karin Beispiel'. */
function nameOf(email: string): string {
  const words = email.split('@')[0]?.split(/[^\p{L}\d]+/u) ?? [];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** @returns `null` for an unknown command */
export function readEmployeeCommand(args: string[]): EmployeeCommand | null {
  try {
    const options = { name: { type: 'string' }, role: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [action, address, ...rest] = positionals;
    const hasOptions = Object.keys(values).length > 0;
    if (action === 'list') return address || hasOptions ? null : { action };
    const { success, data: email } = loginSchema.shape.email.safeParse(address);
    if (!success || rest.length > 0) return null;
    if (action === 'add') {
      const { name = nameOf(email), role = 'mitarbeiter' } = values;
      const isRole = (EMPLOYEE_ROLES as readonly string[]).includes(role);
      return isRole && name.trim() ? { action, email, name: name.trim(), role } : null;
    }
    if (hasOptions) return null;
    const known = ON_ACCOUNT.find((each) => each === action);
    if (known) return { action: known, email };
  } catch {
    // An unknown option, or one without a value.
  }
  return null;
}
