import sharp from 'sharp';
import { AppError } from '@/lib/platform/http/errors';
import { encodePicture } from './encode';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5b7553' } });

async function refusal(bytes: Buffer): Promise<string> {
  const error: unknown = await encodePicture(bytes).catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error(`not refused: ${String(error)}`);
  expect(error.code).toBe('invalid');
  return error.message;
}

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><script>alert(1)</script></svg>';

test('a picture goes out as AVIF and WebP in three widths', async () => {
  const { files, ...picture } = await encodePicture(await plain(2000, 1000).png().toBuffer());
  expect(picture).toMatchObject({ width: 1600, height: 800 });
  const found = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()));
  expect(found.map(({ format, width }) => [format, width])).toEqual(
    [480, 960, 1600].flatMap((width) => [
      ['heif', width],
      ['webp', width],
    ]),
  );
});

test.each(['jpeg', 'webp', 'avif'] as const)('%s comes in as well', async (format) => {
  const bytes = await plain(320, 240).toFormat(format).toBuffer();
  expect(await encodePicture(bytes)).toMatchObject({ width: 320, height: 240 });
});

test('a photograph loses the place where it was taken, and stands upright', async () => {
  const bytes = await plain(480, 320)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Geheim 4711' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { files, ...picture } = await encodePicture(bytes);
  expect(picture).toMatchObject({ width: 320, height: 480 });
  for (const { bytes: kept } of files) {
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(Buffer.from(kept).toString('latin1')).not.toContain('Geheim');
  }
});

test('a picture that carries a page behind its pixels leaves it behind', async () => {
  const bytes = Buffer.concat([await plain(320, 240).png().toBuffer(), Buffer.from(SVG)]);
  for (const { bytes: kept } of (await encodePicture(bytes)).files) {
    expect(Buffer.from(kept).toString('latin1')).not.toContain('script');
  }
});

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
])('%s is refused with a sentence', async (_, make, message) => {
  expect(await refusal(await make())).toMatch(message);
});
