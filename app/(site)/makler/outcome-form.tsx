import { PageForm } from '@/components/forms/page-form';
import type { ServerFormTarget } from '@/components/forms/server-form';
import { TitledSection } from '@/components/ui/titled-section';
import { typedNumber } from '@/lib/platform/validation/german-number';
import { LEAD_OUTCOMES, type LeadOutcome } from '@/lib/submissions/leads/outcomes';

interface OutcomeFormProps extends ServerFormTarget {
  outcome: LeadOutcome;
  soldFor: number | null;
}

export function OutcomeForm({ action, about, outcome, soldFor }: OutcomeFormProps) {
  return (
    <TitledSection id="stand" title="Stand" look="mb-3 text-2xl" className="mt-10">
      <PageForm
        action={action}
        about={about}
        fields={[
          {
            name: 'outcome',
            label: 'Wie weit sind Sie?',
            options: Object.entries(LEAD_OUTCOMES).map(([value, label]) => ({ value, label })),
            defaultValue: outcome,
          },
          {
            name: 'soldFor',
            label: 'Verkauft für (Euro)',
            hint: 'Nur zum Stand „verkauft“. Wir vergleichen den Preis mit unserer Schätzung; die Person liest ihn in „Meine Anfrage“.',
            optional: true,
            inputMode: 'decimal',
            defaultValue: soldFor === null ? '' : typedNumber(soldFor),
          },
        ]}
        submit="Stand speichern"
        variant="outline"
        done="Gespeichert."
        className="max-w-xl"
      />
    </TitledSection>
  );
}
