import { type ReactNode, Fragment } from 'react';
import type { LegalSection, Block, LegalFact, LegalText as Text } from '@/lib/legal/document';
import { bindWords } from '@/lib/platform/format/bind-words';
import { PageLink } from '@/components/ui/page-link';
import { TitledSection } from '@/components/ui/titled-section';

/** One group each, so that splitting yields text, label, address, text, … */
const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

/** Also adds non-breaking spaces. */
export function LinkedText({ text }: { text: Text }) {
  const parts = text.split(LINK);
  return parts.map((part, index) => {
    if (index % 3 === 0) return <Fragment key={index}>{bindWords(part)}</Fragment>;
    if (index % 3 === 2) return null;
    const address = parts[index + 1] ?? '';
    // PageLink navigates without a full load, which only the portal's own pages support.
    const Link = address.startsWith('/') ? PageLink : 'a';
    return (
      <Link key={index} href={address} className="text-petrol underline underline-offset-4">
        {bindWords(part)}
      </Link>
    );
  });
}

function FactList({ facts }: { facts: readonly LegalFact[] }) {
  return (
    <dl className="mt-4 border-b border-line text-base *:grid *:gap-x-6 *:border-t *:border-line *:py-2.5 sm:*:grid-cols-[9.5rem_minmax(0,1fr)] print:*:grid-cols-[9.5rem_minmax(0,1fr)] [&_dd]:wrap-anywhere [&_dt]:text-muted">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{bindWords(term)}</dt>
          <dd>
            <LinkedText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function BlockView({ block, Title }: { block: Block; Title: 'h3' | 'h4' }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className="mt-4">
          <LinkedText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-muted">
          {block.items.map((item) => (
            <li key={item} className="pl-1">
              <LinkedText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'clauses':
      return (
        <ol className="mt-4 space-y-3 [counter-reset:clause]">
          {block.clauses.map((clause) => (
            <li
              key={clause}
              className="relative pl-9 [counter-increment:clause] before:absolute before:left-0 before:text-muted before:tabular-nums before:content-['('counter(clause)')']"
            >
              <LinkedText text={clause} />
            </li>
          ))}
        </ol>
      );
    case 'facts':
      return (
        <div className="break-inside-avoid">
          {block.title && (
            <Title className="mt-7 text-lg font-semibold break-after-avoid">{block.title}</Title>
          )}
          <FactList facts={block.facts} />
        </div>
      );
  }
}

function Blocks({ blocks, Title }: { blocks: readonly Block[]; Title: 'h3' | 'h4' }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} Title={Title} />);
}

function Subsection({ id, title, blocks }: LegalSection) {
  return (
    <TitledSection
      id={id}
      title={title}
      level="h3"
      look="mt-9 text-xl break-after-avoid hyphens-auto"
    >
      <Blocks blocks={blocks} Title="h4" />
    </TitledSection>
  );
}

interface LegalSectionsProps {
  sections: readonly LegalSection[];
  additions?: Record<string, ReactNode>;
}

export function LegalSections({ sections, additions = {} }: LegalSectionsProps) {
  return sections.map(({ id, number, title, blocks, sections: subsections = [] }) => (
    <section key={id} aria-labelledby={id} className="mt-12 first:mt-0">
      <h2
        id={id}
        className="relative border-t-2 border-ink pt-4 text-[1.375rem] break-after-avoid hyphens-auto sm:text-2xl"
      >
        {number && (
          <span className="mr-2 text-brick-text lg:absolute lg:right-full lg:mr-4 lg:whitespace-nowrap print:static print:mr-2">
            {number}{' '}
          </span>
        )}
        {title}
      </h2>
      <Blocks blocks={blocks} Title="h3" />
      {subsections.map((subsection) => (
        <Subsection key={subsection.id} {...subsection} />
      ))}
      {additions[id]}
    </section>
  ));
}
