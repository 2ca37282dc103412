import fc from 'fast-check';
import { isValidElement, type ReactNode } from 'react';
import { ValuationFigures } from '@/components/owner/answers';
import { Estimate } from '@/components/admin/submission/estimate';
import { Regional, RegionalHeadline } from '@/components/valuation-result/regional';
import { ESTIMATE } from '@/lib/adviser/advised/estimate';
import { formatEuros } from '@/lib/platform/format/number';
import { postcodes } from '@/lib/platform/places/postcodes';
import { placeLabel } from '@/lib/platform/places/service';
import { regionalOf } from '@/lib/submissions/admin/submission/regional';
import { valueTexts } from '@/lib/submissions/documents/valuation-texts';
import type { ValuationDetails } from '@/lib/submissions/kinds/valuation';
import { homeValue } from '@/lib/submissions/leads/facts';
import { regionalInMail } from '@/lib/submissions/mails/compositions/detailed-valuation';
import { ownRegional } from '@/lib/submissions/owner/view';
import type { SubmissionOf } from '@/lib/submissions/kinds/kinds';
import { estimate } from '@/lib/valuation/estimate';
import { PROPERTY_TYPE_VALUES } from '@/lib/valuation/options';
import { CONFIDENCE_LABELS, rangeLabel } from '@/lib/valuation/regional-labels';
import { PRICES_AS_OF } from '@/lib/valuation/regional/data-state';
import { ENERGY_CLASSES } from '@/lib/energy-effects';
import { valueOfAnswers } from '@/lib/valuation/regional/service';

/** What these parts without state write, read without a browser. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (!isValidElement<{ children?: ReactNode }>(node)) {
    return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
  }
  const { type, props } = node;
  if (typeof type !== 'function') return textOf(props.children);
  return textOf((type as (given: typeof props) => ReactNode)(props));
}

const BLOCKS = [501, 999.5, 2000].map((area) => ({
  propertyType: 'mehrfamilienhaus' as const,
  postalCode: '04229',
  area,
  yearBuilt: null,
  energyClass: null,
  plotArea: null,
}));

const HOMES = fc.sample(
  fc.record({
    propertyType: fc.constantFrom(...PROPERTY_TYPE_VALUES),
    postalCode: fc.constantFrom(...postcodes.map(({ postalCode }) => postalCode)),
    area: fc.integer({ min: 50, max: 300 }),
    yearBuilt: fc.option(fc.integer({ min: 1900, max: 2025 })),
    // Given after the result, for every other home.
    energyClass: fc.option(fc.constantFrom(...ENERGY_CLASSES), { freq: 1 }),
    plotArea: fc.option(fc.integer({ min: 80, max: 1500 }), { freq: 1 }),
  }),
  { seed: 53, numRuns: 200 },
);

test('200 homes and three large apartment houses have the same value, range and words on page, mail, PDF, own page, with the adviser and for employees', () => {
  for (const home of [...HOMES, ...BLOCKS]) {
    const { postalCode, yearBuilt } = home;
    const details: ValuationDetails = {
      ...home,
      rooms: null,
      condition: null,
      notes: null,
      estimatedValue: estimate(home).value,
      expertValue: null,
      expertReason: null,
      expertBy: null,
      expertAt: null,
    };
    const submission = { kind: 'valuation', details } as SubmissionOf<'valuation'>;
    const outcome = valueOfAnswers(details);
    const employees = regionalOf(submission);
    const own = ownRegional(details);
    if (!outcome.isPossible || !employees?.isPossible) throw new Error(JSON.stringify(home));
    const adviser = ESTIMATE.calculator.calculate({
      ...home,
      place: postalCode,
      yearBuilt: yearBuilt ?? undefined,
    });
    const texts = {
      page: textOf([
        <RegionalHeadline key="value" valuation={outcome} />,
        <Regional key="words" valuation={outcome} isFlat={false} />,
      ]),
      mail: JSON.stringify(regionalInMail(details, outcome, placeLabel(postalCode))),
      pdf: Object.values(valueTexts(outcome)).join(' '),
      own: textOf(<ValuationFigures estimatedValue={details.estimatedValue} regional={own} />),
      employees: textOf(
        <Estimate estimate={{ value: details.estimatedValue }} regional={employees} />,
      ),
      // The adviser is told of no request, so it does not know what was given after the result.
      ...(home.energyClass === null &&
        home.plotArea === null && {
          adviser: [
            formatEuros(Number(Object.values(adviser.headline)[0])),
            ...Object.values(adviser.words ?? {}),
          ].join(' '),
        }),
    };
    const { range, confidence, confidenceReasons } = outcome;
    for (const [where, text] of Object.entries(texts)) {
      const missing = [
        formatEuros(outcome.value),
        formatEuros(range.from),
        formatEuros(range.to),
        CONFIDENCE_LABELS[confidence],
        PRICES_AS_OF,
        // 'Meine Anfrage' leaves the reasons to the page of the result.
        ...(where === 'own' ? [] : confidenceReasons),
      ].filter((words) => !text.includes(words));
      expect({ home, where, missing }).toEqual({ home, where, missing: [] });
    }
    expect(own).toMatchObject(outcome);
    expect(homeValue(submission)).toEqual({ value: outcome.value, valueBasis: 'regional' });
    expect(texts.page).toContain(rangeLabel(range));
  }
});
