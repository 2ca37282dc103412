'use client';

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Offer, Reply } from '@/lib/adviser/reply';
import type { Ask } from './ask';
import { Composer } from './composer';
import { conversationStore } from './conversation-store';
import { EntryTurn } from './entry-turn';
import { NextSteps } from './next-steps';
import { Suggestions } from './suggestions';
import type { PropertyTypeOption } from './tool-rules';
import { useFollow } from './use-follow';
import { WritingTurn } from './writing-turn';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';
import { Turn } from './turn';

/** Calls back at Escape while something is on its way, unless a dialog or a list wants it. */
function useEscape(isActive: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const isTaken = document.querySelector('[role="dialog"], [aria-expanded="true"]');
      if (!isTaken) onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive, onEscape]);
}

/** The first message, and the way to a valuation. */
function Greeting() {
  return (
    <Turn speaker={<span className="max-sm:hidden">KI-Beratung</span>}>
      <p className="text-lg leading-relaxed">
        Guten Tag. Was möchten Sie über den Verkauf Ihres Hauses oder Ihrer Wohnung wissen? Unter
        jeder Antwort steht, wo Sie es im Ratgeber nachlesen können.
      </p>
      <ButtonLink variant="outline" href={routes.valuation} className="mt-4">
        Immobilie bewerten
      </ButtonLink>
    </Turn>
  );
}

interface ConversationProps {
  /** What can be valued */
  propertyTypes: readonly PropertyTypeOption[];
  /** Shows what a person can do after an answer; gets the conversation as a text, too */
  renderOffer: (offer: Offer, reply: Reply, conversation: string) => ReactNode;
  /** Stands under the suggested questions */
  children?: ReactNode;
  /** How a question is asked */
  ask?: Ask;
}

/** What a screen reader is told of the state of things. */
function statusOf(isWriting: boolean, isDiscarded: boolean): string {
  if (isWriting) return 'Die Antwort wird geschrieben';
  return isDiscarded ? 'Das Gespräch ist gelöscht' : '';
}

/** The adviser: what was asked and answered in this tab, and the field for the next question. */
export function Conversation({ propertyTypes, renderOffer, children, ask }: ConversationProps) {
  const [store] = useState(() => conversationStore(ask));
  const conversation = useSyncExternalStore(store.subscribe, store.get, store.getInitial);
  const { entries, writing, discarded, isUnderWay } = conversation;
  const isWriting = writing !== undefined;
  const area = useRef<HTMLDivElement>(null);
  useFollow(area, conversation);
  useEffect(() => store.leave, [store]);
  useEscape(isWriting, store.stop);

  return (
    <>
      <div ref={area} className="pb-10">
        <div
          role="log"
          aria-label="Gespräch"
          aria-busy={isWriting}
          // What the tab has kept is no news.
          aria-live={isUnderWay ? 'polite' : 'off'}
        >
          <Greeting />
          {entries.map((entry, index) => {
            const isLast = index === entries.length - 1;
            return (
              <EntryTurn key={entry.id} entry={entry} onRetry={isLast ? store.retry : undefined} />
            );
          })}
        </div>
        {writing && <WritingTurn {...writing} />}
        <NextSteps {...{ entries, propertyTypes, renderOffer }} onSend={store.send} />
        {entries.length === 0 && <Suggestions onAsk={store.send} />}
        {entries.length === 0 && children}
      </div>
      <p role="status" className="sr-only">
        {statusOf(isWriting, entries.length === 0 && discarded !== undefined)}
      </p>
      <Composer conversation={conversation} store={store} />
    </>
  );
}
