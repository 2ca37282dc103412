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

  test('ask for each field of the form once', () => {
    expect(steps.flatMap(({ fields }) => fields).sort()).toEqual(
      Object.keys(EMPTY_LEAD_FORM).sort(),
    );
  });

  test('each insists on the specified answers, and on none of another step', () => {
    expect(steps.map(({ required }) => required)).toEqual([
      ['propertyType'],
      ['postalCode', 'city'],
      ['area'],
      ['name', 'email', 'phone'],
      ['timeline'],
    ]);
    for (const { fields, required } of steps)
      expect(fields).toEqual(expect.arrayContaining([...required]));
  });
});

test.each([
  [1, 20],
  [2, 40],
  [3, 60],
  [4, 80],
  [5, 100],
])('at step %i of 5 the form is done to %i %%', (step, percent) => {
  expect(progressPercent(step)).toBe(percent);
});

describe('the first open step', () => {
  test('is the first of an untouched form', () => {
    expect(firstOpenLeadStep(EMPTY_LEAD_FORM)).toBe(0);
  });

  test('is the last when nothing is missing', () => {
    expect(firstOpenLeadStep({ ...EMPTY_LEAD_FORM, ...REQUIRED })).toBe(4);
  });

  test.each<[keyof typeof REQUIRED, number]>([
    ['propertyType', 0],
    ['postalCode', 1],
    ['city', 1],
    ['area', 2],
    ['name', 3],
    ['email', 3],
    ['phone', 3],
    ['timeline', 4],
  ])('without %s is step %i, also when blanks stand there', (field, step) => {
    expect(firstOpenLeadStep({ ...EMPTY_LEAD_FORM, ...REQUIRED, [field]: '' })).toBe(step);
    expect(firstOpenLeadStep({ ...EMPTY_LEAD_FORM, ...REQUIRED, [field]: ' \n' })).toBe(step);
  });

  test.each([
    [{ propertyType: null }, 0],
    [{ timeline: null }, 4],
  ])('is the one of a group that was left without a choice: %j', (values, step) => {
    expect(firstOpenLeadStep({ ...EMPTY_LEAD_FORM, ...REQUIRED, ...values })).toBe(step);
  });

  test('is the earlier one when two lack an answer', () => {
    expect(firstOpenLeadStep({ ...EMPTY_LEAD_FORM, ...REQUIRED, timeline: '', city: '' })).toBe(1);
  });

  test('is none that was answered wrongly: its own check says so', () => {
    expect(
      firstOpenLeadStep({ ...EMPTY_LEAD_FORM, ...REQUIRED, postalCode: 'abc', area: '0' }),
    ).toBe(4);
  });
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
