import { createHash } from 'node:crypto';
import { FIRST_SCRIPT_HASH, pageSecurityPolicy } from '@/lib/platform/http/security-policy';
import { firstScript } from './first-script';

test('the policy with a nonce lets the first script run, and no other inline script', () => {
  expect(createHash('sha256').update(firstScript()).digest('base64')).toBe(FIRST_SCRIPT_HASH);
  const policy = pageSecurityPolicy({ nonce: 'abc', development: false });
  expect(policy).toContain(`'sha256-${FIRST_SCRIPT_HASH}'`);
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
});
