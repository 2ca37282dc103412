import { cn } from '@/lib/utils';

interface ArticleImageProps {
  src: string;
  className?: string;
  /** Whether it is needed at once; otherwise it is fetched when it comes near */
  eager?: boolean;
}

/** The drawing of an article, 16:9. It says nothing that the title does not, so it has no text. */
export function ArticleImage({ src, className, eager = false }: ArticleImageProps) {
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a drawing needs no optimiser
    <img
      src={src}
      alt=""
      width={640}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={cn('aspect-video w-full rounded-sm bg-sand object-cover', className)}
    />
  );
}
