import 'server-only';
import { z } from 'zod';
import { site } from '@/lib/site';
import type { Position } from './types';

/** Milliseconds; a visitor waits for it. */
const TIMEOUT_MS = 3000;

const name = z.string().trim().min(1).max(200).optional().catch(undefined);

const answerSchema = z.object({
  address: z
    .object({
      postcode: name,
      country_code: name,
      city: name,
      town: name,
      village: name,
      municipality: name,
    })
    .optional(),
});

export interface GeocodedPlace {
  postalCode: string;
  place?: string;
}

/** Replaces the service's errors, which could quote the position. */
async function ask(url: string, timeoutMs: number): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { Accept: 'application/json', 'User-Agent': encodeURI(site().name) };
  let response: Response;
  let body: string;
  try {
    response = await fetch(url, { signal, headers, cache: 'no-store' });
    body = await response.text();
  } catch {
    throw new Error(
      signal.aborted ? `no answer within ${timeoutMs} ms` : 'it could not be reached',
    );
  }
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  try {
    return JSON.parse(body);
  } catch {
    throw new Error('its answer is no JSON');
  }
}

/**
 * `undefined` without a German postcode. Throws an Error that quotes neither position nor service.
 */
export async function reverseGeocode(
  baseUrl: string,
  { latitude, longitude }: Position,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): Promise<GeocodedPlace | undefined> {
  const query = new URLSearchParams({
    format: 'jsonv2',
    lat: String(latitude),
    lon: String(longitude),
    'accept-language': 'de',
    zoom: '18',
  });
  const answer = answerSchema.safeParse(await ask(`${baseUrl}/reverse?${query}`, timeoutMs));
  if (!answer.success) throw new Error('its answer has an unknown form');
  const { address } = answer.data;
  if (!address?.postcode || !/^\d{5}$/.test(address.postcode)) return undefined;
  // France and others have five digits too.
  if (address.country_code && address.country_code.toLowerCase() !== 'de') return undefined;
  const place = address.city ?? address.town ?? address.village ?? address.municipality;
  return { postalCode: address.postcode, place };
}
