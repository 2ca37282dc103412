import { BookmarkIcon } from 'lucide-react';
import { Button } from '@/components/ui/button';

/** 'Speichern' and 'Gespeichert': a list on this device only (keep-articles.ts). */
export function SaveButton({ slug }: { slug: string }) {
  return (
    <>
      <Button
        variant="outline"
        width="narrow"
        aria-pressed={false}
        data-own="save"
        data-slug={slug}
        className="group aria-pressed:[&>svg]:fill-current"
        suppressHydrationWarning
      >
        <BookmarkIcon />
        {/* Both words share one place, so that nothing moves. */}
        <span className="grid justify-items-start text-left">
          <span className="col-start-1 row-start-1 group-aria-pressed:invisible">Speichern</span>
          <span className="invisible col-start-1 row-start-1 group-aria-pressed:visible">
            Gespeichert
          </span>
        </span>
      </Button>
      <p
        role="alert"
        hidden
        className="basis-full text-base text-brick-text"
        suppressHydrationWarning
      >
        Ihr Browser lässt nichts speichern. Ein Lesezeichen tut denselben Dienst.
      </p>
    </>
  );
}
