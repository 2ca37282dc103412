import { render } from '@testing-library/react';
import { valuationDrafts } from '@/lib/valuation/draft';
import { knownContact } from '@/lib/valuation/known-contact';
import { ForgetDraft } from './forget-draft';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const show = () =>
  render(
    <>
      <h1 tabIndex={-1}>Bewertung</h1>
      <ForgetDraft />
    </>,
  );

test('answers are removed; name, number and address stay for this tab, and the heading gets the focus', () => {
  const draft = valuationDrafts.fresh();
  const values = { ...draft.values, name: 'Erika Beispiel', phone: '030 1234567', email: 'e@b.de' };
  valuationDrafts.save({ ...draft, values });
  const { getByRole } = show();
  expect(valuationDrafts.load()).toBeUndefined();
  expect(knownContact()).toEqual({
    name: 'Erika Beispiel',
    phone: '030 1234567',
    email: 'e@b.de',
    openedAt: draft.openedAt,
  });
  expect(getByRole('heading')).toHaveFocus();
});

test('whoever opens a link to a result is neither known nor led anywhere', () => {
  show();
  expect(sessionStorage).toHaveLength(0);
  expect(document.body).toHaveFocus();
});
