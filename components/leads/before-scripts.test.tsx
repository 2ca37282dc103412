import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EMPTY_LEAD_FORM, leadDrafts, type LeadFormValues } from '@/lib/requests/forms/lead/steps';
import { LeadForm } from './lead-form';

let root: Root | undefined;
const complaints: unknown[] = [];

beforeEach(() => {
  localStorage.clear();
  complaints.length = 0;
  window.scrollTo = () => {};
});
afterEach(() => act(() => root?.unmount()));

const form = (
  <LeadForm
    drawings={{}}
    aside={null}
    afterwards={null}
    plainAction={(state) => Promise.resolve(state)}
  />
);

/** Shows the server's HTML. @returns hydrates it */
function open() {
  document.body.innerHTML = `<div id="page">${renderToString(form)}</div>`;
  return () =>
    act(async () => {
      root = hydrateRoot(document.getElementById('page')!, form, {
        onRecoverableError: (error) => complaints.push(error),
      });
    });
}

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]:not([type=radio])`)!;
const card = (value: string) => document.querySelector<HTMLInputElement>(`[value="${value}"]`)!;
const kept = () => leadDrafts.load()?.values;
const draft = (values: Partial<LeadFormValues>, step: number) =>
  leadDrafts.save({ ...leadDrafts.fresh(), values: { ...EMPTY_LEAD_FORM, ...values }, step });
const shown = () => document.querySelector('[data-current]')?.getAttribute('data-step');

test('what was typed, chosen and ticked stays and is kept', async () => {
  const letScriptsCome = open();
  card('villa').checked = true;
  field('city').value = 'München';
  field('partnerConsent').checked = true;
  await letScriptsCome();
  expect(complaints).toEqual([]);
  expect(card('villa').checked).toBe(true);
  expect(field('city').value).toBe('München');
  expect(field('partnerConsent').checked).toBe(true);
  expect(kept()).toMatchObject({ propertyType: 'villa', city: 'München', partnerConsent: false });
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

test('it wins over the draft, which comes back with the rest and its step', async () => {
  draft({ propertyType: 'reihenhaus', city: 'Dresden', area: '90' }, 2);
  const letScriptsCome = open();
  card('villa').checked = true;
  await letScriptsCome();
  expect(shown()).toBe('details');
  expect(card('villa').checked).toBe(true);
  expect(kept()).toMatchObject({ propertyType: 'villa', city: 'Dresden', area: '90' });
});

test('it stays if React creates the form again because an extension changed the page', async () => {
  const letScriptsCome = open();
  card('villa').checked = true;
  field('city').value = 'München';
  field('city').after(document.createElement('div'));
  await letScriptsCome();
  expect(complaints).not.toEqual([]);
  expect(card('villa').checked).toBe(true);
  expect(field('city').value).toBe('München');
  expect(kept()).toMatchObject({ propertyType: 'villa', city: 'München' });
});

test('an untouched form keeps nothing', async () => {
  await open()();
  expect(kept()).toBeUndefined();
  expect(shown()).toBe('property-type');
});
