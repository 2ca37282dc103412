'use client';

import { TextField } from '@/components/forms/field';
import { LEAD_CLASSES } from '@/lib/agents/lead-classes';
import { DropdownField } from '../dropdown-field';
import { ActionForm } from '../panels/action-form';
import { useActionForm } from '../panels/use-action-form';

const BY_RULE = 'rules';

const CHOICES = [
  { value: BY_RULE, label: 'Nach den Regeln' },
  ...LEAD_CLASSES.map(({ id, name }) => ({ value: id, label: name })),
];

const nothing = () => {};

/** Sets another class than the rules do, with a reason, or leaves it to them again. */
export function ClassForm({ set }: { set?: string }) {
  const { values, field, choice, frame } = useActionForm({
    action: 'lead-class',
    operation: 'lead-class',
    initial: { class: set ?? BY_RULE, reason: '' },
    bodyOf: ({ class: chosen, reason }) => ({
      class: chosen === BY_RULE ? '' : chosen,
      reason: reason || undefined,
    }),
    onDone: nothing,
  });
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
        Andere Klasse setzen
      </summary>
      <ActionForm {...frame} submit="Klasse setzen" pending="Speichern...">
        <DropdownField label="Klasse" options={CHOICES} {...choice('class')} />
        {values.class !== BY_RULE && <TextField label="Warum?" rows={2} {...field('reason')} />}
      </ActionForm>
    </details>
  );
}
