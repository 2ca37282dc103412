'use client';

import { useRef, useState } from 'react';
import { useHydrated } from '@/components/forms/use-hydrated';
import type { SharedPage } from '@/lib/guides/share-targets';

interface Look {
  /** Classes from the server, so that their generator is not in the bundle */
  look: string;
}

export function CopiedAddress({ url, look }: Pick<SharedPage, 'url'> & Look) {
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
        <button type="button" className={look} onClick={() => void copy()}>
          Link kopieren
        </button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-base">
        {outcome && <span key={outcome}>{outcome}</span>}
      </p>
    </>
  );
}

export function OtherApp({ look, ...page }: SharedPage & Look) {
  const isOffered = useHydrated() && 'share' in navigator;
  return (
    <li hidden={!isOffered}>
      <button
        type="button"
        className={look}
        // Closing the device's dialog without a choice is no failure.
        onClick={() => navigator.share(page).catch(() => {})}
      >
        Andere App
      </button>
    </li>
  );
}
