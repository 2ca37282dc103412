import { render } from '@testing-library/react';
import { valuationDrafts } from '@/lib/valuation/draft';
import { CONTACT_KEY, knownContact } from '@/lib/valuation/known-contact';
import { ForgetContact, ForgetDraft } from './forget';

const show = () =>
  render(
    <>
      <h1 tabIndex={-1}>Bewertung</h1>
      <ForgetDraft />
    </>,
  );

test('answers are removed; name, number and address stay with the type, and the heading gets the focus', () => {
  const draft = valuationDrafts.fresh();
  const values = {
    ...draft.values,
    postalCode: '80331',
    name: 'Erika Beispiel',
    phone: '030 1234567',
    email: 'e@b.de',
    propertyType: 'villa',
  };
  valuationDrafts.save({ ...draft, values });
  const { getByRole } = show();
  expect(valuationDrafts.load()).toBeUndefined();
  const known = { name: 'Erika Beispiel', phone: '030 1234567', email: 'e@b.de' };
  expect(knownContact()).toMatchObject({
    values: { ...known, propertyType: 'villa' },
    openedAt: draft.openedAt,
  });
  expect(localStorage.getItem(CONTACT_KEY)).not.toContain('80331');
  expect(getByRole('heading')).toHaveFocus();
});

test('once the submission is deleted this device knows no one any more', () => {
  const draft = valuationDrafts.fresh();
  valuationDrafts.save({ ...draft, values: { ...draft.values, name: 'Erika Beispiel' } });
  show();
  expect(knownContact()).toBeDefined();
  render(<ForgetContact />);
  expect(localStorage).toHaveLength(0);
});

test('a person who opens a link to a result is neither known nor led anywhere', () => {
  show();
  expect(localStorage).toHaveLength(0);
  expect(document.body).toHaveFocus();
});
