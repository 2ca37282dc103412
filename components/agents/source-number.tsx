import type { Claim } from '@/lib/agents/claims';

/** The number under which a claim stands among the sources. */
export function SourceNumber({ claim }: { claim: Claim }) {
  return (
    <sup className="ml-0.5 text-[0.7em] font-normal text-muted">
      <span className="sr-only">, Quelle </span>
      {claim.number}
    </sup>
  );
}
