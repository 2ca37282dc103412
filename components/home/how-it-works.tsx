import { ButtonLink } from '@/components/ui/button-link';
import { revealed } from '@/components/ui/reveal';
import { TitledSection } from '@/components/ui/titled-section';
import type { HomeTexts } from '@/lib/home-texts';
import { routes } from '@/lib/routes';

/** Milliseconds */
const DELAYS = [100, 300, 500];

export function HowItWorks({ title, steps, button }: HomeTexts<'howItWorks'>) {
  return (
    <TitledSection
      id="so-geht-es"
      title={title}
      look="text-3xl"
      className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20"
    >
      <ol className="mt-8 grid gap-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="border-t-2 border-ink pt-4"
            {...revealed({ threshold: 0.1, delay: DELAYS[index] })}
          >
            <span aria-hidden="true" className="font-serif text-4xl text-petrol">
              {index + 1}
            </span>
            <h3 className="mt-2 text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink className="mt-10" href={routes.valuation}>
        {button}
      </ButtonLink>
    </TitledSection>
  );
}
