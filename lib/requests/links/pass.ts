import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '@/lib/platform/secret';
import { isRequestKind } from '@/lib/requests/kinds/kinds';
import type { RequestReference } from '@/lib/requests/reference';
import { BROWSER_LIFETIME } from './lifetime';

/** Name of the cookie by which the browser that sent a form opens its page without the mail. */
export const PASS_COOKIE = 'wohnlotse-anfrage';

/** What a pass says, once its signature has been found good. */
export interface Pass extends RequestReference {
  issuedAt: Date;
}

const signed = (content: string) => `${content}.${keyedHash(`pass:${content}`)}`;

/** The value of the cookie: which request, since when, and our signature under it. */
export function createPass({ kind, id }: RequestReference, now: Date): string {
  return signed(`${kind}.${id}.${now.getTime()}`);
}

/** What a cookie says, or `undefined` where it is not ours or too old. */
export function readPass(value: string | undefined, now: Date): Pass | undefined {
  const [kind = '', id = '', issued = ''] = value?.split('.') ?? [];
  const given = Buffer.from(value ?? '');
  const expected = Buffer.from(signed(`${kind}.${id}.${issued}`));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  const issuedAt = new Date(Number(issued));
  const isFresh = now.getTime() - issuedAt.getTime() < BROWSER_LIFETIME;
  return isOurs && isFresh && isRequestKind(kind) ? { kind, id, issuedAt } : undefined;
}
