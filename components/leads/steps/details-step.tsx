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

/** What the area is called and where it is found, for a home and for a plot of land. */
const AREA = {
  home: {
    label: 'Wohnfläche',
    hint: 'Auf ganze Quadratmeter gerundet. Sie steht im Grundriss oder im Kaufvertrag.',
  },
  plot: {
    label: 'Grundstücksfläche',
    hint: 'Sie steht im Grundbuch. Bei mehr als 2.000\u00a0m² tragen Sie bitte 2000 ein und nennen die Größe im letzten Schritt.',
  },
};

/** Step 3: area, and year and condition where they are known. */
export function DetailsStep({ id, question }: StepProps) {
  const { control } = useFormContext<LeadFormValues>();
  const [type, typedYear] = useWatch({ control, name: ['propertyType', 'yearBuilt'] });
  const area = useLeadField('area');
  const yearBuilt = useLeadField('yearBuilt');
  const condition = useLeadField('condition');
  const words = type === 'grundstuck' ? AREA.plot : AREA.home;
  const isNoYear = Number.isNaN(parseGermanNumber(typedYear));
  return (
    <>
      <StepQuestion id={id}>{question}</StepQuestion>
      <div className="mt-6">
        <Field
          {...area.input}
          {...words}
          suffix="m²"
          error={area.error}
          defaultValue={area.typed}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
        />
        <div className="grid gap-x-5 sm:grid-cols-2">
          <div>
            <Field
              {...yearBuilt.input}
              label="Baujahr"
              optional
              error={yearBuilt.error}
              defaultValue={yearBuilt.typed}
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="next"
            />
            <p
              role="status"
              className="-mt-14 mb-2 min-h-14 text-base text-muted empty:hidden sm:-mt-9 sm:min-h-9"
            >
              {isNoYear && 'Das ist keine Jahreszahl. Wir lassen das Baujahr dann offen.'}
            </p>
          </div>
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
