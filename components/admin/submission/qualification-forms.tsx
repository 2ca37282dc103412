'use client';

import { type ReactNode, useState } from 'react';
import { Field, TextField } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import type { LeadDetail } from '@/lib/submissions/admin/submission/submission';
import { TIMELINES } from '@/lib/submissions/forms/lead/options';
import { ActionForm, useActionForm } from './action-form';
import { DropdownField } from './dropdown-field';
import { RadioSet } from './radio-set';

const OWNERSHIP = [
  { value: 'yes', label: 'Ja, die Immobilie gehört der Person' },
  { value: 'all', label: 'Nicht allein, und alle Eigentümer sind einverstanden' },
  { value: 'no', label: 'Nein, oder nicht alle sind einverstanden' },
];

function IntentFields({ onDone }: { onDone: () => void }) {
  const { values, field, choice, frame } = useActionForm({
    operation: 'lead-intent',
    initial: { isOwner: '', timeline: '', talkedAt: '', words: '' },
    bodyOf: (typed) => typed,
    onDone,
  });
  return (
    <ActionForm {...frame} submit="Eintragen" pending="Speichern...">
      <RadioSet
        legend="Gehört die Immobilie dieser Person?"
        options={OWNERSHIP}
        selected={values.isOwner}
        {...field('isOwner')}
      />
      <DropdownField
        label="Wann soll verkauft werden?"
        options={TIMELINES}
        {...choice('timeline')}
      />
      <Field
        label="Wann war das Gespräch?"
        hint="Nur nötig, wenn kein Anruf mit „Erreicht“ notiert ist."
        type="datetime-local"
        optional
        {...field('talkedAt')}
      />
      <TextField
        label="Was hat die Person gesagt?"
        hint="Mit ihren Worten, ohne Namen und Adresse: Ein Büro liest sie schon vor der Annahme."
        rows={3}
        {...field('words')}
      />
    </ActionForm>
  );
}

interface UnfoldingProps {
  label: string;
  isFirst: boolean;
  children: (fold: () => void) => ReactNode;
}

function Unfolding({ label, isFirst, children }: UnfoldingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        variant={isFirst ? 'primary' : 'outline'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && <div className="mt-4">{children(() => setOpen(false))}</div>}
    </div>
  );
}

export const IntentForm = ({ isFirst }: { isFirst: boolean }) => (
  <Unfolding label="Eigentum und Absicht eintragen" isFirst={isFirst}>
    {(fold) => <IntentFields onDone={fold} />}
  </Unfolding>
);

function PropertyFields({ gaps, onDone }: Pick<LeadDetail, 'gaps'> & { onDone: () => void }) {
  const { values, field, choice, frame } = useActionForm({
    operation: 'lead-property',
    initial: Object.fromEntries(gaps.map(({ name }) => [name, ''])),
    bodyOf: (typed) => typed,
    onDone,
  });
  return (
    <ActionForm {...frame} submit="Ergänzen" pending="Speichern...">
      {gaps.map(({ name, label, type, options = [] }) =>
        type === 'select' ? (
          <DropdownField
            key={name}
            label={label}
            options={options}
            {...choice(name)}
            value={values[name] ?? ''}
          />
        ) : (
          <Field
            key={name}
            label={label}
            inputMode={type === 'number' ? 'decimal' : undefined}
            autoComplete="off"
            {...field(name)}
          />
        ),
      )}
    </ActionForm>
  );
}

export const PropertyForm = ({
  gaps,
  isFirst,
}: Pick<LeadDetail, 'gaps'> & { isFirst: boolean }) => (
  <Unfolding label="Objektdaten ergänzen" isFirst={isFirst}>
    {(fold) => <PropertyFields gaps={gaps} onDone={fold} />}
  </Unfolding>
);
