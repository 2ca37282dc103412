'use client';

import { SelectField } from '@/components/forms/select-field';
import { ServedForm } from '@/components/forms/served-form';
import { type Served, useServedForm } from '@/components/forms/use-served-form';
import { LEAD_OUTCOMES } from '@/lib/requests/leads/outcomes';

const OPTIONS = Object.entries(LEAD_OUTCOMES).map(([value, label]) => ({ value, label }));

interface OutcomeFormProps {
  how: Served;
  outcome: string;
}

/** What has become of a lead, as its office says. */
export function OutcomeForm({ how, outcome }: OutcomeFormProps) {
  const served = useServedForm(how, { outcome });
  return (
    <ServedForm served={served} submit="Stand speichern" variant="outline" done="Gespeichert.">
      <SelectField label="Wie weit sind Sie?" options={OPTIONS} {...served.field('outcome')} />
    </ServedForm>
  );
}
