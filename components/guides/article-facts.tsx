import type { Teaser } from '@/lib/guides/teaser';
import { formatNumber } from '@/lib/platform/format/number';

/** Reading time and, once they say something, readers. */
export function ArticleFacts({ minutes, views }: Pick<Teaser, 'minutes' | 'views'>) {
  return (
    <p className="text-base text-muted">
      {minutes} Min. Lesezeit
      {views !== undefined && <> · {formatNumber(views)} Aufrufe</>}
    </p>
  );
}
