import { Figure } from './figure';
import { Scale, type Bar } from './scale';
import { Steps, type Step } from './steps';
import { Note, Paragraph, Subtitle } from './text';

/** The regional valuation as a mail tells it: all figures as they are shown. */
export interface RegionalMail {
  /** '612.000 €' */
  value: string;
  /** '5.100 € je m²' */
  perSquareMetre: string;
  /** '420.000 € bis 870.000 €' */
  range: string;
  /** What the range means, a sentence */
  rangeMeaning: string;
  /** 'hoch' */
  confidence: string;
  /** Why the grade is what it is, one sentence each */
  confidenceReasons: readonly string[];
  /** From the national median to the figure */
  factors: readonly Step[];
  /** 'Angebotspreise 2020 und 2024' */
  data: string;
  /** The range and the figure of the base formula, drawn beside each other */
  bars: readonly Bar[];
}

/** The figure that leads, with its range and how much can be relied on it. */
export function RegionalFigure({ regional }: { regional: RegionalMail }) {
  const { value, perSquareMetre, range, rangeMeaning, confidence, bars } = regional;
  return (
    <>
      <Figure
        title="Unverbindliche Ersteinschätzung: regionale Bewertung"
        value={value}
        perSquareMetre={perSquareMetre}
      />
      <Paragraph>
        <strong>Spanne: {range}.</strong> {rangeMeaning}
      </Paragraph>
      <Scale bars={bars} />
      <Paragraph>
        <strong>Aussagekraft: {confidence}.</strong> {regional.confidenceReasons.join(' ')}
      </Paragraph>
    </>
  );
}

/** How the figure comes about, factor by factor; what was assumed stands at its factor. */
export function RegionalFactors({ regional }: { regional: RegionalMail }) {
  const { value, factors, data } = regional;
  return (
    <>
      <Subtitle>So kommt die regionale Bewertung zustande</Subtitle>
      <Steps steps={factors} total={{ label: 'Regionale Bewertung', text: value }} />
      <Note>Daten: {data}.</Note>
    </>
  );
}
