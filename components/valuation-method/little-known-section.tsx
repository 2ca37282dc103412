import { BarTable } from '@/components/ui/bar-table';
import { formatNumber, formatPercent } from '@/lib/platform/format/number';
import { OFFERS_YEAR } from '@/lib/valuation/regional/data-state';
import { MethodSection, METHOD_SECTIONS } from './section';

export interface LittleKnown {
  /** Offers of its own that a postcode needs */
  below: number;
  /** Numbers of postcodes */
  states: readonly {
    state: string;
    postalCodes: number;
    /** With the prices of other places */
    borrowing: number;
    /** Others below the bound */
    thin: number;
    /** Of both */
    share: number;
  }[];
}

export function LittleKnownSection({ little: { below, states } }: { little: LittleKnown }) {
  return (
    <MethodSection section={METHOD_SECTIONS.little}>
      <p>
        Viele Postleitzahlen hatten {OFFERS_YEAR} weniger als {below} eigene Angebote. Die einen
        rechnen dann mit ihren Nachbarn zusammen, die anderen leihen den Preis von ähnlichen Orten,
        weil es bei ihnen gar keine Angebote gab oder die Nachbarn anders sind, wie bei einer Insel.
        Das Ergebnis sagt beides, und die Spanne eines geliehenen Preises ist breiter.
      </p>
      <BarTable
        caption="Postleitzahlen mit wenigen oder geliehenen Preisen, nach Bundesland"
        columns={['Bundesland', 'Postleitzahlen', 'davon geliehen', 'wenige Angebote', 'zusammen']}
        rows={states.map(({ state, postalCodes, borrowing, thin, share }) => ({
          cells: [
            state,
            ...[postalCodes, borrowing, thin].map(formatNumber),
            formatPercent(Math.round(share * 100)),
          ],
          size: share,
        }))}
        drawn={4}
        longest={1}
      />
    </MethodSection>
  );
}
