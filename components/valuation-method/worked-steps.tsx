import { Factors } from '@/components/ui/factors';
import type { RegionalValuation } from '@/lib/valuation/regional/outcome';

export function WorkedSteps({ valuation }: { valuation: RegionalValuation }) {
  const { nationalMedian, factors, value } = valuation;
  return (
    <Factors
      start={{
        label: 'Ausgangswert: mittleres Haus in Deutschland',
        text: 'Davon geht die Rechnung aus.',
        euros: nationalMedian,
      }}
      // The section lists below what is assumed.
      steps={factors.map(({ label, text, euros }) => ({ label, text, euros }))}
      total={{ label: 'Regionale Bewertung', text: 'Summe aller Zeilen.', euros: value }}
      withSums
    />
  );
}
