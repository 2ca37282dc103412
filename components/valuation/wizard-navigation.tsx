import { useFormContext, useWatch } from 'react-hook-form';
import { STAYING } from '@/components/forms/staying';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/utils';
import { isSkippable, type StepDefinition, type ValuationFormValues } from '@/lib/valuation/steps';
import { missingId } from './missing';

interface WizardNavigationProps {
  step: StepDefinition;
  isFirst: boolean;
  isLast: boolean;
  sending: boolean;
  onBack: () => void;
  onSkip: () => void;
}

/** The buttons under a step. On a phone they stay in view. */
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
  const ready = step.isReady(values);
  return (
    <div className={cn('js-only', STAYING, 'sm:mt-6')}>
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
            aria-describedby={missingId(step.id)}
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
    </div>
  );
}
