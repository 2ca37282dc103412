'use client';

import { TextField } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { type Served, ServedForm, useServedForm } from '@/components/forms/served-form';
import { RECLAIM_REASONS, TRIES } from '@/lib/agents/reclaim-rules';
import { LEAD_OUTCOMES } from '@/lib/requests/leads/outcomes';

const OUTCOME_OPTIONS = Object.entries(LEAD_OUTCOMES).map(([value, label]) => ({ value, label }));

interface OutcomeFormProps {
  how: Served;
  outcome: string;
}

/** What has become of a lead, as its office says. */
export function OutcomeForm({ how, outcome }: OutcomeFormProps) {
  const served = useServedForm(how, { outcome });
  return (
    <ServedForm served={served} submit="Stand speichern" variant="outline" done="Gespeichert.">
      <SelectField
        label="Wie weit sind Sie?"
        options={OUTCOME_OPTIONS}
        {...served.field('outcome')}
      />
    </ServedForm>
  );
}

const REASON_OPTIONS = [
  { value: '', label: 'Bitte wählen' },
  ...Object.entries(RECLAIM_REASONS).map(([value, { label }]) => ({ value, label })),
];

/** Asks for the price of a lead back. */
export function ReclaimForm({ how }: { how: Served }) {
  const served = useServedForm(how, { reason: '', evidence: '', attempts: '' });
  return (
    <ServedForm served={served} submit="Reklamation senden" variant="outline">
      <SelectField label="Grund" options={REASON_OPTIONS} {...served.field('reason')} />
      <TextField label="Was ist geschehen?" rows={3} {...served.field('evidence')} />
      <TextField
        label="Ihre Anrufversuche"
        optional
        hint={`Nur bei „${RECLAIM_REASONS['not-reached'].label}“: je Zeile einer, zum Beispiel 24.11.2026 10:30. Nötig sind ${TRIES.calls} an ${TRIES.days} verschiedenen Tagen.`}
        rows={4}
        {...served.field('attempts')}
      />
    </ServedForm>
  );
}
