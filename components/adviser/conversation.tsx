'use client';

import {
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import type { Offer, Reply } from '@/lib/adviser/reply';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';
import { PageLink } from '@/components/ui/page-link';
import { SUGGESTIONS } from '@/lib/adviser/constants';
import type { Ask } from './ask';
import { Composer } from './composer';
import { conversationStore, type ConversationState } from './conversation-store';
import { EntryTurn, WritingTurn } from './entry-turn';
import { NextSteps } from './next-steps';
import { Turn } from './turn';
import { QUESTION } from './arrival';

const ENTRY =
  'block min-h-14 w-full cursor-pointer py-3 text-left font-serif text-xl leading-snug font-semibold text-ink underline-offset-4 hover:text-petrol hover:underline';

/** Shown without JavaScript; they answer the suggested questions, in the same order. */
const GUIDES = [
  'vergleichswert-sachwert-ertragswert',
  'maklerprovision',
  'hausverkauf-in-sieben-schritten',
] as const;

function Suggestions({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <Turn speaker="Oft gefragt" className="mt-9">
      <form action={routes.advice}>
        <ul className="divide-y divide-line border-y border-line">
          {SUGGESTIONS.map((question, index) => (
            <li key={question}>
              <button
                name={QUESTION}
                value={question}
                className={`${ENTRY} js-only`}
                onClick={(event) => {
                  event.preventDefault();
                  onAsk(question);
                }}
              >
                {question}
              </button>
              <PageLink href={routes.guide(GUIDES[index] ?? '')} className={`${ENTRY} no-js-only`}>
                {question}
              </PageLink>
            </li>
          ))}
        </ul>
      </form>
    </Turn>
  );
}

const NEAR = 80;
const ABOVE = 16;

const end = () => document.documentElement.scrollHeight - innerHeight;

/** The end, but never past the start of the last question. */
function target(): number {
  const question = [...document.querySelectorAll('[data-question]')].at(-1);
  const top = question ? question.getBoundingClientRect().top + scrollY - ABOVE : 0;
  return Math.min(end(), top);
}

/** Scrolls along while the reader is at the end, and after each new question. */
function useFollow(area: RefObject<Element | null>, { entries, writing }: ConversationState) {
  const isAtEnd = useRef(true);
  const before = useRef({ entries, isWriting: false });

  useEffect(() => {
    const look = () => {
      isAtEnd.current = end() - scrollY < NEAR;
    };
    let isFirst = true;
    const growth = new ResizeObserver(() => {
      // The first call only reports the initial size.
      if (!isFirst && isAtEnd.current && target() > scrollY) scrollTo({ top: target() });
      isFirst = false;
    });
    if (area.current) growth.observe(area.current);
    addEventListener('scroll', look, { passive: true });
    return () => {
      growth.disconnect();
      removeEventListener('scroll', look);
    };
  }, [area]);

  useEffect(() => {
    const { entries: old, isWriting } = before.current;
    before.current = { entries, isWriting: writing !== undefined };
    const isAsked = writing !== undefined && !isWriting;
    // A stored conversation appears only after hydration.
    const isBack = old.length === 0 && entries.length > 0;
    if (isAsked || isBack) scrollTo({ top: target() });
  }, [entries, writing]);
}

/** A dialog or a list that uses Escape goes first. */
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
  renderOffer: (offer: Offer, reply: Reply, conversation: string) => ReactNode;
  children?: ReactNode;
  ask?: Ask;
}

function statusOf(isWriting: boolean, isDiscarded: boolean): string {
  if (isWriting) return 'Die Antwort wird geschrieben';
  return isDiscarded ? 'Das Gespräch ist gelöscht' : '';
}

export function Conversation({ renderOffer, children, ask }: ConversationProps) {
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
          // A stored conversation is not announced.
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
        <NextSteps entries={entries} renderOffer={renderOffer} onSend={store.send} />
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
