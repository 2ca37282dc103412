import { STAYING } from '@/components/forms/staying';
import { SubmitButton } from '@/components/forms/submit-button';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/utils';

interface LeadNavigationProps {
  isFirst: boolean;
  isLast: boolean;
  sending: boolean;
  onBack: () => void;
}

/** The buttons under a step of the lead form, specification 2. */
export function LeadNavigation({ isFirst, isLast, sending, onBack }: LeadNavigationProps) {
  return (
    <div
      className={cn(
        'js-only mt-4 flex justify-between gap-3 border-t border-line sm:mt-8',
        // The long words of the last button need the width of a phone.
        isLast ? 'flex-col-reverse pt-5 sm:flex-row' : STAYING,
      )}
    >
      <Button variant="outline" width="narrow" onClick={onBack} disabled={isFirst || sending}>
        Zurück
      </Button>
      {isLast ? (
        <SubmitButton sending={sending}>Kostenlose Bewertung anfordern</SubmitButton>
      ) : (
        <Button type="submit">Weiter</Button>
      )}
    </div>
  );
}
