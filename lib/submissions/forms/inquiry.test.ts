/** @jest-environment jsdom */
import { emptyInquiry, inquiryDrafts } from './inquiry';

const starter = inquiryDrafts('starter');
const enterprise = inquiryDrafts('enterprise');

function keep(changes: Partial<ReturnType<typeof emptyInquiry>>) {
  const draft = starter.fresh();
  starter.save({ ...draft, values: { ...draft.values, ...changes } });
}

beforeEach(() => sessionStorage.clear());

test('what was typed is there on the page of every package', () => {
  keep({ office: 'Beispiel Immobilien' });
  expect(starter.load()?.values).toMatchObject({ office: 'Beispiel Immobilien' });
  expect(enterprise.load()?.values).toMatchObject({ office: 'Beispiel Immobilien' });
});

test('the package is the one that was chosen here; elsewhere the address decides', () => {
  keep({ package: 'professional' });
  expect(starter.load()?.values.package).toBe('professional');
  expect(enterprise.load()?.values.package).toBe('enterprise');
});

test('a form as the address shows it is nothing to keep; another package is', () => {
  expect(starter.isUntouched(emptyInquiry('starter'))).toBe(true);
  expect(starter.isUntouched(emptyInquiry('professional'))).toBe(false);
});
