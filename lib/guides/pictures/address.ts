/** Pictures of editors; the hash in the address means the content never changes. */
const FOLDER = '/bilder';

/** Pixels, up to the width of the original. */
const WIDTHS = [480, 960, 1600];

/** Smaller files first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

type PictureFormat = (typeof PICTURE_FORMATS)[number];

export interface Picture {
  id: string;
  /** Pixels of the largest size */
  width: number;
  height: number;
}

const FILE = /^([0-9a-f]{32}-([1-9]\d{0,3})x([1-9]\d{0,3}))-(\d{1,4})\.(avif|webp)$/;

export function widthsOf(original: number): number[] {
  const widest = Math.min(original, Math.max(...WIDTHS));
  return [...WIDTHS.filter((width) => width < widest), widest];
}

const fileName = (id: string, width: number, format: PictureFormat) => `${id}-${width}.${format}`;

export const storedName = (width: number, format: PictureFormat) => `${width}.${format}`;

export function parseFileName(name: string): (Picture & { stored: string }) | undefined {
  const [, id, width, height, size, format] = FILE.exec(name) ?? [];
  if (!id || !widthsOf(Number(width)).includes(Number(size))) return undefined;
  const picture = { id, width: Number(width), height: Number(height) };
  return { ...picture, stored: `${Number(size)}.${format}` };
}

/** Undefined for drawings and other addresses. */
export function pictureAt(address: string): Picture | undefined {
  if (!address.startsWith(`${FOLDER}/`)) return undefined;
  const found = parseFileName(address.slice(FOLDER.length + 1));
  return found && { id: found.id, width: found.width, height: found.height };
}

/** The largest size, in a format for every browser. */
export const pictureAddress = ({ id, width }: Picture) =>
  `${FOLDER}/${fileName(id, width, 'webp')}`;

export const pictureSet = ({ id, width }: Picture, format: PictureFormat) =>
  widthsOf(width)
    .map((size) => `${FOLDER}/${fileName(id, size, format)} ${size}w`)
    .join(', ');
