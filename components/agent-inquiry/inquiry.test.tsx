import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlainFormState } from '@/components/forms/plain-form';
import { emptyInquiry, inquiryDrafts, type InquiryFormValues } from '@/lib/requests/forms/inquiry';
import { InquiryNote } from './inquiry-note';
import { Inquiry, InquiryForm } from './inquiry';
import { PackageSummaries } from './package-summaries';

type State = PlainFormState<InquiryFormValues>;

const originalFetch = globalThis.fetch;
// jsdom lacks it.
AbortSignal.timeout ??= () => new AbortController().signal;

function stored(): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  globalThis.fetch = async (path, { body } = {}) => {
    sent.push({ path, ...JSON.parse(String(body)) });
    return { ok: true, json: async () => ({ agentInquiry: { id: 'one' } }) } as never;
  };
  return sent;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  globalThis.fetch = originalFetch;
});

function show() {
  const user = userEvent.setup({ delay: null });
  const view = (
    <Inquiry
      preset="professional"
      plainAction={async (state) => state}
      intro={<p>Nennen Sie uns Ihr Gebiet.</p>}
      summary={<PackageSummaries />}
      note={<InquiryNote />}
    />
  );
  return { user, ...render(view) };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const sendButton = () => screen.getByRole('button', { name: 'Anfrage senden' });

test('starts with the package of the address, and names each with its price', () => {
  show();
  const choices = screen.getAllByRole('radio');
  expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
    'Starter249\u00a0€',
    'Professional749\u00a0€',
    'Enterprise1.999\u00a0€',
  ]);
  expect(screen.getByRole('radio', { name: /Professional/ })).toBeChecked();
  expect(screen.getByText('Preise im Monat, zzgl. USt., nur für Unternehmer')).toBeVisible();
});

test('brings back what was typed and chosen here before', () => {
  const drafts = inquiryDrafts('professional');
  const values = { ...emptyInquiry('starter'), office: 'Beispiel Immobilien' };
  drafts.save({ ...drafts.fresh(), values });
  show();
  expect(screen.getByRole('radio', { name: /Starter/ })).toBeChecked();
  expect(field('Maklerbüro')).toHaveValue('Beispiel Immobilien');
});

test('says before the button that nothing is charged, and what one declares', () => {
  show();
  expect(screen.getByText(/Es wird nichts berechnet, und ein Vertrag entsteht/)).toBeVisible();
  expect(
    screen.getByText(/„Ich bitte darum, zu meiner Anfrage angerufen und angeschrieben zu werden“/),
  ).toBeVisible();
});

test('is sent with the package that was chosen, and the thanks take its place', async () => {
  const sent = stored();
  const { user } = show();
  await user.click(screen.getByRole('radio', { name: /Enterprise/ }));
  for (const [name, typed] of [
    ['Postleitzahlgebiet', '10, 144'],
    ['Maklerbüro', 'Beispiel Immobilien'],
    ['Ansprechpartner', 'Max Muster'],
    ['E-Mail', 'max@beispiel.de'],
    ['Telefon', '030 1234567'],
  ] as const) {
    await user.click(field(name));
    await user.paste(typed);
  }
  await user.click(sendButton());
  const thanks = await screen.findByRole('heading', { name: 'Vielen Dank.' });
  await waitFor(() => expect(thanks).toHaveFocus());
  expect(screen.getByText(/Ihre Anfrage zum Paket Enterprise/)).toBeVisible();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(screen.queryByText('Nennen Sie uns Ihr Gebiet.')).not.toBeInTheDocument();
  expect(sent).toMatchObject([
    {
      path: '/api/agent-inquiries',
      package: 'enterprise',
      postalArea: '10, 144',
      office: 'Beispiel Immobilien',
      message: '',
      website: '',
    },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

function Returned(plain: State) {
  return (
    <InquiryForm
      preset="professional"
      plain={plain}
      submitPlain={() => {}}
      intro={null}
      summary={null}
      note={null}
    />
  );
}

const VALUES = { ...emptyInquiry('starter'), office: 'Beispiel Immobilien', postalArea: 'Berlin' };

test('errors of a form sent without scripts stand in the summary and at the field until it is checked again', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Returned values={VALUES} error="Bitte prüfen." fields={{ postalArea: 'Nicht so' }} />);
  expect(screen.getByRole('alert', { name: 'Bitte prüfen Sie Ihre Angaben' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Nicht so' })).toHaveAttribute('href', '#postalArea');
  expect(field('Postleitzahlgebiet')).toHaveAccessibleDescription(/Nicht so/);
  expect(field('Postleitzahlgebiet')).toHaveValue('Berlin');
  expect(field('Maklerbüro')).toHaveValue('Beispiel Immobilien');
  expect(screen.getByRole('radio', { name: /Starter/ })).toBeChecked();
  await user.click(sendButton());
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByText('Nicht so')).not.toBeInTheDocument();
});

test('a fault of the server without scripts has its own title', () => {
  render(<Returned values={VALUES} error="Noch nicht gespeichert." fields={{}} />);
  expect(
    screen.getByRole('alert', { name: 'Ihre Anfrage wurde noch nicht gesendet' }),
  ).toHaveTextContent('Noch nicht gespeichert.');
});
