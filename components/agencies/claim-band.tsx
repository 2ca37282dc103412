import { Ticker } from '@/components/ui/ticker';
import { type Claim, CLAIMS_ANCHOR } from '@/lib/agencies/claims';

interface ClaimBandProps {
  label: string;
  claims: readonly Claim[];
  look: 'lines' | 'tiles';
}

export function ClaimBand({ label, claims, look }: ClaimBandProps) {
  const items = claims.map((claim) => ({
    key: claim.id,
    href: `#${CLAIMS_ANCHOR}`,
    text: (
      <>
        <strong className="font-semibold">{claim.figure}</strong> {claim.text}{' '}
        <span className="text-sm text-muted">({claim.basis})</span>
      </>
    ),
  }));
  return <Ticker label={label} items={items} look={look} />;
}
