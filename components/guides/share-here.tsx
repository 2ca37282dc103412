'use client';

import { useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import type { SharedPage } from '@/lib/guides/share-targets';

/** The address of an article, to be copied; says what became of that. */
export function CopiedAddress({ url }: Pick<SharedPage, 'url'>) {
  const address = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('Link kopiert.');
    } catch {
      address.current?.select();
      setOutcome(
        'Der Browser erlaubt das Kopieren nicht. Der Link ist markiert: Strg+C kopiert ihn.',
      );
    }
  };
  return (
    <>
      <div className="mt-4 flex gap-2">
        <input
          ref={address}
          readOnly
          value={url}
          aria-label="Adresse des Artikels"
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="min-h-12 min-w-0 grow rounded-md border border-edge bg-surface px-3 text-base"
        />
        <Button width="narrow" onClick={() => void copy()}>
          Link kopieren
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-base">
        {outcome && <span key={outcome}>{outcome}</span>}
      </p>
    </>
  );
}

const never = () => () => {};

/** Hands the article to the device's own ways of sharing, where it has some. */
export function OtherApp(page: SharedPage) {
  const isOffered = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  );
  return (
    <li hidden={!isOffered}>
      <Button
        variant="outline"
        className="w-full"
        // Closed again without choosing is no failure.
        onClick={() => navigator.share(page).catch(() => {})}
      >
        Andere App
      </Button>
    </li>
  );
}
