/** @jest-environment jsdom */
import { valuationDrafts } from './draft';
import { DRAFT_KEY } from './known-contact';
import { EMPTY_FORM, STEPS, type ValuationFormValues } from './steps';
import { prefillWizard } from './prefill';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOME = { propertyType: 'villa', postalCode: '50667', area: '82,5', yearBuilt: '1975' };

const stored = () => valuationDrafts.load(NOW);
const keep = (values: Partial<ValuationFormValues>) =>
  valuationDrafts.save({
    ...valuationDrafts.fresh(NOW),
    values: { ...EMPTY_FORM, ...values },
    step: 2,
  });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the wizard begins with what is known', () => {
  expect(prefillWizard(HOME, NOW)).toBe(true);
  expect(stored()?.values).toEqual({ ...EMPTY_FORM, ...HOME });
});

test.each<[string, Record<string, string>, string]>([
  ['everything that was asked', HOME, 'rooms'],
  ['a year that nobody knows', { ...HOME, yearBuilt: '' }, 'year-built'],
  ['no area', { ...HOME, area: '' }, 'area'],
  ['the postcode alone', { postalCode: '50667' }, 'property-type'],
  ['a type that is not valued', { ...HOME, propertyType: 'grundstueck' }, 'property-type'],
  ['more than the form has', { ...HOME, price: '400000', name: 'Erika' }, 'rooms'],
])('with %s it is at the first open question', (_, home, step) => {
  prefillWizard(home, NOW);
  expect(STEPS[stored()?.step ?? 0]?.id).toBe(step);
  expect(stored()?.values.name).toBe('');
});

test.each([
  { name: 'Erika Beispiel' },
  { ...HOME, rooms: '4' },
  { propertyType: 'bungalow', email: 'erika@beispiel.de' },
])('a form with other answers stays as it is: %j', (values) => {
  keep(values);
  expect(prefillWizard(HOME, NOW)).toBe(false);
  expect(stored()?.values).toEqual({ ...EMPTY_FORM, ...values });
  expect(stored()?.step).toBe(2);
});

test('a form that knows no more gives way and keeps its key', () => {
  keep({ propertyType: 'bungalow', postalCode: '80331' });
  const key = stored()?.idempotencyKey;
  expect(prefillWizard(HOME, NOW)).toBe(true);
  expect(stored()?.values).toMatchObject(HOME);
  expect(stored()?.idempotencyKey).toBe(key);
});

test('nothing known, nothing written', () => {
  expect(prefillWizard({ propertyType: 'schloss' }, NOW)).toBe(false);
  expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
});

test('a browser that keeps nothing begins at the beginning', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(prefillWizard(HOME, NOW)).toBe(false);
});
