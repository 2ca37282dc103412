/** Pictures that editors have brought in; each address holds a hash, so that it never changes what it shows. */
const FOLDER = '/bilder';

/** Widths that a picture is kept in, as far as the original has them, in pixels. */
const WIDTHS = [480, 960, 1600];

/** Formats that it is kept in, the smaller files first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A picture by what its address says. */
export interface Picture {
  /** Hash of the original and its size, `3f…-1600x900` */
  id: string;
  /** Of the largest size that is kept, in pixels */
  width: number;
  height: number;
}

const FILE = /^([0-9a-f]{32}-([1-9]\d{0,3})x([1-9]\d{0,3}))-(\d{1,4})\.(avif|webp)$/;

/** The widths of a picture whose original is so wide, smallest first. */
export function widthsOf(original: number): number[] {
  const widest = Math.min(original, Math.max(...WIDTHS));
  return [...WIDTHS.filter((width) => width < widest), widest];
}

const fileName = (id: string, width: number, format: PictureFormat) => `${id}-${width}.${format}`;

/** The name that a size is stored under beside its picture: `960.avif`. */
export const storedName = (width: number, format: PictureFormat) => `${width}.${format}`;

/** The picture and the stored name that a file name stands for; nothing where it is no name of ours. */
export function parseFileName(name: string): (Picture & { stored: string }) | undefined {
  const [, id, width, height, size, format] = FILE.exec(name) ?? [];
  if (!id || !widthsOf(Number(width)).includes(Number(size))) return undefined;
  const picture = { id, width: Number(width), height: Number(height) };
  return { ...picture, stored: `${Number(size)}.${format}` };
}

/** The picture at an address of this site; nothing for drawings and what lies elsewhere. */
export function pictureAt(address: string): Picture | undefined {
  if (!address.startsWith(`${FOLDER}/`)) return undefined;
  const found = parseFileName(address.slice(FOLDER.length + 1));
  return found && { id: found.id, width: found.width, height: found.height };
}

/** The address that texts name a picture by: its largest size, for every browser. */
export const pictureAddress = ({ id, width }: Picture) =>
  `${FOLDER}/${fileName(id, width, 'webp')}`;

/** What `srcset` holds of a picture in a format. */
export const pictureSet = ({ id, width }: Picture, format: PictureFormat) =>
  widthsOf(width)
    .map((size) => `${FOLDER}/${fileName(id, size, format)} ${size}w`)
    .join(', ');
