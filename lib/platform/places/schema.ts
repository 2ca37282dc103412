import { z } from 'zod';
import { text } from '@/lib/platform/validation/text';

/** Decimal degrees with a point, with no more digits than any browser writes. */
const DEGREES = /^-?\d{1,3}(\.\d{1,20})?$/;

/** Degrees from `-limit` to `limit`, from the text of a query string. */
function degrees(limit: number, message: string) {
  return z
    .string({ error: message })
    .regex(DEGREES, { error: message, abort: true })
    .transform(Number)
    .pipe(z.number().min(-limit, { error: message }).max(limit, { error: message }));
}

/** `?lat=48.1374&lon=11.5755`, and with `&accuracy=20` how many metres it may be off */
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

/** `?query=münch` */
export const placeQuerySchema = z.object({
  query: text({
    min: 2,
    max: 80,
    message: 'Bitte gib mindestens zwei Zeichen einer Postleitzahl oder eines Ortes an',
  }),
});
