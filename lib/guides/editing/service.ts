import 'server-only';
import { randomUUID } from 'node:crypto';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import { momentInBerlin } from '@/lib/platform/format/berlin-day';
import { AppError } from '@/lib/platform/http/errors';
import { parse, refusedFields } from '@/lib/platform/validation/fields';
import {
  type Afterwards,
  deleteDraft,
  keepInsteadOf,
  newGuide,
  storePreview,
  storeVersion,
  unschedule,
  storeGuideWithdrawal,
} from './changes-repository';
import { missingNow } from './checks';
import { fileVersions } from './file-versions';
import { formValues } from './form-values';
import type { GuideText, StoredGuide, VersionOrigin } from './guide-text';
import { PREVIEW_DAYS } from './limits';
import { findLastPublished, findStoredGuide, findVersion, ownerOfSlug } from './repository';
import { guideSchema } from './schema';

type Body = Record<string, unknown>;

const DAY = 24 * 60 * 60 * 1000;

const isId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,80}$/.test(id);

/** Throws AppError `not_found` (404). */
export async function openGuide(id: unknown): Promise<StoredGuide> {
  const guide = isId(id) ? await findStoredGuide(id) : null;
  if (guide) return guide;
  throw new AppError('not_found', 'Diesen Ratgeber gibt es nicht.');
}

async function overtaken(id: string): Promise<AppError> {
  const guide = await findStoredGuide(id);
  return new AppError(
    'conflict',
    'Jemand hat diesen Ratgeber inzwischen gespeichert. Ihr Text steht noch hier.',
    { current: guide ? { version: guide.version, values: formValues(guide) } : undefined },
  );
}

interface Version {
  slug: string;
  text: GuideText;
  on: number;
  origin: VersionOrigin;
}

/** Throws AppError `conflict` (409), `invalid` (422). */
async function store(guide: StoredGuide, version: Version, by: number, then: Afterwards = {}) {
  const { id } = guide;
  const owner = await ownerOfSlug(version.slug);
  if (owner !== undefined && owner !== id) {
    throw refusedFields({ slug: 'Unter dieser Adresse gibt es schon einen Ratgeber' });
  }
  try {
    const number = await storeVersion({ id, ...version, by }, guide, then);
    if (number !== undefined) return number;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  throw await overtaken(id);
}

const numberIn = (value: unknown) =>
  /^\d{1,9}$/.test(String(value as string)) ? Number(value) : -1;

/** From German day and time. Throws AppError `invalid` (422). */
function momentIn({ day, time }: Body, now = new Date()): Date {
  const moment = momentInBerlin(`${String(day as string)}T${String(time as string)}`);
  if (!moment) throw refusedFields({ day: 'Bitte geben Sie Tag und Uhrzeit an' });
  if (moment <= now) throw refusedFields({ day: 'Dieser Zeitpunkt ist schon vorbei' });
  if (+moment - +now > 366 * DAY)
    throw refusedFields({ day: 'Bitte wählen Sie einen Tag innerhalb eines Jahres' });
  return moment;
}

/**
 * A text that is incomplete for `then` is not saved. Returns id and version. Throws AppError
 * `not_found` (404), `conflict` (409) with the stored text, `invalid` (422).
 */
export async function saveGuide({ id, version, then, day, time, ...body }: Body, by: number) {
  const { slug, text } = parse(guideSchema, body);
  const guide = id ? await openGuide(id) : newGuide(randomUUID(), slug, text);
  if (guide.publishedAt && slug !== guide.slug) {
    throw refusedFields({ slug: 'Die Adresse bleibt, seit der Ratgeber erschienen ist' });
  }
  const afterwards: Afterwards = { publish: then === 'publish' };
  if (then === 'schedule') afterwards.scheduleFor = momentIn({ day, time });
  if (afterwards.publish || afterwards.scheduleFor) {
    const lacks = await missingNow(text, slug);
    if (Object.keys(lacks).length > 0) {
      throw refusedFields(
        lacks,
        'Zum Veröffentlichen fehlt noch etwas; gespeichert ist noch nichts.',
      );
    }
  }
  const on = id ? numberIn(version) : 0;
  const number = await store(guide, { slug, text, on, origin: 'saved' }, by, afterwards);
  return { id: guide.id, version: number };
}

/** Throws AppError `not_found` (404), also if it is not published. */
export async function withdrawGuide({ id }: Body, by: number): Promise<void> {
  const guide = await openGuide(id);
  if (!(await storeGuideWithdrawal(guide, by)))
    throw new AppError('not_found', 'Dieser Ratgeber ist nicht veröffentlicht.');
}

/** Throws AppError `not_found` (404). */
export async function unscheduleGuide({ id }: Body): Promise<void> {
  await unschedule((await openGuide(id)).id);
}

/**
 * Without a published text the guide is deleted (true). Throws AppError `not_found`, `conflict`.
 */
export async function discardDraft({ id, version }: Body, by: number): Promise<boolean> {
  const guide = await openGuide(id);
  const on = numberIn(version);
  const before = guide.article
    ? { ...guide.article, imageAlt: guide.article.imageAlt ?? '' }
    : await findLastPublished(guide.id);
  if (!before) {
    if (await deleteDraft(guide.id, on)) return true;
    throw await overtaken(guide.id);
  }
  const { title, image, imageAlt, summary, content, asOf, sources } = before;
  const text = { title, image, imageAlt, summary, content, asOf, sources };
  await store(guide, { slug: guide.slug, text, on, origin: 'discarded' }, by);
  await unschedule(guide.id);
  return false;
}

/** Throws AppError `not_found` (404), `conflict` (409). */
export async function restoreVersion({ id, version, number }: Body, by: number): Promise<void> {
  const guide = await openGuide(id);
  const text = await findVersion(guide.id, numberIn(number));
  if (!text) throw new AppError('not_found', 'Diese Fassung gibt es nicht mehr.');
  const on = numberIn(version);
  await store(guide, { slug: guide.slug, text, on, origin: 'restored' }, by);
}

/** Throws AppError `not_found` (404) if it is decided already, `conflict` (409). */
export async function decideOnFile({ id, version, hash, decision }: Body, by: number) {
  const guide = await openGuide(id);
  const file = (await fileVersions([guide])).get(guide.slug);
  if (!file || file.hash !== hash) {
    throw new AppError('not_found', 'Die Datei bringt keine neue Fassung mehr.');
  }
  const { slug } = guide;
  if (decision !== 'take') return keepInsteadOf(slug, file.hash);
  const on = numberIn(version);
  const taken = { slug, text: file.text, on, origin: 'file' as const };
  await store(guide, taken, by, { seedHash: file.hash });
}

/** Ends earlier links. Throws AppError `not_found` (404). */
export async function sharePreview({ id }: Body): Promise<void> {
  await storePreview(await openGuide(id), new Date(Date.now() + PREVIEW_DAYS * DAY));
}

/** Throws AppError `not_found` (404). */
export async function endPreview({ id }: Body): Promise<void> {
  await storePreview(await openGuide(id), null);
}
