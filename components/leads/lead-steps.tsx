import { useFormContext, useWatch } from 'react-hook-form';
import { CharacterCount } from '@/components/forms/character-count';
import { ConsentCheckbox } from '@/components/forms/consent-checkbox';
import { EMAIL_INPUT, Field, TextField } from '@/components/forms/field';
import { useBox } from '@/components/forms/step-form';
import { OptionGrid } from '@/components/forms/option-grid';
import { SelectField } from '@/components/forms/select-field';
import { leadingTo } from '@/components/forms/step-form';
import { PageLink } from '@/components/ui/page-link';
import { parseGermanNumber } from '@/lib/platform/validation/german-number';
import {
  LEAD_CONDITIONS,
  LEAD_PROPERTY_TYPES,
  TIMELINES,
} from '@/lib/submissions/forms/lead/options';
import {
  type LeadFormValues,
  MAX_ADDITIONAL_INFO,
  LEAD_STEPS,
} from '@/lib/submissions/forms/lead/steps';
import { CONSENT_WORDINGS } from '@/lib/submissions/kinds/wordings';
import { routes } from '@/lib/routes';
import { type LeadStepProps, StepQuestion, useLeadField } from './lead-step';

export function PropertyTypeStep({ id, question, drawings }: LeadStepProps) {
  return (
    <OptionGrid
      {...useLeadField('propertyType')}
      legend={<StepQuestion id={id}>{question}</StepQuestion>}
      options={LEAD_PROPERTY_TYPES.map((type) => ({ ...type, drawing: drawings[type.value] }))}
    />
  );
}

const CONDITION_OPTIONS = [{ value: '', label: 'Keine Angabe' }, ...LEAD_CONDITIONS];

const NUMBER = { autoComplete: 'off', enterKeyHint: 'next' } as const;

export function DetailsStep({ id, question }: LeadStepProps) {
  const { control } = useFormContext<LeadFormValues>();
  const typedYear = useWatch({ control, name: 'yearBuilt' });
  const isNoYear = Number.isNaN(parseGermanNumber(typedYear));
  return (
    <>
      <StepQuestion id={id}>{question}</StepQuestion>
      {/* The style sheet decides which of the two shows, so that it works without scripts. */}
      <div data-of="land" className="mt-6">
        <Field
          {...useLeadField('plotArea')}
          {...NUMBER}
          label="Grundstücksfläche"
          hint="Sie steht im Grundbuch."
          suffix="m²"
          inputMode="decimal"
        />
      </div>
      <div data-of="home" className="mt-6">
        <Field
          {...useLeadField('area')}
          {...NUMBER}
          label="Wohnfläche"
          hint="Auf ganze Quadratmeter gerundet. Sie steht im Grundriss oder im Kaufvertrag."
          suffix="m²"
          inputMode="decimal"
        />
        <div className="grid gap-x-5 sm:grid-cols-2">
          <Field
            {...useLeadField('yearBuilt')}
            {...NUMBER}
            label="Baujahr"
            optional
            note={
              isNoYear && (
                <p className="text-base text-muted">
                  Das ist keine Jahreszahl. Wir lassen das Baujahr dann offen.
                </p>
              )
            }
            inputMode="numeric"
          />
          <SelectField
            {...useLeadField('condition')}
            label="Zustand"
            optional
            options={CONDITION_OPTIONS}
            autoComplete="off"
          />
        </div>
      </div>
    </>
  );
}

export function ContactStep({ id, question }: LeadStepProps) {
  return (
    <>
      <StepQuestion id={id}>{question}</StepQuestion>
      <p className="mt-3">
        Ihre Daten werden vertraulich behandelt und nicht an Dritte weitergegeben, es sei denn, Sie
        erlauben es unten ausdrücklich.
      </p>
      <div className="mt-6">
        <Field {...useLeadField('name')} label="Ihr Name" autoComplete="name" enterKeyHint="next" />
        <Field
          {...useLeadField('email')}
          label="Ihre E-Mail-Adresse"
          {...EMAIL_INPUT}
          enterKeyHint="next"
        />
        <Field
          {...useLeadField('phone')}
          label="Ihre Telefonnummer"
          type="tel"
          autoComplete="tel"
          enterKeyHint="next"
        />
      </div>
      <div className="border-y border-line py-3">
        <ConsentCheckbox
          {...useBox<LeadFormValues>('partnerConsent')}
          label={`${CONSENT_WORDINGS.partner} (freiwillig)`}
        />
        <p className="text-base text-muted">
          Geben wir sie weiter, nennen wir Ihnen das Büro mit Namen; es bezahlt uns dafür. Ihre
          Bewertung hängt nicht davon ab, und Sie können die Erlaubnis jederzeit widerrufen.
        </p>
      </div>
      <p className="mt-4 text-base text-muted">
        Wir verwenden Ihre Angaben, um Ihre Immobilie einzuschätzen und Sie dazu zu erreichen. Wer
        sie erhält, wie lange wir sie aufbewahren, welche Rechte Sie haben und wo Sie sich
        beschweren können, steht in der{' '}
        <PageLink
          href={routes.privacy}
          target="_blank"
          className="text-petrol underline underline-offset-4"
        >
          Datenschutzerklärung
        </PageLink>
        .
      </p>
    </>
  );
}

export function TimelineStep({ id, question, onChange }: LeadStepProps) {
  const { control } = useFormContext<LeadFormValues>();
  const [typed, mayPassOn] = useWatch({ control, name: ['additionalInfo', 'partnerConsent'] });
  return (
    <>
      <OptionGrid
        {...useLeadField('timeline')}
        layout="texts"
        legend={<StepQuestion id={id}>{question}</StepQuestion>}
        options={TIMELINES.map((entry) => ({ ...entry, drawing: null }))}
      />
      <div className="mt-8">
        <TextField
          {...useLeadField('additionalInfo')}
          label="Was sollten wir noch wissen?"
          optional
          autoComplete="off"
        />
        <CharacterCount value={typed} max={MAX_ADDITIONAL_INFO} />
      </div>
      {/* A reload drops the consent, so the last step shows what will be sent. */}
      <p className="js-only text-base">
        <span key={String(mayPassOn)}>
          {`Weitergabe an ein Maklerbüro: ${mayPassOn ? 'erlaubt, an höchstens eines' : 'nicht erlaubt'}.`}
        </span>{' '}
        <button
          {...leadingTo(LEAD_STEPS.findIndex(({ id }) => id === 'contact'))}
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
