import { formatArea, formatEuros, formatPercent } from '@/lib/platform/format/number';
import { formatFactor } from '@/lib/platform/format/decimals';
import {
  DEFAULT_YEAR_BUILT,
  FLOOR,
  LOSS_PER_YEAR,
  PRICE_PER_SQUARE_METRE,
  REFERENCE_YEAR,
  estimate,
} from '@/lib/valuation/estimate';
import { EXAMPLE_HOME } from './example';
import { Section } from './section';
import { SECTIONS } from './sections';

/** The base formula out of its own constants, and once with figures. */
export function BaseFormulaSection() {
  const { area, yearBuilt } = EXAMPLE_HOME;
  const { age, agePercent, newValue, value } = estimate(EXAMPLE_HOME);
  return (
    <Section section={SECTIONS.baseFormula}>
      <p>
        Die Grundformel steht in jeder Bewertung, weil jeder sie nachrechnen kann, nicht weil sie
        genauer wäre. Sie behandelt alle Orte gleich.
      </p>
      <p className="border-l-3 border-brick pl-5 font-serif text-xl leading-snug font-semibold text-balance hyphens-manual sm:text-2xl">
        Wohnfläche × {formatEuros(PRICE_PER_SQUARE_METRE)} × Altersfaktor
      </p>
      <p>
        Der Altersfaktor beginnt bei 1 und sinkt mit jedem Jahr um {formatFactor(LOSS_PER_YEAR)},
        also um {formatPercent(LOSS_PER_YEAR * 100)}. Unter {formatFactor(FLOOR)} fällt er nicht;
        bei Baujahren nach {REFERENCE_YEAR} liegt er leicht über 1. Das Alter zählt bis{' '}
        {REFERENCE_YEAR}; fehlt das Baujahr, gilt {DEFAULT_YEAR_BUILT}.
      </p>
      <p>
        Ein Haus mit {formatArea(area)} aus dem Jahr {yearBuilt} ist in dieser Rechnung {age} Jahre
        alt. {formatArea(area)} mal {formatEuros(PRICE_PER_SQUARE_METRE)} sind{' '}
        {formatEuros(newValue)}, abzüglich {formatPercent(-agePercent)} bleiben{' '}
        <strong className="font-semibold">{formatEuros(value)}</strong>, ob es nun in München steht
        oder in Eisleben.
      </p>
    </Section>
  );
}
