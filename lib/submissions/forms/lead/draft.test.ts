/** @jest-environment jsdom */
import { EMPTY_LEAD_FORM, leadDrafts } from './steps';

const KEY = 'wohnlotse.verkauf';
const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

const filled = {
  ...EMPTY_LEAD_FORM,
  propertyType: 'grundstuck',
  area: '82,5',
  name: 'Erika Beispiel',
  partnerConsent: true,
};
const draft = { ...leadDrafts.fresh(NOW), values: filled, step: 3 };
const store = (value: unknown) => localStorage.setItem(KEY, JSON.stringify(value));

describe('a kept draft', () => {
  test('brings back what was typed, the step and the key, without the consent', () => {
    expect(leadDrafts.save(draft)).toBe(true);
    expect(leadDrafts.load(NOW + 1)).toEqual({
      ...draft,
      values: { ...filled, partnerConsent: false },
    });
  });

  test('has no consent in it, and believes none that stands in the storage', () => {
    leadDrafts.save(draft);
    expect(JSON.parse(localStorage.getItem(KEY)!).values.partnerConsent).toBe(false);
    expect(draft.values.partnerConsent).toBe(true);
    store(draft);
    expect(leadDrafts.load(NOW)?.values.partnerConsent).toBe(false);
  });

  test.each([
    [4, 4],
    [9, 4],
    [-1, 0],
    [1.5, 0],
    ['3', 0],
  ])('that stood at step %p goes on at step %i', (step, expected) => {
    store({ ...draft, step });
    expect(leadDrafts.load(NOW)?.step).toBe(expected);
  });

  test('is offered for 14 days', () => {
    leadDrafts.save(draft);
    expect(leadDrafts.load(NOW + 14 * DAY)).toBeDefined();
    expect(leadDrafts.load(NOW + 14 * DAY + 1)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('has no gap where the browser lost a value', () => {
    const values = { ...EMPTY_LEAD_FORM, city: null, area: '120' };
    localStorage.setItem(KEY, JSON.stringify({ ...draft, values }));
    expect(leadDrafts.load(draft.savedAt)?.values).toEqual({ ...EMPTY_LEAD_FORM, area: '120' });
  });

  test.each(['{', 'null', '[]', '{}', JSON.stringify({ ...draft, values: { area: 120 } })])(
    'that reads %s is none',
    (stored) => {
      localStorage.setItem(KEY, stored);
      expect(leadDrafts.load(NOW)).toBeUndefined();
    },
  );
});
