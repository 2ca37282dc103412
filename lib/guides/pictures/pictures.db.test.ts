import sharp from 'sharp';
import { database } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/http/errors';
import { pictureAddress } from './address';
import { deleteUnused } from './repository';
import { addPicture, openPicture, presentImages } from './service';

const BY = 7;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5b7553' } });

const fileOf = (address: string) => address.split('/').at(-1) ?? '';

async function refusal(bytes: Buffer): Promise<string> {
  const error = await addPicture(bytes, BY).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error(`not refused: ${String(error)}`);
  expect(error.code).toBe('invalid');
  return error.message;
}

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><script>alert(1)</script></svg>';

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  '%s comes in, and goes out as AVIF and WebP in three widths',
  async (format) => {
    const picture = await addPicture(await plain(2000, 1000).toFormat(format).toBuffer(), BY);
    expect(picture).toMatchObject({ width: 1600, height: 800 });
    for (const width of [480, 960, 1600]) {
      for (const type of ['avif', 'webp']) {
        const { bytes, type: declared } = await openPicture(`${picture.id}-${width}.${type}`);
        expect(declared).toBe(`image/${type}`);
        const { format: found, width: wide } = await sharp(bytes).metadata();
        expect([found, wide]).toEqual([type === 'avif' ? 'heif' : 'webp', width]);
      }
    }
  },
);

test('a photograph loses the place where it was taken, and stands upright', async () => {
  const bytes = await plain(900, 600)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Geheim 4711' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const picture = await addPicture(bytes, BY);
  expect(picture).toMatchObject({ width: 600, height: 900 });
  const { bytes: kept } = await openPicture(fileOf(pictureAddress(picture)));
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
  expect(Buffer.from(kept).toString('latin1')).not.toContain('Geheim');
});

test('the same picture twice is there once', async () => {
  const bytes = await plain(640, 360).png().toBuffer();
  const [one, two] = await Promise.all([addPicture(bytes, BY), addPicture(bytes, BY)]);
  expect(one).toEqual(two);
  const db = await database();
  expect(await db.guidePicture.count({ where: { id: one.id } })).toBe(1);
});

describe('refused with a sentence is', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['an SVG with a script', () => Buffer.from(SVG), /JPEG, PNG, WebP oder AVIF/],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /JPEG/],
    ['a GIF', () => plain(400, 300).gif().toBuffer(), /JPEG/],
    ['a PDF', () => Buffer.from('%PDF-1.7 \n1 0 obj'), /JPEG/],
    ['nothing', () => Buffer.alloc(0), /JPEG/],
    [
      'the beginning of a JPEG with a page behind',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SVG)]),
      /beschädigt/,
    ],
    [
      'half of a JPEG',
      async () => {
        const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
        const whole = await sharp({
          create: { width: 800, height: 600, channels: 3, background: '#888', noise },
        })
          .jpeg()
          .toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      /beschädigt/,
    ],
    [
      'half of a PNG',
      async () => {
        const whole = await plain(800, 600).png().toBuffer();
        return whole.subarray(0, whole.length - 30);
      },
      /beschädigt/,
    ],
    [
      'a PNG that unpacks to 100 million pixels',
      () => plain(10_000, 10_000).png().toBuffer(),
      /Millionen/,
    ],
    ['a picture too small for a page', () => plain(100, 80).png().toBuffer(), /320/],
    ['a strip', () => plain(3000, 20).png().toBuffer(), /lang/],
  ])('%s', async (_, make, message) => {
    expect(await refusal(await make())).toMatch(message);
  });
});

test('a picture that carries a page behind its pixels leaves it behind', async () => {
  const bytes = Buffer.concat([await plain(640, 480).png().toBuffer(), Buffer.from(SVG)]);
  const picture = await addPicture(bytes, BY);
  const { bytes: kept } = await openPicture(fileOf(pictureAddress(picture)));
  expect(Buffer.from(kept).toString('latin1')).not.toContain('script');
});

test.each([
  'x.webp',
  `${'a'.repeat(32)}-800x600-800.webp`,
  `${'a'.repeat(32)}-800x600-801.webp`,
  `${'a'.repeat(32)}-800x600-800.svg`,
  '../geheim',
])('%s is no picture', async (name) => {
  await expect(openPicture(name)).rejects.toMatchObject({ code: 'not_found' });
});

test('what nothing shows is cleared away, what a version shows stays', async () => {
  const db = await database();
  const make = async (height: number) => addPicture(await plain(640, height).png().toBuffer(), BY);
  const [unused, shown] = [await make(401), await make(402)];
  const text = { title: 'T', image: '', imageAlt: '', summary: '', sources: [] };
  const content = `![Haus](${pictureAddress(shown)})`;
  await db.guide.create({
    data: {
      ...{ id: 'bilder', slug: 'bilder', ...text, content: '' },
      versions: { create: { number: 1, ...text, content, origin: 'saved' } },
    },
  });
  expect(await deleteUnused(new Date(0))).toBe(0);
  expect(await deleteUnused(new Date(Date.now() + 1000))).toBeGreaterThan(0);
  const addresses = [unused, shown].map(pictureAddress);
  const there = await presentImages(addresses);
  expect(addresses.map((address) => there.has(address))).toEqual([false, true]);
});
