import { z } from 'zod';
import { text } from '@/lib/platform/validation/fields';

/** Decimal degrees, with as many digits as a browser may send. */
const DEGREES = /^-?\d{1,3}(\.\d{1,20})?$/;

function degrees(limit: number, message: string) {
  return z
    .string({ error: message })
    .regex(DEGREES, { error: message, abort: true })
    .transform(Number)
    .pipe(z.number().min(-limit, { error: message }).max(limit, { error: message }));
}

/** `?lat=48.1374&lon=11.5755&accuracy=20` (accuracy optional, metres) */
export const positionSchema = z
  .object({
    lat: degrees(90, 'Bitte gib einen Breitengrad zwischen -90 und 90 an'),
    lon: degrees(180, 'Bitte gib einen Längengrad zwischen -180 und 180 an'),
    accuracy: z
      .string()
      .regex(/^\d{1,9}$/, { error: 'Bitte gib die Genauigkeit in ganzen Metern an' })
      .transform(Number)
      .optional(),
  })
  .transform(({ lat, lon, accuracy }) => ({ latitude: lat, longitude: lon, accuracy }));

export const placeQuerySchema = z.object({
  query: text({
    min: 2,
    max: 80,
    message: 'Bitte gib mindestens zwei Zeichen einer Postleitzahl oder eines Ortes an',
  }),
});
