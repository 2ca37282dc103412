import type { Block, Fact } from '@/lib/legal/document';
import { LegalText } from './legal-text';
import { bindWords } from '@/lib/platform/format/bind-words';

/** Terms and what there is to say of each: side by side, on a phone one above the other. */
function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-4 border-b border-line text-base *:grid *:gap-x-6 *:border-t *:border-line *:py-2.5 sm:*:grid-cols-[9.5rem_minmax(0,1fr)] print:*:grid-cols-[9.5rem_minmax(0,1fr)] [&_dd]:wrap-anywhere [&_dt]:text-muted">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{bindWords(term)}</dt>
          <dd>
            <LegalText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface BlockProps {
  block: Block;
  /** What a block's own title is, below the heading of its section */
  Title: 'h3' | 'h4';
}

function BlockView({ block, Title }: BlockProps) {
  switch (block.kind) {
    case 'text':
      return (
        <p className="mt-4">
          <LegalText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-muted">
          {block.items.map((item) => (
            <li key={item} className="pl-1">
              <LegalText text={item} />
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
              <LegalText text={clause} />
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

/** Everything that a section says, one block under the other. */
export function Blocks({ blocks, Title }: { blocks: readonly Block[]; Title: 'h3' | 'h4' }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} Title={Title} />);
}
