import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { keyedHash } from '@/lib/platform/secret';

export const certificateSchema = z.object({
  /** `hash` is SHA-256 in hex */
  consent: z.object({
    wording: z.string(),
    version: z.string(),
    hash: z.string(),
    givenAt: z.string(),
    sourcePage: z.string(),
  }),
  contact: z.object({ at: z.string(), how: z.enum(['mail', 'call']) }).optional(),
  stages: z.array(z.object({ title: z.string(), at: z.string().optional() })),
  class: z.string(),
  reasons: z.array(z.object({ label: z.string(), text: z.string() })),
  postalCode: z.string(),
  propertyType: z.string(),
  /** Whole hours since the owner's wish */
  ageHours: z.number(),
  wishedAt: z.string(),
  deliveredAt: z.string(),
});

/** The proof of a delivered lead, without personal data. */
export type Certificate = z.output<typeof certificateSchema>;

/** JSON with sorted keys: a database may return them in another order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
}

/** HMAC-SHA-256, hex */
export const signCertificate = (id: string, certificate: unknown): string =>
  keyedHash(`certificate:${id}:${canonical(certificate)}`);

export function isGenuine(id: string, certificate: unknown, signature: string): boolean {
  const [expected, given] = [Buffer.from(signCertificate(id, certificate)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
