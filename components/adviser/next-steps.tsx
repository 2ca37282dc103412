'use client';

import { Fragment, type ReactNode, type ComponentProps, useEffect, useState } from 'react';
import type { Offer, Reply } from '@/lib/adviser/reply';
import type { ConversationEntry } from './entry';
import { transcript } from './past';
import type { PropertyTypeOption } from './tool-rules';
import { Turn } from './turn';
import type { ToolForm } from './tool-form';

const load = () => import('./tool-form').then((module) => module.ToolForm);

/** Loaded with the first answer that shows one. */
function ToolCard(props: ComponentProps<typeof ToolForm>) {
  const [loaded, setLoaded] = useState<{ Form: typeof ToolForm }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    load()
      .then((Form) => isWanted && setLoaded({ Form }))
      .catch(() => isWanted && setFailed(true));
    return () => {
      isWanted = false;
    };
  }, []);
  if (loaded) return <loaded.Form {...props} />;
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
  propertyTypes: readonly PropertyTypeOption[];
  renderOffer: (offer: Offer, reply: Reply, conversation: string) => ReactNode;
  onSend: (text: string) => void;
}

export function NextSteps({ entries, propertyTypes, renderOffer, onSend }: NextStepsProps) {
  const last = entries.at(-1);
  if (last?.kind !== 'answer') return null;
  const { tool, offers = [], suggestions = [] } = last.reply;
  if (!tool && offers.length === 0 && suggestions.length === 0) return null;
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
      {tool && <ToolCard tool={tool} propertyTypes={propertyTypes} onSend={onSend} />}
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
