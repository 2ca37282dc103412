import 'server-only';
import { randomBytes } from 'node:crypto';
import { env } from '@/lib/platform/env';
import { hashPassword } from './password';
import { createEmployee, hasEmployees } from './repository';
import { loginSchema } from './schema';

/** Obviously no real address; a portal on an address without a domain has no other. */
const FALLBACK_HOST = 'portal.invalid';

function defaultAddress(): string {
  const address = `leitung@${new URL(env().APP_URL).hostname}`;
  return loginSchema.shape.email.safeParse(address).success ? address : `leitung@${FALLBACK_HOST}`;
}

/**
 * Makes the first employee, so that somebody can log in: from EMPLOYEE_*, or with a random password
 * that is said once on the console. Does nothing when there is an employee. Of two processes that
 * start at once one makes the account, and only that one says its password.
 */
export async function ensureFirstEmployee(): Promise<void> {
  if (await hasEmployees()) return;
  const { EMPLOYEE_EMAIL, EMPLOYEE_PASSWORD, EMPLOYEE_NAME } = env();
  const email = loginSchema.shape.email.parse(EMPLOYEE_EMAIL ?? defaultAddress());
  const password = EMPLOYEE_PASSWORD ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  const created = await createEmployee(
    { email, name: EMPLOYEE_NAME ?? 'Leitung', role: 'leitung', passwordHash },
    'command',
  );
  if (!created) return;
  console.log(`First employee: ${email}`);
  if (!EMPLOYEE_PASSWORD) console.log(`Password, shown only this once: ${password}`);
}
