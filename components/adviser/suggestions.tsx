'use client';

import { PageLink } from '@/components/ui/page-link';
import { SUGGESTIONS } from '@/lib/adviser/constants';
import { routes } from '@/lib/routes';
import { QUESTION } from './arrival';
import { Turn } from './turn';

const ENTRY =
  'block min-h-14 w-full cursor-pointer py-3 text-left font-serif text-xl leading-snug font-semibold text-ink underline-offset-4 hover:text-petrol hover:underline';

/** The guides that answer the suggested questions where there is no JavaScript, in their order. */
const GUIDES = [
  'vergleichswert-sachwert-ertragswert',
  'maklerprovision',
  'hausverkauf-in-sieben-schritten',
] as const;

/** Three questions to begin with; sent like a typed one before the page has come to life. */
export function Suggestions({ onAsk }: { onAsk: (question: string) => void }) {
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
