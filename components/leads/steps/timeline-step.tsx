import { useFormContext, useWatch } from 'react-hook-form';
import { CharacterCount } from '@/components/forms/character-count';
import { TextField } from '@/components/forms/field';
import { OptionGrid } from '@/components/forms/option-grid';
import { leadingTo } from '@/components/forms/step-buttons';
import { StepQuestion } from '@/components/forms/step-question';
import { CONSENT_WORDINGS } from '@/lib/requests/kinds/wordings';
import { type LeadFormValues, MAX_ADDITIONAL_INFO, STEPS } from '@/lib/requests/forms/lead/steps';
import { TIMELINES } from '@/lib/requests/forms/lead/options';
import { useLeadField } from '../use-lead-field';
import type { StepProps } from './step-props';

/** Step 5: when, and what else there is to say. */
export function TimelineStep({ id, question, onChange }: StepProps) {
  const { control } = useFormContext<LeadFormValues>();
  const timeline = useLeadField('timeline');
  const info = useLeadField('additionalInfo');
  const [typed, mayPassOn] = useWatch({ control, name: ['additionalInfo', 'partnerConsent'] });
  return (
    <>
      <OptionGrid
        name="timeline"
        layout="texts"
        legend={<StepQuestion id={id}>{question}</StepQuestion>}
        options={TIMELINES.map((entry) => ({ ...entry, drawing: null }))}
        selected={timeline.typed}
        error={timeline.error}
        inputProps={timeline.input}
      />
      <div className="mt-8">
        <TextField
          {...info.input}
          label="Was sollten wir noch wissen?"
          optional
          error={info.error}
          defaultValue={info.typed}
          autoComplete="off"
        />
        <CharacterCount value={typed} max={MAX_ADDITIONAL_INFO} />
      </div>
      {/* A consent is not kept over a reload: nobody shall have to guess what is sent. */}
      <p className="js-only text-base">
        <span key={String(mayPassOn)}>
          {`Weitergabe an ein Maklerbüro: ${mayPassOn ? 'erlaubt, an höchstens eines' : 'nicht erlaubt'}.`}
        </span>{' '}
        <button
          {...leadingTo(STEPS.findIndex(({ id }) => id === 'contact'))}
          onClick={(event) => {
            event.preventDefault();
            onChange('partnerConsent');
          }}
          className="cursor-pointer text-petrol underline underline-offset-4"
        >
          Ändern
        </button>
      </p>
      <p className="text-base text-muted">
        Mit dem Absenden erklären Sie: „{CONSENT_WORDINGS.inquiry}“.
      </p>
    </>
  );
}
