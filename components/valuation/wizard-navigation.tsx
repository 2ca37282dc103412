import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { isSkippable, type StepDefinition, type ValuationFormValues } from '@/lib/valuation/steps';

interface WizardNavigationProps {
  step: StepDefinition;
  isFirst: boolean;
  isLast: boolean;
  sending: boolean;
  onBack: () => void;
  onSkip: () => void;
}

/** The buttons under a step, and the sentence that says why it cannot be left yet. */
export function WizardNavigation({
  step,
  isFirst,
  isLast,
  sending,
  onBack,
  onSkip,
}: WizardNavigationProps) {
  const { control } = useFormContext<ValuationFormValues>();
  const values = useWatch({ control }) as ValuationFormValues;
  const { errors } = useFormState({ control });
  const ready = step.isReady(values);
  // A field that already says what is wrong is not told so twice.
  const isNamed = step.fields.some((field) => errors[field]);
  return (
    <div className="js-only mt-8 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        {!isFirst && (
          <Button variant="outline" width="narrow" onClick={onBack} disabled={sending}>
            Zurück
          </Button>
        )}
        <div className="ml-auto flex items-center gap-1 sm:gap-3">
          {isSkippable(step, values) && (
            <Button variant="ghost" width="narrow" onClick={onSkip}>
              Überspringen
            </Button>
          )}
          <Button
            type="submit"
            variant={isLast ? 'accent' : 'primary'}
            disabled={!ready || sending}
            aria-describedby="wizard-missing"
          >
            {!isLast && 'Weiter'}
            {isLast && sending && 'Senden...'}
            {isLast && !sending && (
              <>
                <span className="sm:hidden">Fertig</span>
                <span className="hidden sm:inline">Bewertung erhalten</span>
              </>
            )}
          </Button>
        </div>
      </div>
      <p id="wizard-missing" role="status" className="mt-3 min-h-7 text-right text-base text-muted">
        {!ready && !isNamed && step.missing}
      </p>
    </div>
  );
}
