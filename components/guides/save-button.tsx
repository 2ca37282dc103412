'use client';

import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { cn } from '@/lib/utils';
import { readSaved, subscribeSaved, toggleSaved } from './saved-articles';

interface SaveButtonProps {
  slug: string;
  icon: ReactNode;
  /** Classes from the server, so that their generator is not in the bundle */
  look: string;
}

export function SaveButton({ slug, icon, look }: SaveButtonProps) {
  const isSaved = useSyncExternalStore(
    subscribeSaved,
    () => readSaved().includes(slug),
    () => false,
  );
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-pressed={isSaved}
        onClick={() => setRefused(!toggleSaved(slug))}
        className={cn(look, 'group aria-pressed:[&>svg]:fill-current')}
      >
        {icon}
        {/* Both words share one place, so that nothing moves. */}
        <span className="grid justify-items-start text-left">
          <span className="col-start-1 row-start-1 group-aria-pressed:invisible">Speichern</span>
          <span className="invisible col-start-1 row-start-1 group-aria-pressed:visible">
            Gespeichert
          </span>
        </span>
      </button>
      <p role="alert" hidden={!isRefused} className="basis-full text-base text-brick-text">
        Ihr Browser lässt nichts speichern. Ein Lesezeichen tut denselben Dienst.
      </p>
    </>
  );
}
