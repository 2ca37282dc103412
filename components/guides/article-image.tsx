import { PICTURE_FORMATS, pictureAt, pictureSet } from '@/lib/guides/pictures/address';
import { cn } from '@/lib/utils';

interface ArticleImageProps {
  src: string;
  /** Empty if it only repeats the title */
  alt?: string;
  className?: string;
  eager?: boolean;
}

/** For a card in a grid of three and for half the page in an article's head. */
const SIZES = '(min-width: 64rem) 36rem, (min-width: 40rem) 50vw, 100vw';

export function ArticleImage({ src, alt = '', className, eager = false }: ArticleImageProps) {
  const picture = pictureAt(src);
  const [avif, webp] = PICTURE_FORMATS.map((format) => picture && pictureSet(picture, format));
  const image = (
    // eslint-disable-next-line @next/next/no-img-element -- it comes in the sizes that are needed
    <img
      src={src}
      srcSet={webp}
      sizes={picture && SIZES}
      alt={alt}
      width={640}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={cn('aspect-video w-full rounded-sm bg-sand object-cover', className)}
    />
  );
  if (!picture) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={SIZES} />
      {image}
    </picture>
  );
}
