'use client';

import { useState } from 'react';
import { TextField } from '@/components/forms/field';
import { Button, type ButtonLook } from '@/components/ui/button';
import { LEAD_CLASSES } from '@/lib/agents/lead-classes';
import type { LeadDetail } from '@/lib/requests/back-office/request/request';
import { TIMELINES } from '@/lib/requests/forms/lead/options';
import { ActionForm, useActionForm } from './action-form';
import { DropdownField } from './dropdown-field';
import { FailureNote } from './failure-note';
import { RadioSet } from './radio-set';
import { type OperationName, useOperation } from './use-operation';

interface OneStepProps extends ButtonLook {
  operation: OperationName;
  body?: object;
  label: string;
  pending: string;
}

export function OneStep({ operation, body = {}, label, pending, ...look }: OneStepProps) {
  const { isSending, failure, run } = useOperation(operation);
  return (
    <div>
      <Button variant="outline" {...look} aria-disabled={isSending} onClick={() => void run(body)}>
        {isSending ? pending : label}
      </Button>
      <FailureNote failure={failure} onRetry={() => void run(body)} />
    </div>
  );
}

const BY_RULE = 'rules';

const CHOICES = [
  { value: BY_RULE, label: 'Nach den Regeln' },
  ...LEAD_CLASSES.map(({ id, name }) => ({ value: id, label: name })),
];

export function ClassForm({ set }: { set?: string }) {
  const { values, field, choice, frame } = useActionForm({
    operation: 'lead-class',
    initial: { class: set ?? BY_RULE, reason: '' },
    bodyOf: ({ class: chosen, reason }) => ({
      class: chosen === BY_RULE ? '' : chosen,
      reason: reason || undefined,
    }),
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

const OWNERSHIP = [
  { value: 'yes', label: 'Ja, die Immobilie gehört der Person' },
  { value: 'no', label: 'Nein, oder nicht allein' },
];

function IntentFields({ onDone }: { onDone: () => void }) {
  const { values, field, choice, frame } = useActionForm({
    operation: 'lead-intent',
    initial: { isOwner: '', timeline: '', words: '' },
    bodyOf: (typed) => typed,
    onDone,
  });
  return (
    <ActionForm {...frame} submit="Eintragen" pending="Speichern...">
      <RadioSet
        legend="Gehört ihr die Immobilie?"
        options={OWNERSHIP}
        selected={values.isOwner}
        {...field('isOwner')}
      />
      <DropdownField
        label="Wann soll verkauft werden?"
        options={TIMELINES}
        {...choice('timeline')}
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

export function IntentForm({ isFirst }: { isFirst: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        variant={isFirst ? 'primary' : 'outline'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Eigentum und Absicht eintragen
      </Button>
      {isOpen && (
        <div className="mt-4">
          <IntentFields onDone={() => setOpen(false)} />
        </div>
      )}
    </div>
  );
}

function orderOf({ billing, left }: LeadDetail['offices'][number]): string {
  if (billing === 'single') return `Einzelauftrag, noch ${left}`;
  return left === undefined ? 'Paket' : `Paket, noch ${left} im Monat`;
}

export function OfferForm({ offices }: Pick<LeadDetail, 'offices'>) {
  const { choice, frame } = useActionForm({
    operation: 'lead-offer',
    initial: { agentId: offices[0]!.id },
    bodyOf: (typed) => typed,
  });
  return (
    <ActionForm {...frame} submit="Anbieten" pending="Wird angeboten...">
      <DropdownField
        label="Welchem Büro?"
        options={offices.map((each) => ({
          value: each.id,
          label: `${each.office} (${orderOf(each)})`,
        }))}
        {...choice('agentId')}
      />
    </ActionForm>
  );
}
