import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { StepQuestion } from '@/components/forms/step-question';
import type { LeadFormValues } from '@/lib/requests/forms/lead/steps';
import { CONDITIONS } from '@/lib/requests/forms/lead/options';
import { parseGermanNumber } from '@/lib/platform/validation/german-number';
import { useLeadField } from '../use-lead-field';
import type { StepProps } from './step-props';

const CONDITION_OPTIONS = [{ value: '', label: 'Keine Angabe' }, ...CONDITIONS];

const NUMBER = { autoComplete: 'off', enterKeyHint: 'next' } as const;

/** Step 3: of land the plot; of a home the area, and year and condition where they are known. */
export function DetailsStep({ id, question }: StepProps) {
  const { control } = useFormContext<LeadFormValues>();
  const typedYear = useWatch({ control, name: 'yearBuilt' });
  const area = useLeadField('area');
  const plotArea = useLeadField('plotArea');
  const yearBuilt = useLeadField('yearBuilt');
  const condition = useLeadField('condition');
  const isNoYear = Number.isNaN(parseGermanNumber(typedYear));
  return (
    <>
      <StepQuestion id={id}>{question}</StepQuestion>
      {/* Which of the two is shown is up to the style sheet, so that it works without scripts. */}
      <div data-of="land" className="mt-6">
        <Field
          {...plotArea.input}
          {...NUMBER}
          label="Grundstücksfläche"
          hint="Sie steht im Grundbuch."
          suffix="m²"
          error={plotArea.error}
          defaultValue={plotArea.typed}
          inputMode="decimal"
        />
      </div>
      <div data-of="home" className="mt-6">
        <Field
          {...area.input}
          {...NUMBER}
          label="Wohnfläche"
          hint="Auf ganze Quadratmeter gerundet. Sie steht im Grundriss oder im Kaufvertrag."
          suffix="m²"
          error={area.error}
          defaultValue={area.typed}
          inputMode="decimal"
        />
        <div className="grid gap-x-5 sm:grid-cols-2">
          <Field
            {...yearBuilt.input}
            {...NUMBER}
            label="Baujahr"
            optional
            error={yearBuilt.error}
            note={
              isNoYear && (
                <p className="text-base text-muted">
                  Das ist keine Jahreszahl. Wir lassen das Baujahr dann offen.
                </p>
              )
            }
            defaultValue={yearBuilt.typed}
            inputMode="numeric"
          />
          <SelectField
            {...condition.input}
            label="Zustand"
            optional
            options={CONDITION_OPTIONS}
            error={condition.error}
            defaultValue={condition.typed}
            autoComplete="off"
          />
        </div>
      </div>
    </>
  );
}
