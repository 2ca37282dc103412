import {
  EMPTY_LEAD_FORM,
  firstOpenLeadStep,
  type LeadFormValues,
  progressPercent,
  LEAD_STEPS,
  type LeadStepDefinition,
  withoutUnasked,
} from './steps';

const steps: readonly LeadStepDefinition[] = LEAD_STEPS;

const REQUIRED = {
  propertyType: 'villa',
  postalCode: '80331',
  city: 'München',
  area: '120',
  name: 'Erika Beispiel',
  email: 'erika@beispiel.de',
  phone: '089 12345678',
  timeline: 'sofort',
} satisfies Partial<LeadFormValues>;

describe('the five steps', () => {
  test('ask the specified questions in their order', () => {
    expect(steps.map(({ id, question }) => [id, question])).toEqual([
      ['property-type', 'Welche Immobilie möchten Sie verkaufen?'],
      ['location', 'Wo befindet sich Ihre Immobilie?'],
      ['details', 'Details zu Ihrer Immobilie'],
      ['contact', 'Ihre Kontaktdaten'],
      ['timeline', 'Wann möchten Sie verkaufen?'],
    ]);
  });

  test('ask for each field of the form once, and insist on the specified answers', () => {
    expect(steps.flatMap(({ fields }) => fields).sort()).toEqual(
      Object.keys(EMPTY_LEAD_FORM).sort(),
    );
    expect(steps.map(({ required }) => required)).toEqual([
      ['propertyType'],
      ['postalCode', 'city'],
      ['area'],
      ['name', 'email', 'phone'],
      ['timeline'],
    ]);
  });
});

test('at each of the five steps a fifth is done', () => {
  expect([1, 2, 5].map(progressPercent)).toEqual([20, 40, 100]);
});

test.each<[object, number]>([
  [EMPTY_LEAD_FORM, 0],
  [{}, 4],
  [{ propertyType: null }, 0],
  [{ city: ' \n' }, 1],
  [{ area: '' }, 2],
  [{ phone: '' }, 3],
  [{ timeline: null }, 4],
  // The earlier one when two lack an answer.
  [{ timeline: '', city: '' }, 1],
  // A wrong answer is said by its own check.
  [{ postalCode: 'abc', area: '0' }, 4],
])('the first open step with %j is step %i', (values, step) => {
  expect(firstOpenLeadStep({ ...EMPTY_LEAD_FORM, ...REQUIRED, ...values })).toBe(step);
});

test('of land the plot has to be answered, not the area', () => {
  const land = { ...EMPTY_LEAD_FORM, ...REQUIRED, propertyType: 'grundstuck', timeline: '' };
  expect(firstOpenLeadStep({ ...land, area: '120' })).toBe(2);
  expect(firstOpenLeadStep({ ...land, area: '', plotArea: '12.500' })).toBe(4);
});

test('what is not asked for the type that is chosen is left out', () => {
  const typed = { area: '120', plotArea: '800', yearBuilt: '1990', condition: 'gut' };
  expect(withoutUnasked({ ...typed, propertyType: 'villa' })).toMatchObject({
    ...typed,
    plotArea: '',
  });
  expect(withoutUnasked({ ...typed, propertyType: 'grundstuck' })).toMatchObject({
    area: '',
    plotArea: '800',
    yearBuilt: '',
    condition: '',
  });
});
