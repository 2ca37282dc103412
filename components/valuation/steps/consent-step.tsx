import { type ComponentType, lazy, Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextLink } from '@/components/ui/text-link';
import { ConsentCheckbox } from '@/components/forms/consent-checkbox';
import { TextField } from '@/components/forms/field';
import { useBox, useField } from '@/components/forms/step-form';
import { CONSENT_WORDINGS } from '@/lib/submissions/kinds/wordings';
import { routes } from '@/lib/routes';
import { MAX_NOTES, stepById, type ValuationFormValues } from '@/lib/valuation/steps';
import { MissingAnswers } from '../missing';

const { question, hint } = stepById('consent');

type Loaded = { default: ComponentType };

/** Optional: without it the form works the same. */
const AnswersSummary = lazy(() =>
  import('../answers-summary').then(
    (file): Loaded => ({ default: file.AnswersSummary }),
    (): Loaded => ({ default: () => null }),
  ),
);

export function ConsentStep() {
  const { control } = useFormContext<ValuationFormValues>();
  const isBegun = !!useWatch({ control, name: 'propertyType' });
  return (
    <div>
      <TextField
        {...useField<ValuationFormValues, 'notes'>('notes')}
        label={question}
        hint={hint}
        maxLength={MAX_NOTES}
        rows={2}
        optional
        large
      />
      <div>
        <MissingAnswers step="consent" />
        <ConsentCheckbox
          {...useBox<ValuationFormValues>('privacyConsent')}
          label={CONSENT_WORDINGS.privacy}
          required
        />
        <ConsentCheckbox
          {...useBox<ValuationFormValues>('contactConsent')}
          label={CONSENT_WORDINGS.contact}
          required
        />
        <p className="mt-3 text-base text-muted">
          Wir speichern deine Angaben, um deine Immobilie zu bewerten und dich dazu zu erreichen.
          Beide Einwilligungen kannst du jederzeit widerrufen. Wie lange wir etwas aufbewahren und
          welche Rechte du hast, steht in der{' '}
          <TextLink href={routes.privacy} target="_blank">
            Datenschutzerklärung
          </TextLink>
          .
        </p>
      </div>
      <Suspense>{isBegun && <AnswersSummary />}</Suspense>
    </div>
  );
}
