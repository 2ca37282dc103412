import { STAYING } from '@/components/forms/staying';
import { leadingTo } from '@/components/forms/step-buttons';
import { SubmitButton } from '@/components/forms/submit-button';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/utils';

interface LeadNavigationProps {
  /** From 0 */
  step: number;
  isLast: boolean;
  sending: boolean;
  onBack: () => void;
}

/** The buttons under a step of the lead form, specification 2. */
export function LeadNavigation({ step, isLast, sending, onBack }: LeadNavigationProps) {
  return (
    <div
      className={cn(
        'js-only mt-4 flex justify-between gap-3 border-t border-line sm:mt-8',
        // The long words of the last button need the width of a phone.
        isLast ? 'flex-col-reverse pt-5 sm:flex-row' : STAYING,
      )}
    >
      <Button
        {...leadingTo(step - 1)}
        variant="outline"
        width="narrow"
        disabled={step === 0 || sending}
        onClick={(event) => {
          event.preventDefault();
          onBack();
        }}
      >
        Zurück
      </Button>
      {isLast ? (
        <SubmitButton key="send" sending={sending}>
          Kostenlose Bewertung anfordern
        </SubmitButton>
      ) : (
        <Button key="next" {...leadingTo(step + 1)}>
          Weiter
        </Button>
      )}
    </div>
  );
}
