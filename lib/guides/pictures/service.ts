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

/** Bytes. */
export const MOST_BYTES = 12 * 1024 * 1024;

const MOST_WAITING = 3;
const OFFERED = 60;

const DRAWINGS = '/images/ratgeber';

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** One after another. Throws AppError `invalid` (422), `too_many` (429) when several wait. */
export async function addPicture(bytes: Buffer, by: number): Promise<Picture> {
  if (waiting > MOST_WAITING) {
    const message = 'Gerade werden mehrere Bilder verarbeitet. Bitte gleich noch einmal hochladen.';
    throw new AppError('too_many', message, { retryAfter: 5 });
  }
  waiting += 1;
  try {
    // Loaded with the first picture: readers never need it.
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

/** Throws AppError `not_found` (404). */
export async function openPicture(name: string) {
  const asked = parseFileName(name);
  const bytes = asked && (await findPictureFile(asked.id, asked.stored));
  if (!bytes) throw new AppError('not_found', 'Dieses Bild gibt es nicht.');
  return { bytes, type: TYPES[asked.stored.split('.')[1] ?? ''] ?? '' };
}

export async function pictureAsPng(address: string): Promise<string | undefined> {
  const picture = pictureAt(address);
  const [smallest = 0] = widthsOf(picture?.width ?? 0);
  const bytes = picture && (await findPictureFile(picture.id, storedName(smallest, 'webp')));
  return bytes ? (await import('./encode')).previewPng(bytes) : undefined;
}

export async function drawings(): Promise<string[]> {
  const names = await readdir(join('public', ...DRAWINGS.split('/')));
  return names.filter((name) => name.endsWith('.svg')).map((name) => `${DRAWINGS}/${name}`);
}

export async function offeredPictures(): Promise<{ address: string; createdAt: Date }[]> {
  const rows = await findPictures(OFFERED);
  return rows.flatMap(({ id, createdAt }) => {
    const width = /-(\d+)x/.exec(id)?.[1];
    const address = pictureAddress({ id, width: Number(width), height: 0 });
    return [{ address, createdAt }];
  });
}

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
