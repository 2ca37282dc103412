import { z } from 'zod';
import { STEP_FIELD } from '@/lib/platform/form-state';
import { openedAt, receiveStep } from './receive-plain-form';

const EMPTY = { type: '' as string | null, area: '', consent: false };
const RULES = {
  empty: EMPTY,
  steps: [{ fields: ['type'] }, { fields: ['area'] }, { fields: ['consent'] }],
  schema: z.object({
    type: z.string().min(1, 'Bitte wählen'),
    area: z.string().regex(/^\d+$/, 'Bitte eine Zahl'),
    consent: z.literal(true, { error: 'Bitte zustimmen' }),
  }),
};

function post(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return receiveStep(form, RULES);
}

test('a button leads to its step with everything that was entered, and says nothing of what comes', () => {
  expect(post({ type: 'villa', area: '5x', [STEP_FIELD]: '1' })).toEqual({
    values: { type: 'villa', area: '5x', consent: false },
    fields: {},
    step: 1,
  });
});

test('a step that is not right is shown again and says why', () => {
  expect(post({ type: 'villa', area: '5x', [STEP_FIELD]: '2' })).toMatchObject({
    fields: { area: 'Bitte eine Zahl' },
    step: 1,
  });
  expect(post({ area: '5', [STEP_FIELD]: '2' })).toMatchObject({
    fields: { type: 'Bitte wählen' },
    step: 0,
  });
});

test.each([undefined, '3', '-1', 'x', '1.5'])('%s asks for no step', (asked) => {
  expect(post({ type: 'villa', ...(asked && { [STEP_FIELD]: asked }) })).toBeUndefined();
});

test('a form that was refused opens where something is wrong, or at its end', () => {
  const state = { values: EMPTY, fields: { area: 'Bitte eine Zahl' } };
  expect(openedAt(state, RULES.steps).step).toBe(1);
  expect(openedAt({ ...state, fields: {} }, RULES.steps).step).toBe(2);
});
