import 'server-only';
import { forgiveEvent, enforceRateLimit } from '@/lib/rate-limit/service';
import { keyedHash } from '@/lib/secret';
import { parse } from '@/lib/validation/parse';
import { ACCOUNT_RATE_LIMIT, CALLER_RATE_LIMIT } from './constants';
import type { Employee } from './employee';
import { verifyPassword } from './password';
import { findLogin } from './repository';
import { loginSchema } from './schema';

interface Attempt {
  /** Keyed hash that names the caller */
  caller: string;
}

/**
 * Checks a login. Unknown and disabled accounts cannot be told from a wrong password: same answer,
 * same limits, same time.
 * @returns the employee, or `null` when address and password do not belong together
 * @throws AppError `invalid` (422), `too_many` (429) after too many failures
 */
export async function authenticate(input: unknown, { caller }: Attempt): Promise<Employee | null> {
  const { email, password } = parse(loginSchema, input);
  // Counted as a failure first and taken back on success: attempts sent at the same moment would
  // otherwise all be let through before the first one is counted.
  const limits = [
    [CALLER_RATE_LIMIT, caller],
    [ACCOUNT_RATE_LIMIT, keyedHash(email).slice(0, 32)],
  ] as const;
  const counted = [];
  for (const [rule, name] of limits) counted.push(await enforceRateLimit(rule, name));
  const login = await findLogin(email);
  const { passwordHash = null, ...employee } = login ?? {};
  if (!(await verifyPassword(password, passwordHash))) return null;
  for (const event of counted) await forgiveEvent(event);
  return employee as Employee;
}
