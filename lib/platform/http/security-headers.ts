import { pageSecurityPolicy } from './security-policy';

/** What means something for whatever can be shown by itself: pages, drawings, answers of the API. */
export const securityHeaders = (policy: string) => [
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self)' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Content-Security-Policy', value: policy },
];

/** Of an answer that the server gives by itself, and that runs nothing. */
export const REFUSAL_HEADERS: Record<string, string> = Object.fromEntries([
  ['X-Content-Type-Options', 'nosniff'],
  ['Cache-Control', 'no-store'],
  ...securityHeaders(pageSecurityPolicy({ development: false, runs: 'nothing' })).map(
    ({ key, value }) => [key, value],
  ),
]);
