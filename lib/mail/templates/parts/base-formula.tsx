import type { Entry } from '../letter';
import { Entries } from './entries';
import { Paragraph, Subtitle } from './text';

/** The base formula as a mail tells it: all figures as they are shown. */
export interface BaseFormulaMail {
  /** '348.600 €' */
  value: string;
  /** '2.905 € je m²' */
  perSquareMetre: string;
  /** What was calculated, one line for each factor */
  factors: readonly Entry[];
}

interface BaseFormulaProps {
  formula: BaseFormulaMail;
  /** Why it gives another figure than the regional valuation, a sentence */
  difference: string;
}

/** The figure of the base formula beside the regional one that leads. */
export function BaseFormula({ formula, difference }: BaseFormulaProps) {
  const { value, perSquareMetre, factors } = formula;
  return (
    <>
      <Subtitle>Zum Vergleich: die Grundformel</Subtitle>
      <Paragraph>
        <strong>{value}</strong>, {perSquareMetre}. {difference}
      </Paragraph>
      <Entries entries={factors} />
    </>
  );
}
