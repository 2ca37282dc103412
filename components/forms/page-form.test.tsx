import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithRouter } from '@/lib/testing/navigation';
import type { FormValues, PlainFormAction } from '@/lib/platform/form-state';
import { PageForm } from './page-form';

const FIELDS = [
  { name: 'name', label: 'Name', defaultValue: 'Karin' },
  { name: 'note', label: 'Notiz', rows: 2 },
  { name: 'checked', label: 'Geprüft', type: 'checkbox', defaultValue: 'on' },
  { name: 'role', label: 'Rolle', options: [{ value: 'head', label: 'Leitung' }] },
];
const TOLD = { title: 'Passwort für', of: 'name', text: 'Nur einmal.' };

function open(told: string[], props: Partial<Parameters<typeof PageForm>[0]>) {
  const action: PlainFormAction<FormValues> = async (state) => ({ ...state, sent: true, told });
  render(
    <WithRouter router={{ refresh: () => {} }}>
      <PageForm action={action} about={{ id: '7' }} fields={FIELDS} submit="Speichern" {...props} />
    </WithRouter>,
  );
}

async function save() {
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByText('Wird gesendet...')).toBeNull());
}
const nameField = () => screen.getByRole('textbox', { name: 'Name' });

test('a form that can be repeated starts again below what is shown once', async () => {
  open(['Geheim-1'], { isRepeatable: true, told: TOLD });
  await userEvent.type(nameField(), ' Muster');
  await save();
  expect(screen.getByRole('heading', { name: 'Passwort für Karin Muster' })).toHaveFocus();
  expect(screen.getByText('Geheim-1')).toBeVisible();
  expect(nameField()).toHaveValue('Karin');
});

test('any other form gives way to what is shown once', async () => {
  open(['Geheim-1'], { told: { title: 'Neue Codes', text: 'Nur einmal.' } });
  await save();
  expect(screen.getByRole('heading', { name: 'Neue Codes' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
});
