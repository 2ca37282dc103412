import {
  EMPTY_WIZARD_FORM,
  isSkippable,
  stepById,
  WIZARD_STEPS,
  type WizardStepDefinition,
  type WizardStepId,
  type ValuationFormValues,
} from './steps';

const steps: readonly WizardStepDefinition[] = WIZARD_STEPS;
const form = (values: Partial<ValuationFormValues>) => ({ ...EMPTY_WIZARD_FORM, ...values });
const isReady = (id: WizardStepId, values: Partial<ValuationFormValues>) =>
  stepById(id).isReady(form(values));

describe('the ten steps', () => {
  test('stand in the specified order, consent last', () => {
    expect(steps.map(({ id }) => id)).toEqual([
      'property-type',
      'postal-code',
      'area',
      'year-built',
      'rooms',
      'condition',
      'name',
      'email',
      'phone',
      'consent',
    ]);
  });

  test('ask for each field of the form once; no step asks for marketing consent', () => {
    const expected = Object.keys(EMPTY_WIZARD_FORM).filter((field) => field !== 'marketingConsent');
    expect(steps.flatMap(({ fields }) => fields).sort()).toEqual(expected.sort());
  });
});

describe('an untouched form', () => {
  test.each(steps.filter(({ optional }) => !optional))('holds back at $id', (step) => {
    expect(step.isReady(EMPTY_WIZARD_FORM)).toBe(false);
    expect(isSkippable(step, EMPTY_WIZARD_FORM)).toBe(false);
  });

  test.each(steps.filter(({ optional }) => optional))('may skip $id', (step) => {
    expect(step.isReady(EMPTY_WIZARD_FORM)).toBe(true);
    expect(isSkippable(step, EMPTY_WIZARD_FORM)).toBe(true);
  });
});

test('a group that was left without a choice holds back, as the browser says null of it', () => {
  expect(isReady('property-type', { propertyType: null })).toBe(false);
});

describe('gating', () => {
  test.each<[WizardStepId, Partial<ValuationFormValues>]>([
    ['property-type', { propertyType: 'villa' }],
    ['postal-code', { postalCode: '80331' }],
    ['postal-code', { postalCode: '803311' }],
    ['area', { area: '120' }],
    ['year-built', { yearBuilt: '1990' }],
    ['year-built', { yearBuilt: '  ' }],
    ['rooms', { rooms: '' }],
    ['condition', { condition: '' }],
    ['email', { email: 'e' }],
    ['consent', { privacyConsent: true, contactConsent: true }],
  ])('%s lets %j through to be checked', (id, values) => {
    expect(isReady(id, values)).toBe(true);
  });

  test.each<[WizardStepId, Partial<ValuationFormValues>]>([
    ['property-type', { propertyType: '' }],
    ['postal-code', { postalCode: '8033' }],
    ['area', { area: '0' }],
    ['area', { area: '-120' }],
    ['year-built', { yearBuilt: '0' }],
    ['year-built', { yearBuilt: 'alt' }],
    ['rooms', { rooms: '-1' }],
    ['name', { name: '  ' }],
    ['consent', { privacyConsent: true }],
    ['consent', { contactConsent: true }],
    ['consent', { notes: 'Garage', marketingConsent: true }],
  ])('%s holds back with %j', (id, values) => {
    expect(isReady(id, values)).toBe(false);
  });
});
