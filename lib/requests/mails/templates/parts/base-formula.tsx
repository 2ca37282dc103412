import { Steps, type Step } from './steps';
import { Paragraph, Subtitle } from './text';

/** The base formula as a mail tells it: all figures as they are shown. */
export interface BaseFormulaMail {
  /** '348.600 €' */
  value: string;
  /** '2.905 € je m²' */
  perSquareMetre: string;
  /** What was calculated, one line for each factor */
  factors: readonly Step[];
}

interface BaseFormulaProps {
  formula: BaseFormulaMail;
  /** Why it gives another figure than the regional valuation, a sentence */
  difference: string;
}

/** How the base formula comes to its figure. */
export function FormulaSteps({ formula: { value, factors } }: { formula: BaseFormulaMail }) {
  return <Steps steps={factors} total={{ label: 'Grundformel', text: value }} />;
}

/** The figure of the base formula beside the regional one that leads. */
export function BaseFormula({ formula, difference }: BaseFormulaProps) {
  const { value, perSquareMetre } = formula;
  return (
    <>
      <Subtitle>Zum Vergleich: die Grundformel</Subtitle>
      <Paragraph>
        <strong>{value}</strong>, {perSquareMetre}. {difference}
      </Paragraph>
      <FormulaSteps formula={formula} />
    </>
  );
}
