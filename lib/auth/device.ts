import 'server-only';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '@/lib/platform/secret';
import { DEVICE_COOKIE } from './constants';

/** Each browser also names those below it in its user agent. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'auf dem iPhone'],
  [/\biPad\b/, 'auf dem iPad'],
  [/\bAndroid\b/, 'unter Android'],
  [/\bCrOS\b/, 'unter ChromeOS'],
  [/\bWindows\b/, 'unter Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'unter macOS'],
  [/\bLinux\b|\bX11\b/, 'unter Linux'],
];

const found = (list: [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

export function deviceLabel(userAgent: string | null): string {
  const browser = found(BROWSERS, userAgent ?? '');
  const system = found(SYSTEMS, userAgent ?? '');
  if (!browser && !system) return 'Unbekanntes Programm';
  return [browser ?? 'Unbekannter Browser', system].filter(Boolean).join(' ');
}

interface Account {
  id: number;
  passwordHash: string;
}

export function deviceCookieName(id: number): string {
  return `${DEVICE_COOKIE}${id}`;
}

/** Includes the stored password, so that a new one invalidates the cookie. */
const signature = ({ id, passwordHash }: Account, nonce: string) =>
  keyedHash(`device:${id}:${nonce}:${passwordHash.slice(-16)}`);

export function newDevice(account: Account): string {
  const nonce = randomBytes(12).toString('base64url');
  return `${nonce}.${signature(account, nonce)}`;
}

export function isKnownDevice(account: Account, value: string | undefined): value is string {
  const [nonce = '', given = ''] = (value ?? '').split('.');
  const expected = Buffer.from(signature(account, nonce));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
