import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '@/lib/platform/secret';
import { isRequestKind } from '@/lib/requests/kinds/kinds';
import type { RequestReference } from '@/lib/requests/reference';
import { env } from '@/lib/platform/env';

/** Milliseconds in which the browser that sent a form can open its page without the mail */
export const BROWSER_LIFETIME = 24 * 60 * 60 * 1000;

export const PASS_COOKIE = 'wohnlotse-anfrage';

export interface Pass extends RequestReference {
  issuedAt: Date;
}

const signed = (content: string) => `${content}.${keyedHash(`pass:${content}`)}`;

export function createPass({ kind, id }: RequestReference, now: Date): string {
  return signed(`${kind}.${id}.${now.getTime()}`);
}

/** `undefined` if the pass is forged or too old */
export function readPass(value: string | undefined, now: Date): Pass | undefined {
  const [kind = '', id = '', issued = ''] = value?.split('.') ?? [];
  const given = Buffer.from(value ?? '');
  const expected = Buffer.from(signed(`${kind}.${id}.${issued}`));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  const issuedAt = new Date(Number(issued));
  const isFresh = now.getTime() - issuedAt.getTime() < BROWSER_LIFETIME;
  return isOurs && isFresh && isRequestKind(kind) ? { kind, id, issuedAt } : undefined;
}

export function passCookie(reference: RequestReference) {
  return {
    name: PASS_COOKIE,
    value: createPass(reference, new Date()),
    // Forms send it too: it proves that a repeated form may correct the request.
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: env().APP_URL.startsWith('https:'),
  } as const;
}

export function passHeader(reference: RequestReference): string {
  const { name, value, path, secure } = passCookie(reference);
  const flags = secure ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; HttpOnly; SameSite=Lax${flags}`;
}
