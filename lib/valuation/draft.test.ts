/** @jest-environment jsdom */
import { valuationDrafts, prefillWizard } from './draft';
import { VALUATION_DRAFT_KEY } from './known-contact';
import { EMPTY_WIZARD_FORM, WIZARD_STEPS, type ValuationFormValues } from './steps';

const NOW = Date.UTC(2026, 10, 21, 12);

const filled = {
  ...EMPTY_WIZARD_FORM,
  propertyType: 'villa',
  area: '82,5',
  condition: '',
  name: 'Erika Beispiel',
  privacyConsent: true,
  contactConsent: true,
  marketingConsent: true,
};
const draft = { ...valuationDrafts.fresh(NOW), values: filled, step: 6 };
const store = (value: unknown) => localStorage.setItem(VALUATION_DRAFT_KEY, JSON.stringify(value));

afterEach(() => {
  jest.restoreAllMocks();
});

function breakStorage() {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  }
}

describe('keeping a draft', () => {
  test('never writes consents down, and leaves the draft in use as it is', () => {
    valuationDrafts.save(draft);
    expect(JSON.parse(localStorage.getItem(VALUATION_DRAFT_KEY)!).values).toMatchObject({
      privacyConsent: false,
      contactConsent: false,
      marketingConsent: false,
    });
    expect(draft.values.privacyConsent).toBe(true);
  });

  test('does not believe consents that stand in the storage', () => {
    store(draft);
    expect(valuationDrafts.load(NOW)?.values).toMatchObject({
      privacyConsent: false,
      contactConsent: false,
      marketingConsent: false,
    });
  });
});

test('a storage that throws is reported when saving and otherwise passed over', () => {
  breakStorage();
  expect(valuationDrafts.save(draft)).toBe(false);
  expect(valuationDrafts.load(NOW)).toBeUndefined();
  expect(valuationDrafts.forget).not.toThrow();
});

const HOME = { propertyType: 'villa', postalCode: '50667', area: '82,5', yearBuilt: '1975' };

const stored = () => valuationDrafts.load(NOW);
const keep = (values: Partial<ValuationFormValues>) =>
  valuationDrafts.save({
    ...valuationDrafts.fresh(NOW),
    values: { ...EMPTY_WIZARD_FORM, ...values },
    step: 2,
  });

test.each<[string, Record<string, string>, string]>([
  ['everything that was asked', HOME, 'rooms'],
  ['a year that nobody knows', { ...HOME, yearBuilt: '' }, 'year-built'],
  ['the postcode alone', { postalCode: '50667' }, 'property-type'],
  ['a type that is not valued', { ...HOME, propertyType: 'grundstueck' }, 'property-type'],
  ['more than the form has', { ...HOME, price: '400000', name: 'Erika' }, 'rooms'],
])('with %s it is at the first open question', (_, home, step) => {
  prefillWizard(home, NOW);
  expect(WIZARD_STEPS[stored()?.step ?? 0]?.id).toBe(step);
  expect(stored()?.values.name).toBe('');
});

test.each([
  { name: 'Erika Beispiel' },
  { ...HOME, rooms: '4' },
  { propertyType: 'bungalow', email: 'erika@beispiel.de' },
])('a form with other answers stays as it is: %j', (values) => {
  keep(values);
  expect(prefillWizard(HOME, NOW)).toBe(false);
  expect(stored()?.values).toEqual({ ...EMPTY_WIZARD_FORM, ...values });
  expect(stored()?.step).toBe(2);
});
