'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { toggleSaved, useSavedArticles } from './use-saved-articles';

/** 'Speichern' and 'Gespeichert': a list on this device only. */
export function SaveButton({ slug, icon }: { slug: string; icon: ReactNode }) {
  const saved = useSavedArticles()?.includes(slug) ?? false;
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        width="narrow"
        aria-pressed={saved}
        className="aria-pressed:[&>svg]:fill-current"
        onClick={() => setFailed(!toggleSaved(slug))}
      >
        {icon}
        {/* Both words share one place, so that nothing moves. */}
        <span className="grid justify-items-start text-left">
          <span className={saved ? 'invisible col-start-1 row-start-1' : 'col-start-1 row-start-1'}>
            Speichern
          </span>
          <span className={saved ? 'col-start-1 row-start-1' : 'invisible col-start-1 row-start-1'}>
            Gespeichert
          </span>
        </span>
      </Button>
      {failed && (
        <p role="alert" className="basis-full text-base text-brick-text">
          Ihr Browser lässt nichts speichern. Ein Lesezeichen tut denselben Dienst.
        </p>
      )}
    </>
  );
}
