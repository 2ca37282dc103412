import { type Claim, claimText, sourceAnchor } from '@/lib/agents/claims';
import { SourceNumber } from './source-number';

/** A claim in a text, leading to where it comes from. */
export function ClaimLink({ claim }: { claim: Claim }) {
  return (
    <a
      href={`#${sourceAnchor(claim)}`}
      className="inline-block min-h-6 underline-offset-4 hover:underline"
    >
      {claimText(claim)}
      <SourceNumber claim={claim} />
    </a>
  );
}
