import 'server-only';
import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '@/lib/platform/http/errors';
import { PICTURE_FORMATS, storedName, widthsOf } from './address';
import type { PictureFile } from './repository';

/** Pixels of an original; checked before it is decoded. */
const MOST_PIXELS = 40_000_000;
/** Pixels. */
const LEAST_WIDTH = 320;
/** Ratio of the sides. */
const MOST_STRETCHED = 4;
/** Seconds */
const PATIENCE = 20;
/** Raise it when the encoding changes, so that pictures get a new address. */
const RECIPE = 1;

// One thread, so that readers are served meanwhile.
sharp.concurrency(1);
sharp.cache(false);

const refused = (message: string) =>
  new AppError('invalid', message, { fields: { bild: message } });

const TYPES = 'Bitte wählen Sie ein Foto als JPEG, PNG, WebP oder AVIF';
const BROKEN = 'Dieses Bild ist beschädigt oder unvollständig. Bitte wählen Sie ein anderes';

/** Magic bytes; file names are not trusted. */
const BEGINNINGS: [format: string, fits: (bytes: Buffer) => boolean][] = [
  ['jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['webp', (bytes) => /^RIFF....WEBP/s.test(bytes.toString('latin1', 0, 12))],
  ['heif', (bytes) => /^....ftypavi[fs]/s.test(bytes.toString('latin1', 0, 12))],
];

/** Decodes only after the format is known. */
async function open(bytes: Buffer): Promise<{ image: Sharp; width: number; height: number }> {
  const format = BEGINNINGS.find(([, fits]) => fits(bytes))?.[0];
  if (!format) throw refused(TYPES);
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' });
  const known = await image.metadata().catch((error: Error) => {
    throw refused(/pixel limit/i.test(error.message) ? tooLarge() : BROKEN);
  });
  if (known.format !== format || (format === 'heif' && known.compression !== 'av1')) {
    throw refused(TYPES);
  }
  const { width, height } = known.autoOrient;
  if (width * height > MOST_PIXELS) throw refused(tooLarge());
  if (width < LEAST_WIDTH || Math.max(width / height, height / width) > MOST_STRETCHED) {
    throw refused(
      `Bitte wählen Sie ein Bild, das mindestens ${LEAST_WIDTH} Pixel breit und nicht länger als ${MOST_STRETCHED}-mal so lang wie breit ist`,
    );
  }
  return { image, width, height };
}

const tooLarge = () =>
  `Dieses Bild hat mehr als ${MOST_PIXELS / 1_000_000} Millionen Bildpunkte. Bitte verkleinern Sie es`;

export interface Encoded {
  id: string;
  width: number;
  height: number;
  files: PictureFile[];
}

/** Throws AppError `invalid` (422) if it is no picture of the four types. */
export async function encodePicture(bytes: Buffer): Promise<Encoded> {
  const { image, width: original, height: high } = await open(bytes);
  const widths = widthsOf(original);
  const width = Math.max(...widths);
  const height = Math.round((width * high) / original);
  try {
    // Decoded once; metadata such as the place is dropped.
    const pixels = await image
      .autoOrient()
      .resize({ width, height, fit: 'fill' })
      .toColourspace('srgb')
      .timeout({ seconds: PATIENCE })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const files: PictureFile[] = [];
    for (const size of widths) {
      for (const format of PICTURE_FORMATS) {
        const scaled = sharp(pixels.data, { raw: pixels.info })
          .resize({ width: size })
          .timeout({ seconds: PATIENCE });
        const encoded =
          format === 'avif'
            ? scaled.avif({ quality: 55, effort: 3 })
            : scaled.webp({ quality: 78, effort: 4 });
        const file = new Uint8Array(await encoded.toBuffer());
        files.push({ name: storedName(size, format), bytes: file });
      }
    }
    const hash = createHash('sha256').update(`${RECIPE}:`).update(bytes).digest('hex');
    return { id: `${hash.slice(0, 32)}-${width}x${height}`, width, height, files };
  } catch {
    throw refused(BROKEN);
  }
}

export async function previewPng(bytes: Uint8Array): Promise<string> {
  const png = await sharp(bytes).resize({ width: 556, height: 313, fit: 'cover' }).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
