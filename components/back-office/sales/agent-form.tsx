'use client';

import { Choice } from '@/components/forms/choice';
import { Field } from '@/components/forms/field';
import { FieldError } from '@/components/forms/field-error';
import { SelectField } from '@/components/forms/select-field';
import { ServedForm } from '@/components/forms/served-form';
import { type Served, useServedForm } from '@/components/forms/use-served-form';
import { AGENT_STATES } from '@/lib/agents/agent';
import { LEAD_PACKAGES } from '@/lib/agents/packages';

const STATES = Object.entries(AGENT_STATES).map(([value, label]) => ({ value, label }));

const PACKAGES = [
  { value: '', label: 'Kein Paket' },
  ...LEAD_PACKAGES.map(({ id, name }) => ({ value: id, label: name })),
];

interface AgentFormProps {
  how: Served;
  /** What is stored, as it stands in the fields */
  values: Record<string, string>;
  /** Who has checked the licence, and when */
  checked?: string;
}

/** What is written down of an office. */
export function AgentForm({ how, values, checked }: AgentFormProps) {
  const served = useServedForm(how, values);
  const { field, state } = served;
  const box = (name: string, label: string) => (
    <div>
      <Choice
        type="checkbox"
        name={name}
        label={label}
        defaultChecked={state.values[name] === 'on'}
        aria-invalid={state.fields[name] ? true : undefined}
        aria-describedby={state.fields[name] && `${name}-error`}
      />
      <FieldError name={name} message={state.fields[name]} />
    </div>
  );
  return (
    <ServedForm served={served} submit="Speichern" done="Gespeichert." className="mt-6 max-w-2xl">
      <Field label="Büro" autoComplete="off" {...field('office')} />
      <Field label="Ansprechpartner" autoComplete="off" {...field('contactName')} />
      <Field
        type="email"
        label="E-Mail-Adresse"
        hint="Dorthin gehen Angebote und der Link zum Bereich des Büros. Eine andere Adresse beendet Anmeldungen und bisherige Links; offene Angebote gehen noch einmal an die neue."
        autoComplete="off"
        {...field('email')}
      />
      <Field type="tel" label="Telefon" optional autoComplete="off" {...field('phone')} />
      <SelectField
        label="Stand"
        hint="Ist ein Büro nicht mehr aktiv, enden seine offenen Angebote mit dem Speichern."
        options={STATES}
        {...field('state')}
      />
      <Field
        label="Erlaubnis nach § 34c GewO"
        hint="Nummer oder Aktenzeichen"
        optional
        autoComplete="off"
        {...field('licence')}
      />
      <Field
        label="Behörde, die sie erteilt hat"
        optional
        autoComplete="off"
        {...field('licenceAuthority')}
      />
      {box('licenceChecked', checked ? `Geprüft (${checked})` : 'Ich habe die Erlaubnis geprüft')}
      <Field
        label="Gebiete"
        hint="Postleitzahlen oder ihre ersten Ziffern, durch Kommas getrennt: 26, 27749"
        autoComplete="off"
        {...field('areas')}
      />
      {box('isProtected', 'Gebiete geschützt: Niemand sonst bekommt dort Leads angeboten')}
      <SelectField label="Paket" options={PACKAGES} {...field('package')} />
      <Field
        label="Offene Einzelaufträge"
        hint="So viele Leads sind einzeln bestellt und noch nicht übergeben."
        inputMode="numeric"
        autoComplete="off"
        {...field('singleOrders')}
      />
    </ServedForm>
  );
}
