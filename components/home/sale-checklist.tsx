import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import { TextLink } from '@/components/ui/text-link';
import { revealed } from '@/components/ui/reveal';
import type { HomeTexts } from '@/lib/home-texts';
import { routes } from '@/lib/routes';

const REVEAL = { threshold: 0.3, margin: 50 };

type ChecklistStep = HomeTexts<'checklist'>['steps'][number];

function Step({ step, number }: { step: ChecklistStep; number: number }) {
  const { id, title, text, tags } = step;
  return (
    <li
      className="grid grid-cols-1 gap-x-8 gap-y-4 border-t border-line py-8 sm:grid-cols-[10rem_minmax(0,1fr)]"
      {...revealed(REVEAL)}
    >
      {/* eslint-disable-next-line @next/next/no-img-element -- a drawing needs no optimiser */}
      <img
        src={`/images/schritte/${id}.svg`}
        alt=""
        width={160}
        height={112}
        loading="lazy"
        className="h-auto w-40"
      />
      <div>
        <h3 className="text-2xl wrap-anywhere hyphens-auto">
          <span aria-hidden="true" className="mr-3 text-petrol">
            {number}
          </span>
          {title}
        </h3>
        <p className="mt-2 max-w-prose">{text}</p>
        <ul aria-label={`Dazu gehört: ${title}`} className="mt-4 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="max-w-full rounded-full border border-line bg-surface px-3 py-1 text-base wrap-anywhere hyphens-auto"
            >
              {tag}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

export function SaleChecklist({ title, text, more, button, sale, steps }: HomeTexts<'checklist'>) {
  return (
    <section aria-labelledby="checkliste" className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20">
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="lg:sticky lg:top-8 lg:self-start">
          <h2 id="checkliste" className="text-3xl">
            {title}
          </h2>
          <p className="mt-4 max-w-prose text-lg">
            {text}{' '}
            <TextLink href={more.href} className="hover:decoration-2">
              {more.label}
            </TextLink>
            .
          </p>
          <ButtonLink href={routes.advice} className="mt-8">
            {button}
            <Badge look="primary">NEU</Badge>
          </ButtonLink>
          <p className="mt-6 max-w-prose">
            {sale.text}{' '}
            <TextLink href={routes.leadForm} className="hover:decoration-2">
              {sale.label}
            </TextLink>
          </p>
        </div>
        <ol className="border-b border-line">
          {steps.map((step, index) => (
            <Step key={step.id} step={step} number={index + 1} />
          ))}
        </ol>
      </div>
    </section>
  );
}
