'use client';

import { useId } from 'react';
import { ConsentCheckbox } from '@/components/forms/consent-checkbox';
import type { EnclosedConversation } from './use-conversation';

/** Asks whether the conversation with the adviser goes along, and shows what would. */
export function ConversationField({ text, isTicked, setTicked }: EnclosedConversation) {
  const meaning = useId();
  if (!text) return null;
  return (
    <div className="mb-5">
      <ConsentCheckbox
        name="conversation"
        label="Das Gespräch mitschicken"
        aria-describedby={meaning}
        checked={isTicked}
        onChange={({ target }) => setTicked(target.checked)}
      />
      <div className="pl-9 text-base">
        <p id={meaning} className="text-muted">
          Wer Ihnen antwortet, liest dann mit, was Sie hier gefragt haben.
        </p>
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
            Ansehen, was mitgeht
          </summary>
          {/* Long ones are scrolled, by keyboard as well. */}
          <div
            role="group"
            aria-label="Das Gespräch"
            tabIndex={0}
            className="max-h-56 overflow-y-auto border-l-4 border-sand pl-4 wrap-anywhere whitespace-pre-wrap"
          >
            {text}
          </div>
        </details>
      </div>
    </div>
  );
}
