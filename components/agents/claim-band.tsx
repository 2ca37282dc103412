import { Ticker } from '@/components/ui/ticker';
import { type Claim, sourceAnchor } from '@/lib/agents/claims';
import { SourceNumber } from './source-number';

interface ClaimBandProps {
  label: string;
  claims: readonly Claim[];
  look: 'lines' | 'tiles';
}

/** Figures that run by, each of them a link to where it comes from. */
export function ClaimBand({ label, claims, look }: ClaimBandProps) {
  const items = claims.map((claim) => ({
    href: `#${sourceAnchor(claim)}`,
    text: (
      <>
        <strong className="font-semibold">{claim.figure}</strong> {claim.text}
        <SourceNumber claim={claim} />
      </>
    ),
  }));
  return <Ticker label={label} items={items} look={look} />;
}
