import { useFormContext, useWatch } from 'react-hook-form';
import { STAYING } from '@/components/forms/staying';
import { leadingTo, OnByEnter } from '@/components/forms/step-buttons';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/utils';
import {
  isSkippable,
  type StepDefinition,
  STEPS,
  type ValuationFormValues,
} from '@/lib/valuation/steps';
import { missingId } from './missing';

interface WizardNavigationProps {
  step: StepDefinition;
  /** From 0 */
  index: number;
  /** Whether scripts know what stands in the fields; before, each button leads on by the server */
  isAlive: boolean;
  sending: boolean;
  onBack: () => void;
}

/** The buttons under a step. On a phone they stay in view. */
export function WizardNavigation({ step, index, isAlive, sending, onBack }: WizardNavigationProps) {
  const { control } = useFormContext<ValuationFormValues>();
  const values = useWatch({ control }) as ValuationFormValues;
  const ready = !isAlive || step.isReady(values);
  const isLast = index === STEPS.length - 1;
  return (
    <div className={cn('js-only', STAYING, 'sm:mt-6')}>
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        <OnByEnter to={isLast ? undefined : index + 1} />
        {index > 0 && (
          <Button
            {...leadingTo(index - 1)}
            variant="outline"
            width="narrow"
            disabled={sending}
            onClick={(event) => {
              event.preventDefault();
              onBack();
            }}
          >
            Zurück
          </Button>
        )}
        <div className="ml-auto flex items-center gap-1 sm:gap-3">
          {isSkippable(step, values) && (
            <Button {...leadingTo(index + 1)} variant="ghost" width="narrow">
              Überspringen
            </Button>
          )}
          <Button
            type="submit"
            {...(!isLast && leadingTo(index + 1))}
            variant={isLast ? 'accent' : 'primary'}
            disabled={!ready || sending}
            aria-describedby={missingId(step.id)}
          >
            {!isLast && <span key="next">Weiter</span>}
            {isLast && sending && <span key="sending">Senden...</span>}
            {isLast && !sending && (
              <span key="send">
                <span className="sm:hidden">Fertig</span>
                <span className="hidden sm:inline">Bewertung erhalten</span>
              </span>
            )}
          </Button>
        </div>
      </div>
    </div>
  );
}
