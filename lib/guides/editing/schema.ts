import { z } from 'zod';
import { optionalText, text } from '@/lib/platform/validation/fields';
import type { ArticleSource } from '../article';
import { headingId } from '../heading-ids';
import { SLUG, sourcesSchema } from '../schema';
import { SOURCE_PARTS, sourceField } from './form-values';
import type { GuideText } from './guide-text';
import { LONGEST, MOST_SOURCES } from './limits';

const IP = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;
const HOME = /(?:^|\.)(?:localhost|local|internal|lan|home|test|invalid|example)$/;

/** https, a host name with a domain, and no credentials. Makes no request. */
export function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const host = hostname.replace(/\.$/, '');
  return (
    protocol === 'https:' &&
    !username &&
    !password &&
    host.includes('.') &&
    !IP.test(host) &&
    !HOME.test(host)
  );
}

const SLUG_RULE = 'Bitte nur kleine Buchstaben, Ziffern und Bindestriche verwenden';
const MONTH_RULE = 'Bitte geben Sie den Stand als Jahr und Monat an, zum Beispiel 2026-11';
const DATE_RULE = 'Bitte geben Sie ein Datum als Jahr, Jahr-Monat oder Jahr-Monat-Tag an';
const ADDRESS_RULE = 'Bitte geben Sie eine ganze Adresse an, die mit https:// beginnt';

const TAKEN = ['auswahl', 'fehlt', 'gespeichert'];

const draft = (max: number, multiline = false) =>
  text({ max, multiline, message: 'Bitte geben Sie einen Text ein' })
    .optional()
    .default('')
    .transform((typed) => typed.replace(/\r\n?/g, '\n'));

const fields = z.looseObject({
  title: text({
    min: 1,
    max: LONGEST.title,
    message: `Bitte geben Sie einen Titel mit höchstens ${LONGEST.title} Zeichen ein`,
  }),
  slug: draft(LONGEST.slug)
    .refine((typed) => typed === '' || SLUG.test(typed), { error: SLUG_RULE })
    .refine((typed) => !TAKEN.includes(typed), { error: 'Diese Adresse gehört dem Portal' }),
  summary: draft(LONGEST.summary),
  asOf: draft(7).refine((typed) => typed === '' || /^\d{4}-(0[1-9]|1[0-2])$/.test(typed), {
    error: MONTH_RULE,
  }),
  image: draft(200).refine((typed) => typed === '' || /^\/(bilder|images)\/[\w./-]+$/.test(typed), {
    error: 'Bitte wählen Sie ein Bild aus der Liste',
  }),
  imageAlt: draft(LONGEST.imageAlt),
  content: draft(LONGEST.content, true),
});

const sourceRow = z.object({
  title: text({ min: 1, max: 300, message: 'Bitte nennen Sie die Quelle' }),
  publisher: optionalText({
    max: 200,
    message: 'Bitte nennen Sie den Herausgeber mit höchstens 200 Zeichen',
  }),
  url: optionalText({ max: 500, message: ADDRESS_RULE }).refine(
    (typed) => typed === undefined || isPublicAddress(typed),
    { error: ADDRESS_RULE },
  ),
  date: optionalText({ max: 10, message: DATE_RULE }).refine(
    (typed) => sourcesSchema.element.shape.date.safeParse(typed).success,
    { error: DATE_RULE },
  ),
});

/** Field names contain the row number; empty rows are skipped. */
function sourcesIn(body: Record<string, unknown>, refuse: (field: string, say: string) => void) {
  const sources: ArticleSource[] = [];
  for (let row = 0; row < MOST_SOURCES; row += 1) {
    const typed = SOURCE_PARTS.map((part) => [part, body[sourceField(row, part)]] as const).filter(
      ([, value]) => value !== undefined && value !== '',
    );
    if (typed.length === 0) continue;
    const parsed = sourceRow.safeParse({ title: '', ...Object.fromEntries(typed) });
    if (!parsed.success)
      for (const { path, message } of parsed.error.issues)
        refuse(sourceField(row, path[0] as 'title'), message);
    else
      sources.push(
        Object.fromEntries(
          Object.entries(parsed.data).filter(([, value]) => value),
        ) as unknown as ArticleSource,
      );
  }
  return sources;
}

/** A draft needs only a title, but its other fields have to be valid. */
export const guideSchema = fields.transform((body, context): { slug: string; text: GuideText } => {
  const { title, slug, summary, asOf, image, imageAlt, content } = body;
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  const sources = sourcesIn(body, refuse);
  const address = slug || headingId(title).slice(0, LONGEST.slug).replace(/-+$/, '');
  if (TAKEN.includes(address)) refuse('slug', 'Diese Adresse gehört dem Portal');
  return {
    slug: address,
    text: { title, summary, image, imageAlt, content, asOf: asOf || null, sources },
  };
});
