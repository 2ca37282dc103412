import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { draftStore } from '@/lib/platform/draft';
import { useDraft } from './use-draft';

const DRAFT_KEY = 'draft';
const EMPTY_FORM = { name: '', area: '', postalCode: '', privacyConsent: false };
type Values = typeof EMPTY_FORM;

const drafts = draftStore<Values>({
  key: DRAFT_KEY,
  storage: () => localStorage,
  maxAgeDays: 14,
  empty: EMPTY_FORM,
  steps: 10,
  kept: (values) => ({ ...values, privacyConsent: false }),
});

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  jest.restoreAllMocks();
});

function open(entered: Partial<Values> = {}) {
  const onRestore = jest.fn();
  const held = { current: entered };
  const { result, rerender, unmount } = renderHook(
    ({ step }) => {
      const form = useForm<Values>({ defaultValues: EMPTY_FORM });
      return { form, draft: useDraft(drafts, form, held, step, onRestore) };
    },
    { initialProps: { step: 0 } },
  );
  return {
    onRestore,
    unmount,
    goTo: (step: number) => rerender({ step }),
    draft: () => result.current.draft,
    values: () => result.current.form.getValues(),
    type: (name: keyof Values, value: string | boolean) =>
      act(() => result.current.form.setValue(name, value, { shouldDirty: true })),
    wait: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
  };
}

const stored = () => drafts.load()?.values;

describe('while the form is filled in', () => {
  test('it is kept after a moment of quiet', () => {
    const { type, wait, draft } = open();
    type('name', 'Erika');
    wait(299);
    expect(stored()).toBeUndefined();
    type('name', 'Erika Beispiel');
    wait(299);
    expect(stored()).toBeUndefined();
    wait(1);
    expect(stored()).toMatchObject({ name: 'Erika Beispiel' });
    expect(draft().saveState).toBe('saved');
  });

  test('a browser that keeps nothing is noticed', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No storage', 'QuotaExceededError');
    });
    const { type, wait, draft } = open();
    type('name', 'Erika');
    wait(300);
    expect(draft().saveState).toBe('refused');
  });
});

const earlier = {
  ...drafts.fresh(Date.UTC(2026, 10, 20)),
  values: { ...EMPTY_FORM, area: '82,5', name: 'Erika' },
  step: 6,
};

test('at the next visit: answers, step and key are there again', () => {
  drafts.save(earlier);
  const { values, onRestore, draft } = open();
  expect(values()).toEqual(earlier.values);
  expect(onRestore.mock.calls).toEqual([[6]]);
  expect(draft().current()).toMatchObject({
    idempotencyKey: earlier.idempotencyKey,
    openedAt: earlier.openedAt,
  });
});

test('the key of the submission is the same from the opening on, whatever is typed', () => {
  const { type, wait, draft } = open();
  const { idempotencyKey } = draft().current();
  type('name', 'Erika');
  wait(300);
  expect(draft().current().idempotencyKey).toBe(idempotencyKey);
  expect(drafts.load()?.idempotencyKey).toBe(idempotencyKey);
});

describe('when the answers are discarded', () => {
  test('form and browser are empty, and the next form has a key of its own', () => {
    const { type, wait, draft, values } = open();
    type('name', 'Erika');
    wait(300);
    const { idempotencyKey } = draft().current();
    act(() => draft().discard());
    expect(values()).toEqual(EMPTY_FORM);
    expect(localStorage).toHaveLength(0);
    expect(draft().saveState).toBe('untouched');
    expect(draft().current().idempotencyKey).not.toBe(idempotencyKey);
  });

  test('none of them comes back', () => {
    const { type, wait, draft } = open();
    type('name', 'Erika');
    act(() => draft().discard());
    wait(10_000);
    expect(localStorage.getItem(DRAFT_KEY) ?? '').not.toContain('Erika');
  });
});

test('what was entered before the form came to life wins over the draft, and is kept with the rest of it', () => {
  drafts.save({
    ...drafts.fresh(),
    values: { ...EMPTY_FORM, name: 'Erika', area: '90' },
    step: 3,
  });
  const { values, onRestore, draft } = open({ area: '120', privacyConsent: true });
  expect(values()).toMatchObject({ name: 'Erika', area: '120', privacyConsent: true });
  expect(onRestore).toHaveBeenCalledWith(3);
  expect(draft().saveState).toBe('saved');
  expect(stored()).toMatchObject({ name: 'Erika', area: '120', privacyConsent: false });
});
