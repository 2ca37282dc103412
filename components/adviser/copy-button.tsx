'use client';

import { useState } from 'react';
import type { Reply } from '@/lib/adviser/reply';
import { plainAnswer } from './answer-blocks';
import { QUIET_BUTTON } from './quiet-button';

const COPY = 'Antwort kopieren';
const COPIED = 'Kopiert';
const NOT_COPIED = 'Der Browser erlaubt das Kopieren nicht';

/** An answer with the addresses of its sources. */
function copiedText({ response, sources }: Reply): string {
  const named = sources.map(({ title, url }) => `${title}: ${new URL(url, location.origin).href}`);
  const answer = plainAnswer(response);
  return named.length > 0 ? `${answer}\n\nAus dem Ratgeber:\n${named.join('\n')}` : answer;
}

/** Puts an answer on the clipboard, and says so. */
export function CopyButton({ reply }: { reply: Reply }) {
  const [message, setMessage] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copiedText(reply));
      setMessage(COPIED);
    } catch {
      setMessage(NOT_COPIED);
    }
  };
  return (
    <>
      <button
        type="button"
        // The log would read its words as something new that was said.
        aria-live="off"
        className={QUIET_BUTTON}
        onClick={() => void copy()}
        onBlur={() => setMessage(undefined)}
      >
        {message ?? COPY}
      </button>
      <span role="status" className="sr-only">
        {message}
      </span>
    </>
  );
}
