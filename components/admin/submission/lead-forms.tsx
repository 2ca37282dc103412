'use client';

import { TextField } from '@/components/forms/field';
import { Button, type ButtonLook } from '@/components/ui/button';
import { LEAD_CLASSES } from '@/lib/agencies/lead-classes';
import type { LeadDetail } from '@/lib/submissions/admin/submission/submission';
import { isBetter } from '@/lib/submissions/leads/lead-class';
import { ActionForm, useActionForm } from './action-form';
import { DropdownField } from './dropdown-field';
import { FailureNote } from './failure-note';
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

const READ_BY_AGENCY =
  'Das liest das Büro im Angebot. Bitte keine Namen und nichts, womit man jemanden erreicht.';

export function ClassForm({ byRule, set }: { byRule: string; set?: string }) {
  const lower = LEAD_CLASSES.filter(({ id }) => isBetter(byRule, id));
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
        Niedrigere Klasse setzen
      </summary>
      <ActionForm {...frame} submit="Klasse setzen" pending="Speichern...">
        <DropdownField
          label="Klasse"
          options={[
            { value: BY_RULE, label: 'Nach den Regeln' },
            ...lower.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...choice('class')}
        />
        {values.class !== BY_RULE && (
          <TextField label="Warum?" hint={READ_BY_AGENCY} rows={2} {...field('reason')} />
        )}
      </ActionForm>
    </details>
  );
}

export function ExceptionForm() {
  const { field, frame } = useActionForm({
    operation: 'lead-release',
    initial: { exception: '' },
    bodyOf: (typed) => typed,
  });
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
        Als Ausnahme freigeben
      </summary>
      <ActionForm {...frame} submit="Mit Ausnahme freigeben" pending="Wird freigegeben...">
        <TextField
          label="Warum schon jetzt?"
          hint={`${READ_BY_AGENCY} Auch der Eigentümer liest es.`}
          rows={2}
          {...field('exception')}
        />
      </ActionForm>
    </details>
  );
}

function orderOf({ billing, left }: LeadDetail['agencies'][number]): string {
  if (billing === 'single') return `Einzelauftrag, noch ${left}`;
  return left === undefined ? 'Paket' : `Paket, noch ${left} im Monat`;
}

export function OfferForm({ agencies }: Pick<LeadDetail, 'agencies'>) {
  const { choice, frame } = useActionForm({
    operation: 'lead-offer',
    initial: { agencyId: agencies[0]!.id },
    bodyOf: (typed) => typed,
  });
  return (
    <ActionForm {...frame} submit="Anbieten" pending="Wird angeboten...">
      <DropdownField
        label="Welchem Büro?"
        options={agencies.map((each) => ({
          value: each.id,
          label: `${each.office} (${orderOf(each)})`,
        }))}
        {...choice('agencyId')}
      />
    </ActionForm>
  );
}
