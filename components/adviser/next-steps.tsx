'use client';

import { Fragment, type ReactNode, type ComponentProps, useEffect, useState } from 'react';
import type { Offer, Reply } from '@/lib/adviser/reply';
import type { ChatInput } from '@/lib/adviser/schema';
import type { ConversationEntry } from './entry';
import { transcript } from './past';
import { Turn } from './turn';
import type { CalculationCard } from './calculation-card';
import { ButtonLink } from '@/components/ui/button-link';

const load = () => import('./calculation-card').then((module) => module.CalculationCard);

/** Loaded with the first answer that shows one. */
function LoadedCard(props: ComponentProps<typeof CalculationCard>) {
  const [loaded, setLoaded] = useState<{ Card: typeof CalculationCard }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    load()
      .then((Card) => isWanted && setLoaded({ Card }))
      .catch(() => isWanted && setFailed(true));
    return () => {
      isWanted = false;
    };
  }, []);
  if (loaded) return <loaded.Card {...props} />;
  return (
    failed && (
      <p role="alert" className="mt-4">
        Das Formular konnte nicht geladen werden. Schreiben Sie die Angaben einfach als Frage.
      </p>
    )
  );
}

interface NextStepsProps {
  entries: readonly ConversationEntry[];
  renderOffer: (offer: Offer, reply: Reply, conversation: string) => ReactNode;
  onSend: (text: string, calculator?: ChatInput['calculator']) => void;
}

export function NextSteps({ entries, renderOffer, onSend }: NextStepsProps) {
  const last = entries.at(-1);
  if (last?.kind !== 'answer') return null;
  const { calculator, offers = [], suggestions = [] } = last.reply;
  if (!calculator && offers.length === 0 && suggestions.length === 0) return null;
  const conversation = transcript(entries);
  return (
    <Turn key={last.id} speaker="" className="print:hidden">
      {suggestions.length > 0 && (
        <div role="group" aria-label="Ähnliche Fragen" className="mt-3">
          <p className="text-base text-muted">Meinten Sie eine dieser Fragen?</p>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {suggestions.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  className="block min-h-11 w-full cursor-pointer py-2.5 text-left text-petrol underline-offset-4 hover:underline"
                  onClick={() => onSend(question)}
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {calculator?.card && (
        <LoadedCard calculator={{ ...calculator, card: calculator.card }} onSend={onSend} />
      )}
      {calculator?.url && (
        <ButtonLink variant="outline" href={calculator.url} className="mt-4">
          Im Rechner ändern
        </ButtonLink>
      )}
      {offers.length > 0 && (
        <div
          role="group"
          aria-label="Wie es weitergehen kann"
          className="mt-3 flex flex-wrap gap-2"
        >
          {offers.map((offer) => (
            <Fragment key={offer}>{renderOffer(offer, last.reply, conversation)}</Fragment>
          ))}
        </div>
      )}
    </Turn>
  );
}
