'use client';

import { useEffect } from 'react';
import { isPartMissing, reloadOnce } from '@/lib/platform/missing-part';

/** Light, because every page loads it. If a part of the page could not be fetched, only a reload helps. */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  const isMissing = isPartMissing(error);
  useEffect(() => {
    if (isMissing) reloadOnce();
  }, [isMissing]);
  return (
    <main id="inhalt" className="mx-auto max-w-2xl px-4 py-20 text-center">
      <h1 className="text-3xl sm:text-4xl">Das hat nicht geklappt</h1>
      <p className="mt-4 text-lg">
        Beim Laden dieser Seite ist ein Fehler aufgetreten. Er liegt bei uns, nicht bei Ihnen.
      </p>
      <button
        type="button"
        onClick={() => (isMissing ? location.reload() : reset())}
        className="mt-8 min-h-12 cursor-pointer rounded-md bg-petrol px-5 font-semibold text-on-petrol"
      >
        Noch einmal versuchen
      </button>
    </main>
  );
}
