import type { HomeTexts } from '@/lib/home-texts';
import { routes } from '@/lib/routes';
import { TextLink } from '@/components/ui/text-link';
import { QuestionList } from './question-list';

const SECTION_ID = 'haeufige-fragen';

/** `details` elements: one open at most, without scripts. */
export function FaqSection({ title, text, link, entries }: HomeTexts<'faq'>) {
  return (
    <section
      id={SECTION_ID}
      aria-labelledby="fragen"
      className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20"
    >
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 id="fragen" className="text-3xl">
            {title}
          </h2>
          <p className="mt-4 max-w-prose text-lg">
            {text}{' '}
            <TextLink href={routes.advice} className="hover:decoration-2">
              {link}
            </TextLink>
          </p>
        </div>
        <QuestionList>
          {entries.map(({ question, answer, more, sale }) => (
            <details key={question} name="fragen" className="group border-t border-line">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
                <h3 className="text-xl">{question}</h3>
                <span
                  aria-hidden="true"
                  className="text-2xl text-petrol transition-transform group-open:rotate-45"
                >
                  +
                </span>
              </summary>
              <div className="max-h-[800px] max-w-2xl overflow-y-auto pb-6">
                <p>{answer}</p>
                <p className="mt-3">
                  <TextLink href={more.href} className="hover:decoration-2">
                    {more.label}
                  </TextLink>
                </p>
                {sale && (
                  <p className="mt-3">
                    <TextLink href={routes.leadForm} className="hover:decoration-2">
                      {sale}
                    </TextLink>
                  </p>
                )}
              </div>
            </details>
          ))}
        </QuestionList>
      </div>
    </section>
  );
}
