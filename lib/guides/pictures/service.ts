import 'server-only';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@/lib/platform/http/errors';
import {
  parseFileName,
  type Picture,
  pictureAddress,
  pictureAt,
  storedName,
  widthsOf,
} from './address';
import { findPictureFile, findPictures, presentPictures, storePicture } from './repository';

/** Bytes of an original at most. */
export const MOST_BYTES = 12 * 1024 * 1024;

/** Pictures that may wait for their turn. */
const MOST_WAITING = 3;
/** Pictures that an editor chooses from. */
const OFFERED = 60;

/** Where the drawings of the portal lie, below `public`. */
const DRAWINGS = '/images/ratgeber';

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Takes a picture in: encoded anew, in turn with those before it.
 * @param by the employee who brought it
 * @throws AppError `invalid` (422) with a sentence, `too_many` (429) when several wait already
 */
export async function addPicture(bytes: Buffer, by: number): Promise<Picture> {
  if (waiting > MOST_WAITING) {
    const message = 'Gerade werden mehrere Bilder verarbeitet. Bitte gleich noch einmal hochladen.';
    throw new AppError('too_many', message, { retryAfter: 5 });
  }
  waiting += 1;
  try {
    // The encoder is brought in with the first picture: readers never need it.
    const turn = last.then(async () => (await import('./encode')).encodePicture(bytes));
    last = turn.catch(() => {});
    const { files, ...picture } = await turn;
    await storePicture(picture.id, files, by);
    return picture;
  } finally {
    waiting -= 1;
  }
}

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' };

/**
 * A size of a picture by its file name.
 * @throws AppError `not_found` (404)
 */
export async function openPicture(name: string) {
  const asked = parseFileName(name);
  const bytes = asked && (await findPictureFile(asked.id, asked.stored));
  if (!bytes) throw new AppError('not_found', 'Dieses Bild gibt es nicht.');
  return { bytes, type: TYPES[asked.stored.split('.')[1] ?? ''] ?? '' };
}

/** A picture of an editor's as a data URL of a PNG; nothing for drawings, and where it is gone. */
export async function pictureAsPng(address: string): Promise<string | undefined> {
  const picture = pictureAt(address);
  const [smallest = 0] = widthsOf(picture?.width ?? 0);
  const bytes = picture && (await findPictureFile(picture.id, storedName(smallest, 'webp')));
  return bytes ? (await import('./encode')).previewPng(bytes) : undefined;
}

/** Drawings of the portal, by their addresses. */
export async function drawings(): Promise<string[]> {
  const names = await readdir(join('public', ...DRAWINGS.split('/')));
  return names.filter((name) => name.endsWith('.svg')).map((name) => `${DRAWINGS}/${name}`);
}

/** The pictures that editors have brought in, the newest first. */
export async function offeredPictures(): Promise<{ address: string; createdAt: Date }[]> {
  const rows = await findPictures(OFFERED);
  return rows.flatMap(({ id, createdAt }) => {
    const width = /-(\d+)x/.exec(id)?.[1];
    const address = pictureAddress({ id, width: Number(width), height: 0 });
    return [{ address, createdAt }];
  });
}

/** Those of some addresses that lead to a picture of this site. */
export async function presentImages(addresses: readonly string[]): Promise<Set<string>> {
  const pictures = addresses.flatMap((address) => {
    const picture = pictureAt(address);
    return picture ? [{ address, id: picture.id }] : [];
  });
  const [own, drawn] = await Promise.all([
    presentPictures(pictures.map(({ id }) => id)),
    drawings(),
  ]);
  return new Set([
    ...pictures.filter(({ id }) => own.has(id)).map(({ address }) => address),
    ...drawn,
  ]);
}
